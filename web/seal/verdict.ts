import type { PlayedGame } from '#kernel/game.ts'
import { checkSeal, type KeptSeal, type SealFault, type ToldMatch } from '#kernel/match/seal-check.ts'

/**
 * What is said of draws that were checked. `since`: all fits that was shown since the match goes by newer rules; how things
 * stood at that moment does not follow from the seal.
 */
export type Checked = 'fits' | 'since' | SealFault

export function checked(game: PlayedGame, kept: KeptSeal, told: ToldMatch): Checked {
  return checkSeal(game, kept, told) ?? (game.rules === told.terms.rules ? 'fits' : 'since')
}
