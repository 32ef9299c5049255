import { expect, test, vi } from 'vitest'
import { dorsalHere } from '../../../test/support/dorsal.ts'
import type { Box, Game } from '../../kernel/game.ts'

// On this shelf stands a game that loses a card.
vi.mock(import('../../games/index.ts'), async (original) => {
  const shelf = await original()
  const sharks = shelf.boxes[0]
  const careless: Box = {
    ...sharks,
    open(options, content) {
      const game = sharks.open(options, content)
      const apply: Game['apply'] = (state, seat, action, chance, emit) => {
        game.apply(state, seat, action, chance, emit)
        const { hands } = state as { hands: number[][] }
        hands[0].length = 1
      }
      return { ...game, apply, sights: [] }
    },
  }
  return { ...shelf, boxes: [careless], findBox: () => careless }
})

test('a law that is broken is told with the way to see it again', async () => {
  const { code, out } = await dorsalHere(['laws', 'sharks', '--minutes', '0.05', '--seed', 'careless'])
  expect(code).toBe(1)
  expect(out).toMatch(/^Nothing breaks: /)
  expect(out).toContain('seed of the play: "careless/')
  expect(out).toContain('dorsal record 1\ngame: sharks\n')
})
