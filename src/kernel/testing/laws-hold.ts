import { describe, expect, it } from 'vitest'
import type { Box } from '../game.ts'
import { checkLaws } from '../laws/check-laws.ts'
import { valuesNotPlayed } from '../laws/coverage.ts'
import { idleOptions } from '../laws/difference.ts'
import { seeEverything } from '../laws/see-everything.ts'
import { type Games, gamesToPlay, testSeed } from './seeds.ts'

export interface LawGames {
  /** More decisions than any game takes. */
  readonly longest: number
  /** Games at each kind of table. */
  readonly atEach: Games
  /** A seed with which the rarest sight comes up soon, and more games than it may take if a rule changes. */
  readonly sights: { readonly seed: string; readonly most: number }
  /** Options that the rules know nothing of: only the table or the page does. */
  readonly notOfTheRules?: readonly string[]
}

/** Every law of the design on a game, at every kind of table that it names. */
export function lawsHoldFor(box: Box, { longest, atEach, sights, notOfTheRules = [] }: LawGames): void {
  const { id, rulesNumbers, tables, packs, beyond } = box

  describe(`the laws of the design hold for ${id}`, () => {
    it('on random play at every kind of table', () => {
      const seed = testSeed(`laws of ${id}`)
      const games = gamesToPlay(atEach) * tables.length
      const report = checkLaws(box, { options: tables, goOn: (soFar) => soFar.games < games, seed, longest })
      console.log(`laws of ${id}, seed "${seed}": ${JSON.stringify(report)}`)
      expect(report.games).toBeGreaterThanOrEqual(games)
    })

    it.each(rulesNumbers.slice(0, -1))('by the rules of number %i too', (rules) => {
      const seed = testSeed(`laws of ${id} ${rules}`)
      const goOn = ({ games }: { readonly games: number }): boolean => games < tables.length
      const report = checkLaws({ ...box, rules }, { options: tables, goOn, seed, longest })
      expect(report.games).toBeGreaterThanOrEqual(tables.length)
    })

    it('at tables that have every value of every option between them', () => {
      expect(valuesNotPlayed(box)).toEqual([])
    })

    it('of which every option changes how it goes', () => {
      expect(idleOptions(box)).toEqual([...notOfTheRules])
    })

    it('and everything that can happen is seen', () => {
      const seed = testSeed(sights.seed)
      const goOn = (games: number): boolean => games < sights.most
      const report = seeEverything(box, { options: tables, goOn, seed, packs, beyond })
      console.log(`sights of ${id}, seed "${seed}": ${report.sights} in ${report.games} games`)
      expect(report.unseen).toEqual([])
    })
  })
}
