import { describe, expect, it } from 'vitest'
import { checkLaws } from '../../kernel/laws/check-laws.ts'
import { seeEverything } from '../../kernel/laws/see-everything.ts'
import { SIZES, TILES, TYPES } from './components.ts'
import { sharks } from './index.ts'

const TABLES = [
  { players: 2 },
  { players: 3, sharks: ['bull', 'thresher', 'hammerhead'] },
  { players: 4 },
  { players: 2, sharks: ['bull', 'thresher'], boat: 'common-view' },
  { players: 4, sharks: ['hammerhead', 'bull', 'great-white', 'thresher'], first: 'bull' },
  { players: 2, hands: 'open' },
]

function seconds(count: number): () => boolean {
  const end = Date.now() + count * 1000
  return () => Date.now() < end
}

describe('the laws of the design hold for Sharks', () => {
  it('on random play at every kind of table', () => {
    const seed = `laws ${Date.now()}`
    const report = checkLaws(sharks, { options: TABLES, goOn: seconds(20), seed, longest: 5000 })
    console.log(`laws of sharks, seed "${seed}": ${JSON.stringify(report)}`)
    expect(report.games).toBeGreaterThan(0)
  })

  it('and everything that can happen is seen', () => {
    const seed = `sights ${Date.now()}`
    const packs = [nearlyEmptyBags(), oilEverywhere()]
    // All 32 trash tokens would have to lie on tiles or in stomachs at once: the boat's own tests lay it out.
    const beyond = ['sharks.no-token']
    const report = seeEverything(sharks, { options: TABLES, goOn: seconds(90), seed, packs, beyond })
    console.log(`sights of sharks, seed "${seed}": ${report.sights} in ${report.games} games`)
    expect(report.unseen).toEqual([])
  })
})

/** Small and medium bags that run dry, which the usual content almost never does. */
function nearlyEmptyBags() {
  const count = { small: 1, medium: 1, large: 10 }
  const creatures = SIZES.flatMap((size) =>
    TYPES.map((type) => ({ type, size, count: count[size], source: 'house' })),
  )
  return { game: 'sharks', creatures }
}

/** Half the ocean under oil: sharks are boxed in and find no way into it. */
function oilEverywhere() {
  const tiles = TILES.map((kind) =>
    kind === 'oil'
      ? { kind, core: 0, more: 15, source: 'house' }
      : { kind, core: 1, more: 0, source: 'house' },
  )
  return { game: 'sharks', tiles }
}
