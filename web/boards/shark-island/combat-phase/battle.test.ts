import { describe, expect, it } from 'vitest'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Params } from '#kernel/message.ts'
import type { Moment } from '../../board.ts'
import { lastBattle } from './battle.ts'

const view = {
  combat: { lines: [{ seat: 'shark' }, { seat: 'tempest' }, { seat: 'harlan' }] },
} as unknown as IslandView

let cursor = 0
const moment = (...events: readonly (readonly [name: string, params?: Params])[]): Moment<IslandView> => ({
  cursor: ++cursor,
  view,
  events: events.map(([name, params = {}]) => ({ key: `shark-island.${name}`, params })),
})

const FOUGHT = [
  moment(['round', { turn: 3 }]),
  moment(['found', { tile: 1, place: 'reef-diver' }], ['combat', { seats: ['tempest'] }]),
  moment(
    ['total', { seat: 'tempest', cards: ['9', '11'], total: 20 }],
    ['total', { seat: 'harlan', cards: ['2', '4'], total: 6 }],
    ['total', { seat: 'shark', cards: ['8', '10'], total: 18 }],
    ['beat', { seat: 'tempest' }],
    ['more-skill', { seat: 'tempest', count: 2 }],
    ['wounded', { count: 1, health: 7 }],
    ['paid', { seat: 'harlan' }],
  ),
]

describe('the last combat, out of what one was shown', () => {
  it('has everybody’s cards and what came of them', () => {
    const battle = lastBattle(FOUGHT)
    expect(battle).toMatchObject({ turn: 3, place: 'reef-diver', wounds: 1, doubleShark: false })
    expect(battle?.fought.map(({ seat, active, total }) => [seat, active, total])).toEqual([
      ['shark', false, 18],
      ['tempest', true, 20],
      ['harlan', false, 6],
    ])
    expect(battle?.verdicts).toEqual({
      tempest: { verdict: 'beat', why: [{ key: 'shark-island.page.why.card', params: { count: 2 } }] },
      harlan: { verdict: 'paid', why: [] },
    })
  })

  it('is over with its turn: what happens later is no part of it', () => {
    const later = [...FOUGHT, moment(['round', { turn: 4 }], ['wounded', { count: 1, health: 6 }])]
    expect(lastBattle(later)?.wounds).toBe(1)
  })

  it('is none while it is fought, and none where there was none', () => {
    expect(lastBattle(FOUGHT.slice(0, 2))).toBeNull()
    expect(lastBattle([moment(['round', { turn: 1 }])])).toBeNull()
  })
})
