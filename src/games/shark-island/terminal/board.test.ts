import { expect, test } from 'vitest'
import { botAction } from '#cli/bots.ts'
import { picture } from '#cli/play/testing/drawn-boards.ts'
import { sitDown } from '#cli/sitting.ts'
import { seatSet } from '#kernel/seats.ts'
import { sharkIsland as box } from '../index.ts'
import { board } from './board.ts'

test('shows the Shark its own fins and the Hunters none of them', () => {
  const sitting = sitDown(box, { seed: 'fins' })
  const { match } = sitting
  const plain = (seat: number): string => picture(box, board, sitting, seat).join('\n')
  while ((match.game.view(match.state, seatSet(0)) as unknown as { question: string }).question !== 'act') {
    const seat = match.game.seats.findIndex((_, each) => match.isToAct(each))
    match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
  }
  expect(plain(0)).toContain('SHARK')
  expect(plain(1)).not.toContain('SHARK')
})

test('Hunters stand under each other, whether it is their turn or not', () => {
  const sitting = sitDown(box, { options: { players: 5 }, seed: 'columns' })
  const { match } = sitting
  while ((match.game.view(match.state, seatSet(0)) as unknown as { question: string }).question !== 'act') {
    const seat = match.game.seats.findIndex((_, each) => match.isToAct(each))
    match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
  }
  const lines = picture(box, board, sitting, 0)
  const hunters = lines.filter((line) => /^[▸ ][① ][A-Z] /.test(line))
  expect(hunters).toHaveLength(4)
  expect(hunters.filter((line) => line.startsWith('▸'))).toHaveLength(1)
})
