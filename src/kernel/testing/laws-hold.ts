import { describe, expect, it } from 'vitest'
import type { Box } from '../game.ts'
import { checkLaws } from '../laws/check-laws.ts'
import { seeEverything } from '../laws/see-everything.ts'

/** Seconds for the rarest sight to come up; it ends as soon as all have, most often within ten. */
const PATIENCE = 240

function seconds(count: number): () => boolean {
  const end = Date.now() + count * 1000
  return () => Date.now() < end
}

/** Every law of the design on a game, at every kind of table that it names. */
export function lawsHoldFor(box: Box, longest: number): void {
  const { id, tables, packs, beyond } = box

  describe(`the laws of the design hold for ${id}`, () => {
    it('on random play at every kind of table', () => {
      const seed = `laws ${Date.now()}`
      const report = checkLaws(box, { options: tables, goOn: seconds(12), seed, longest })
      console.log(`laws of ${id}, seed "${seed}": ${JSON.stringify(report)}`)
      expect(report.games).toBeGreaterThan(0)
    })

    it('and everything that can happen is seen', { timeout: 2 * PATIENCE * 1000 }, () => {
      const seed = `sights ${Date.now()}`
      const report = seeEverything(box, { options: tables, goOn: seconds(PATIENCE), seed, packs, beyond })
      console.log(`sights of ${id}, seed "${seed}": ${report.sights} in ${report.games} games`)
      expect(report.unseen).toEqual([])
    })
  })
}
