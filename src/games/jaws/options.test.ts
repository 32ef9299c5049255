import { describe, expect, it } from 'vitest'
import { jawsOptions } from './options.ts'
import { setUp } from './testing.ts'

describe('options', () => {
  it('are all optional', () => {
    expect(jawsOptions({})).toEqual({ players: 4, mode: 'full' })
  })

  it('keep that there is no help, and leave out that there is', () => {
    expect(jawsOptions({ help: 'on' })).toEqual({ players: 4, mode: 'full' })
    expect(jawsOptions({ help: 'off' })).toEqual({ players: 4, mode: 'full', help: 'off' })
  })

  it.each([{ players: 1 }, { players: 5 }, { mode: 'act-3' }, { help: 'some' }, { sharks: 2 }])(
    'refuse %j',
    (given) => {
      expect(() => jawsOptions(given)).toThrow()
    },
  )

  it('seat four whatever the number of players: who holds a seat is the table’s business', () => {
    for (const players of [2, 3, 4]) {
      const { game } = setUp({ players })
      expect(game.seats.map(({ id }) => id)).toEqual(['shark', 'quint', 'brody', 'hooper'])
      expect(game.seats.map(({ team }) => team)).toEqual([0, 1, 1, 1])
    }
  })

  it('begin with the act that was asked for', () => {
    expect(setUp({ mode: 'act-1' }).view()).toMatchObject({ mode: 'act-1', act2: null })
    expect(setUp({ mode: 'act-2' }).view()).toMatchObject({ mode: 'act-2', act1: null })
    expect(setUp().view()).toMatchObject({ mode: 'full', act2: null })
  })
})
