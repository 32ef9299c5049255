import type { EarlierContent } from '#kernel/content.ts'
import number1 from './number-1.json' with { type: 'json' }

/**
 * What records and matches of earlier releases were played with. When the house content changes in what rules read, its
 * sections and its hashes so far are kept here.
 */
export const earlier: readonly EarlierContent[] = [
  // From 0.1.0 to 0.4: the same pieces as today's.
  { hashes: ['20d99e5512ce158c0cd4931fc04a22fa2ba2355016699c6847bca8864d83d387'], pack: {} },
  // Played by rules number 1.
  { hashes: ['3e6662e4193a872688e98c04bb340618796551ab2023b1a8ce3459951bbd7b95'], pack: number1 },
]
