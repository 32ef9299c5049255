import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#kernel/message.ts'
import { SHARKS } from './components.ts'
import { content } from './content/index.ts'
import type { Pattern } from './content/schema.ts'
import { cardPoints, cardText, creatureHere } from './preview.ts'
import { layOut, setUp } from './testing.ts'

const PATTERNS: readonly [Pattern, string, string][] = [
  [
    { kind: 'each', size: 'large', points: 1 },
    '1 point for each large creature.',
    '1 point par grande créature.',
  ],
  [
    { kind: 'each', type: 'mammal', points: 2 },
    '2 points for each marine mammal or bird.',
    '2 points par mammifère ou oiseau marin.',
  ],
  [
    { kind: 'each', type: 'bony', size: 'medium', points: 5 },
    '5 points for each medium bony fish.',
    '5 points par poisson osseux moyen.',
  ],
  [
    { kind: 'pair', of: [{ type: 'bony' }, { size: 'small', type: 'mammal' }], points: 4 },
    '4 points for each pair: bony fish + small marine mammal or bird.',
    '4 points par paire\u00a0: poisson osseux + petit mammifère ou oiseau marin.',
  ],
  [
    { kind: 'sizes', points: 4 },
    '4 points for each set: small + medium + large.',
    '4 points par série\u00a0: petite + moyenne + grande.',
  ],
  [
    { kind: 'sizes', type: 'pelagic', points: 7 },
    '7 points for each set, all pelagic fish: small + medium + large.',
    '7 points par série de poisson pélagique\u00a0: petit + moyen + grand.',
  ],
  [
    { kind: 'most', by: 'type', points: 1 },
    '1 point for each creature of the type you have most of.',
    '1 point par créature du type le plus présent.',
  ],
  [
    { kind: 'most', by: 'size', points: 1 },
    '1 point for each creature of the size you have most of.',
    '1 point par créature de la taille la plus présente.',
  ],
  [
    { kind: 'variety', of: 'type', points: 1 },
    '1 point for each different type.',
    '1 point par type différent.',
  ],
  [
    { kind: 'variety', of: 'size', points: 3 },
    '3 points for each different size.',
    '3 points par taille différente.',
  ],
]

describe('what a card says', () => {
  it.each(PATTERNS)('%j', (pattern, en, fr) => {
    const table = setUp()
    expect(table.say(cardText(pattern), 'en')).toBe(en)
    expect(table.say(cardText(pattern), 'fr')).toBe(fr)
  })

  it.each(SHARKS)('every card of the %s deck can be read in every language', (shark) => {
    const table = setUp()
    for (const { scores } of content.builtIn.sharks[shark].deck)
      for (const language of LANGUAGES)
        expect(table.say(cardText(scores), language)).toMatch(/^\d[^⟨⟩{}]*\.$/)
  })
})

describe('what a card would score', () => {
  it('is known from the view, and is what scoring then gives', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const table = setUp({ players: 2 }, {}, seed)
      do {
        if (table.step !== 'score') continue
        const { turn } = table
        const { deck } = table.content.sharks[turn]
        const before = table.points(turn)
        const [number] = table.legalTo('score')
        if (number === undefined) continue
        const promised = cardPoints(deck[Number(number) - 1].scores, table.shark(turn).stomach)
        expect(table.play(`score ${number}`).points(turn)).toBe(before + promised)
      } while (table.playAtRandom())
    }
  })
})

describe('what a tile gives to eat', () => {
  it('is a creature of its size, of a size to choose, or none', () => {
    const gives = new Map<string, string | null>()
    for (const { cell, tile } of layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'b1' }).view().cells) {
      const table = layOut({ sharks: { mako: cell, tiger: cell === 'd3' ? 'a1' : 'd3' }, boat: 'b1' })
      gives.set(tile, creatureHere(table.view()))
    }
    for (const [tile, size] of gives) {
      const isOfSize = tile.startsWith('reef') || tile.startsWith('creatures')
      const isChosen = tile === 'tide' || tile === 'relief'
      expect(size, tile).toBe(isOfSize ? tile.split('-')[1] : isChosen ? 'any' : null)
    }
    expect(gives.size).toBeGreaterThan(5)
  })
})
