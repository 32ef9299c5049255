import { describe, expect, it } from 'vitest'
import type { SharksState } from './state.ts'
import { creatures, layOut, setUp } from './testing.ts'

function brokenBy(spoil: (s: SharksState) => void): string[] {
  const table = layOut({
    sharks: { mako: 'a1', tiger: 'd3' },
    boat: 'b2',
    trash: 'b1',
    stomachs: { mako: creatures(3) },
  })
  const s = table.game.clone(table.state)
  spoil(s)
  return table.game.invariants(s)
}

describe('what holds in every state (to test against)', () => {
  it('holds at every moment of random games, which the match checks after each action', () => {
    let actions = 0
    for (let seed = 1; seed <= 60; seed++) {
      const table = setUp({ players: 2 + (seed % 3), hands: seed % 2 ? 'open' : 'secret' }, {}, seed)
      expect(table.game.invariants(table.state)).toEqual([])
      while (table.playAtRandom()) actions++
    }
    expect(actions).toBeGreaterThan(60 * 50)
  })

  it.each<[string, (s: SharksState) => void, RegExp]>([
    ['23 tiles', (s) => s.stack[0]++, /24 tiles/],
    ['32 trash tokens', (s) => s.trashStack[0]--, /31 trash tokens/],
    ['32 trash tokens, stomachs included', (s) => s.stomachs[1].push(18), /33 trash tokens/],
    ['72 creatures', (s) => s.bags[0][3]--, /71 creatures/],
    ['72 creatures, stomachs included', (s) => s.stomachs[0].pop(), /71 creatures/],
    ['24 cards in each deck', (s) => s.decks[0][4]++, /3 copies of design 5 of mako/],
    ['24 cards, the discards included', (s) => s.discards[1][0]++, /3 copies of design 1 of tiger/],
    ['three cards in hand', (s) => s.hands[0].pop(), /2 cards in hand/],
    ['ten items in a stomach', (s) => s.stomachs[0].push(...new Array(8).fill(0)), /11 items/],
    ['only items there are, in a stomach', (s) => s.stomachs[0].push(22), /item 22 in a stomach/],
    ['no trash on a Trash Relief', (s) => (s.tiles[1] = 7), /trash on tile 7/],
    ['no trash on an Oil Spill', (s) => (s.tiles[1] = 8), /trash on tile 8/],
    ['the boat in the ocean', (s) => (s.boat = 12), /the boat at 12/],
    ['every shark somewhere', (s) => (s.at[1] = -1), /tiger is nowhere/],
    ['an end', (s) => (s.round = 31), /round 31/],
  ])('%s: a state that breaks it is caught', (_what, spoil, broken) => {
    expect(brokenBy(spoil).join('; ')).toMatch(broken)
  })

  it('a state that breaks nothing passes', () => {
    expect(brokenBy(() => undefined)).toEqual([])
  })
})
