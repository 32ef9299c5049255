import { describe, expect, it } from 'vitest'
import { linesOf, playHeardAndUnheard } from '../../kernel/testing/heard.ts'
import { type Layout, layOut } from './act-1/testing.ts'
import { jaws } from './index.ts'

const { tables } = jaws
const games = Array.from({ length: 27 }, (_, seed) =>
  playHeardAndUnheard(jaws, tables[seed % tables.length], `heard ${seed}`),
)

describe('a game of JAWS', () => {
  it('goes the same way when nobody listens', () => {
    for (const { heard, unheard } of games) expect(unheard).toBe(heard)
  })

  it('cannot be taken back where something hidden is told', () => {
    const events = games.flatMap((game) => game.events)
    const told = new Set(events.filter(({ reveals }) => reveals).map(({ key }) => key.slice(5)))
    expect([...told].sort()).toEqual([
      'ate',
      'ate-michael',
      'ate-none',
      'finder-here',
      'finder-nearby',
      'finder-neither',
      'hit',
      'knocked',
      'missed',
      'no-sensors',
      'no-token',
      'not-seen',
      'orca.ability',
      'orca.surfaced',
      'seen',
      'sensors',
      'token',
      'track',
    ])
    for (const { key, reveals } of events) expect(reveals, key).toBe(told.has(key.slice(5)))
  })
})

describe('what the crew hear of the shark’s turn (seed 003, Phase 2; ruling 3)', () => {
  const announced = (layout: Layout, ...actions: string[]) => {
    const { events } = layOut(layout).play(...actions, 'done')
    return events.filter(({ key }) => !key.startsWith('jaws.plan.'))
  }

  it('all of it, in one order: the eaten by beach, Michael, sensors, a token, captains, the track', () => {
    const events = announced(
      {
        event: 'gardners-boat',
        shark: '1',
        quint: 'N',
        hooper: 'N',
        swimmers: 'N N',
        michael: 'N',
        floating: 'N 1',
      },
      'token frenzy',
      'swim N',
      'knock hooper',
      'knock quint',
      'eat michael',
      'eat',
    )
    expect(linesOf(events)).toEqual([
      'ate N 1',
      'ate-michael N',
      'sensors N,1',
      'token',
      'knocked quint N',
      'knocked hooper N',
      'track 3',
    ])
  })

  it('that there was nothing, where there was nothing; the track then says nothing', () => {
    expect(linesOf(announced({ shark: '1' }))).toEqual(['ate-none', 'no-sensors', 'no-token'])
  })

  it('each word of it is an answer that hangs on the secret: whoever heard it knows more than before', () => {
    for (const event of [
      ...announced({ shark: '1' }),
      ...announced({ shark: 'N', swimmers: 'N', floating: 'N' }, 'eat', 'token burst'),
    ])
      expect(event, event.key).toMatchObject({ reveals: true, audience: {} })
  })

  it('that the act is over with the ninth', () => {
    expect(linesOf(announced({ eaten: 8, shark: 'N', swimmers: 'N' }, 'eat')).slice(0, 5)).toEqual([
      'ate N 1',
      'no-sensors',
      'no-token',
      'track 9',
      'act-1-over track',
    ])
  })
})
