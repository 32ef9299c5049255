import type { EarlierContent } from '#kernel/content.ts'

/**
 * What records and matches of earlier releases were played with. When the house content changes in what rules read, its
 * sections and its hashes so far are kept here.
 */
export const earlier: readonly EarlierContent[] = [
  // From 0.1.0 to 0.4: the same pieces as today's.
  { hashes: ['76dc499b5757a34fba7ea9f5cec28273551d095358c35c71aedcd11ae526ce69'], pack: {} },
]
