import { expect, test } from 'vitest'
import { picture } from '#cli/play/testing/drawn-boards.ts'
import { sitDown } from '#cli/sitting.ts'
import { jaws as box } from '../index.ts'
import { board } from './board.ts'

test('shows everyone where they are, and the shark to itself alone', () => {
  const sitting = sitDown(box, { seed: 'board', stack: { event: ['in-the-news'] } })
  sitting.match.submit(0, [sitting.match.game.vocabulary.parse('start N')])
  const seen = (seat: number): string[] => picture(box, board, sitting, seat)
  const chart = seen(0).slice(0, 10)
  expect(chart[0]).toMatch(/^1 ‹\d›\s+N ▲\s+2$/)
  expect(chart[1]).toContain('☺1')
  expect(chart[2]).toMatch(/5 H ‹\d›\s+6 B ‹\d›/)
  expect(chart.join('\n')).toContain('8 Q')
  expect(seen(1).slice(0, 10).join('\n')).not.toContain('▲')
  expect(seen(1).join('\n')).toContain('The shark may be at')
})
