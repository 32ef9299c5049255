import type { EarlierContent } from '#kernel/content.ts'

/**
 * What records and matches of earlier releases were played with. When the house content changes in what rules read, its
 * sections and its hashes so far are kept here.
 */
export const earlier: readonly EarlierContent[] = [
  // From 0.1.0 to 0.4: the same pieces as today's.
  { hashes: ['8aa77b10248dc2fdde2eb8a57eb37c72b9fc9687ed1413f5209f69eb083723b7'], pack: {} },
]
