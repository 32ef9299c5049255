import { expect, it } from 'vitest'
import { think } from '#bots/index.ts'
import { jawsOptions } from '#games/jaws/options.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { settingOf } from '#games/jaws/setting.ts'
import type { Game } from '#kernel/game.ts'
import { layOut, type Table } from '../testing.ts'
import { evaluate, foresee } from './evaluation.ts'

function sharkShare(table: Table, look: typeof evaluate): number {
  const shares = new Float64Array(table.game.seats.length)
  look(settingOf(jawsOptions({ mode: 'act-2' }), table.content).act2, table.state, shares)
  return shares[SHARK]
}

function greedy(table: Table, seat: string): string {
  const view = table.game.view(table.match.state, 1 << table.seat(seat))
  const { action } = think(table.game as Game, view, table.seat(seat), { level: 'greedy', seed: 'a test' })
  return table.game.vocabulary.text(action)
}

it('whoever looks one step ahead counts what is prepared; whoever searches waits for the end of the round', () => {
  const aimed = (zone: string): Table =>
    layOut({ crew: { quint: 'b1', brody: 'b8' }, cards: '1b 2a 3a', gear: { quint: 'rifle' } })
      .lock('A')
      .play('quint: stay', 'quint: ready rifle', `quint: target ${zone}`)
  expect(sharkShare(aimed('w1'), evaluate)).toBeLessThan(sharkShare(aimed('w2'), evaluate))
  expect(sharkShare(aimed('w1'), foresee)).toBe(sharkShare(aimed('w2'), foresee))
})

it('greedy goes where it can strike, takes up what hits and aims where the shark may be', () => {
  // Every letter leads to port, and Quint stands to starboard.
  const table = layOut({ crew: { quint: 'b7' }, cards: '1b 2b 3b', gear: { quint: 'fire-axe' } }).lock('A')
  table.play(`quint: ${greedy(table, 'quint')}`)
  expect(['b2', 'b3']).toContain(table.crew('quint').at)
  const weapon = greedy(table, 'quint')
  expect(weapon).toBe(`ready ${table.design('fire-axe') + 1}`)
  table.play(`quint: ${weapon}`)
  expect(greedy(table, 'quint')).toBe(`target w${table.crew('quint').at?.slice(1)}`)
})

it('greedy comes up where there is most to bite', () => {
  // Around zone 1 nothing is left; at 7 stands Quint.
  const table = layOut({ crew: { quint: 'b7' }, cards: '1b 3b 7b', destroyed: '1 2 5' })
  expect(greedy(table, 'shark')).toBe('surface C')
})
