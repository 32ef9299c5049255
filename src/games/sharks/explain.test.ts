import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#kernel/message.ts'
import type { SharkId } from './components.ts'
import { sharks } from './index.ts'
import { fewSmallCreatures, type Layout, layOut, setUp, type Table } from './testing.ts'

const OIL = `
  rs oi rl cs
  cm cl ti re
  rs rm rl cs
`

function swimming(layout: Partial<Layout> = {}): Table {
  return layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'c1', ...layout })
}

function starting(): Table {
  return setUp(
    { sharks: ['mako', 'tiger'], first: 'mako' },
    { more: ['oil', 'tide', 'tide', 'relief'], tile: ['oil'] },
  )
}

function onTide(): Table {
  return layOut({ sharks: { mako: 'c1', tiger: 'a3' }, boat: 'a1' }).play('swim c2', 'stop', 'draw large')
}

function onRelief(layout: Partial<Layout> = {}): Table {
  return layOut({ sharks: { mako: 'd1', tiger: 'a3' }, boat: 'a1', ...layout }).play('swim d2', 'stop')
}

function withBoat(boat: string): Table {
  return swimming({ boat, draws: { trash: ['up-right'] } }).play('swim a2', 'stop', 'take bony', 'done')
}

/** Why something is refused: a table at which it is, and what is tried there. */
const REFUSED: { readonly [key: string]: readonly [at: () => Table, text: string, by?: SharkId] } = {
  'refusal.over': [
    () => layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'c1', round: 30, turn: 'tiger' }).finishTurn(),
    'done',
  ],
  'refusal.not-your-turn': [swimming, 'swim d2', 'tiger'],
  'sharks.no.step': [swimming, 'done'],
  'sharks.no.spot': [starting, 'start west-4'],
  'sharks.no.spot-taken': [() => starting().play('start east-2'), 'start east-2'],
  'sharks.no.spot-oil': [starting, 'start north-a'],
  'sharks.no.cell': [swimming, 'swim a4'],
  'sharks.no.entry': [() => swimming({ sharks: { mako: 'north-b', tiger: 'd3' } }), 'swim a1'],
  'sharks.no.steps': [() => swimming().play('swim a2', 'swim b2', 'swim b3'), 'swim a3'],
  'sharks.no.far': [swimming, 'swim b2'],
  'sharks.no.leap': [() => swimming({ sharks: { thresher: 'a1', tiger: 'd3' } }).play('swim b2'), 'swim c3'],
  'sharks.no.oil': [() => swimming({ ocean: OIL }), 'swim b1'],
  'sharks.no.boat': [() => swimming({ boat: 'b1' }), 'swim b1'],
  'sharks.no.shark': [() => swimming({ sharks: { mako: 'a1', tiger: 'b1' } }), 'swim b1'],
  'sharks.no.origin': [
    () => swimming({ sharks: { thresher: 'a1', tiger: 'd3' } }).play('swim b2', 'swim b1'),
    'swim a1',
  ],
  'sharks.no.stop-origin': [() => swimming().play('swim a2', 'swim a1'), 'stop'],
  'sharks.no.stop-unmoved': [swimming, 'stop'],
  'sharks.no.stay': [swimming, 'stay'],
  'sharks.no.shift': [() => swimming({ sharks: { mako: 'north-b', tiger: 'd3' } }), 'shift north-a'],
  'sharks.no.not-shown': [
    () => swimming({ shown: { medium: 'bony mammal' } }).play('swim a2', 'stop'),
    'take pelagic',
  ],
  'sharks.no.empty-bag': [() => onRelief({ content: fewSmallCreatures(2) }), 'draw small'],
  'sharks.no.tide-order': [() => onTide().play('change b2'), 'change b1'],
  'sharks.no.tide-last': [onTide, 'change d3'],
  'sharks.no.trash': [() => onRelief().play('draw small'), 'relieve'],
  'sharks.no.relieved': [
    () => onRelief({ stomachs: { mako: 'trash trash' } }).play('draw small', 'relieve'),
    'relieve',
  ],
  'sharks.no.relief-nothing': [() => onRelief().play('draw small'), 'done'],
  'sharks.no.card': [() => swimming().play('swim a2', 'stop', 'take bony'), 'score 12'],
  'sharks.no.boat-border': [() => withBoat('b1'), 'boat north'],
  'sharks.no.boat-direction': [() => withBoat('b1'), 'boat west'],
}

describe('why something is not allowed', () => {
  it.each(Object.entries(REFUSED))('%s is said where it is the reason', (key, [at, text, by]) => {
    const table = at()
    expect(table.whyNot(text, by)?.key).toBe(key)
  })

  it.each(Object.entries(REFUSED))('%s is a whole sentence in every language', (_key, [at, text, by]) => {
    const table = at()
    const why = table.whyNot(text, by)
    for (const language of LANGUAGES)
      expect(why && table.say(why, language)).toMatch(/^[\p{Lu}a-d][^⟨⟩{}]*[.]$/u)
  })

  it('every reason in the catalogue is reached here', () => {
    const reasons = Object.keys(sharks.messages.en).filter((key) => key.startsWith('sharks.no.'))
    expect(reasons.sort()).toEqual(
      Object.keys(REFUSED)
        .filter((key) => key.startsWith('sharks.'))
        .sort(),
    )
  })

  it('a match refuses with the same words, and changes nothing', () => {
    for (const [key, [at, text, by]] of Object.entries(REFUSED)) {
      const table = at()
      const before = JSON.stringify(table.state)
      const seat = by === undefined ? table.state.active : table.seat(by)
      expect(() => table.match.submit(seat, [table.action(text)])).toThrow(key)
      expect(JSON.stringify(table.state)).toBe(before)
    }
  })

  it('what is allowed has no reason against it', () => {
    const table = swimming()
    for (const text of table.legal()) expect(table.whyNot(text)).toBe(null)
  })

  it('every action is either allowed or has a reason against it, all through a game', () => {
    const table = setUp({ players: 3 }, {}, 5)
    do {
      const legal = table.legal()
      for (const text of table.game.vocabulary.texts())
        expect(table.whyNot(text) === null, text).toBe(legal.includes(text))
    } while (table.playAtRandom())
  })
})

describe('why a shark cannot swim in', () => {
  it.each([
    ['the boat', { mako: 'north-b', tiger: 'd3' }, 'b1', undefined, 'sharks.no.boat'],
    ['another shark', { mako: 'north-b', tiger: 'b1' }, 'd3', undefined, 'sharks.no.shark'],
    ['oil', { mako: 'north-b', tiger: 'd3' }, 'd2', OIL, 'sharks.no.oil'],
  ])('%s is at its own entry', (_what, at, boat, ocean, key) => {
    const table = layOut({ sharks: at, boat, ...(ocean === undefined ? {} : { ocean }) })
    expect(table.whyNot('swim b1')?.key).toBe(key)
  })
})

describe('why a shark cannot shift along the shore', () => {
  function blocked(boat = 'b1', ocean = OIL.replace('oi', 'rm').replace('cm', 'oi')): Table {
    return layOut({
      sharks: { mako: 'north-b', tiger: 'd3', bull: 'west-3' },
      boat,
      ocean: `${ocean} cs cm cl ti`,
    })
  }

  it.each([
    ['its own spot, whose tile has the boat', 'north-b', 'sharks.no.boat'],
    ['beside an Oil Spill', 'west-2', 'sharks.no.spot-oil'],
    ['where another shark waits', 'west-3', 'sharks.no.spot-taken'],
    ['where another shark swims', 'east-3', 'sharks.no.shark'],
  ])('%s', (_where, spot, key) => {
    expect(blocked().whyNot(`shift ${spot}`)?.key).toBe(key)
  })

  it('a spot this ocean does not have', () => {
    const table = layOut({ sharks: { mako: 'north-b', tiger: 'd3' }, boat: 'b1' })
    expect(table.whyNot('shift west-4')?.key).toBe('sharks.no.spot')
  })

  it('its way in is open, at whatever spot it waits', () => {
    for (const mako of ['north-a', 'east-2', 'west-3']) {
      const table = layOut({ sharks: { mako, tiger: 'c3' }, boat: 'b2' })
      expect(table.whyNot('shift north-c')?.key).toBe('sharks.no.shift')
    }
  })

  it('it is in the ocean already', () => {
    expect(swimming().whyNot('shift west-2')?.key).toBe('sharks.no.step')
  })
})
