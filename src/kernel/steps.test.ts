import { describe, expect, it } from 'vitest'
import { FastChance } from './chance/fast.ts'
import { message } from './message.ts'
import { seatSet } from './seats.ts'
import { numbered } from './step-numbers.ts'
import { playSteps, type Sequence, whyNot } from './steps.ts'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary()
const DIG = vocabulary.word('dig')
const REST = vocabulary.word('rest')

const AT = numbered('dig', 'over', 'dusk')

interface Beach {
  step: number
  days: number
}

/** Ann digs for two days; the days end by themselves. */
const sequence: Sequence<null, Beach, 'dig' | 'dusk'> = {
  at: AT,
  steps: {
    dig: {
      prompt: () => message('beach.ask'),
      legal(_setting, _s, _seat, into) {
        into[0] = DIG
        return 1
      },
      apply(_setting: null, s: Beach) {
        s.step = AT.dusk
      },
      refuse: () => null,
    },
    dusk: (_setting, s) => {
      s.step = ++s.days < 2 ? AT.dig : AT.over
    },
  },
  asks: () => seatSet(0),
  question: (_setting, s, step) => `${step}:${s.days}`,
  otherwise: (_setting, _s, prompt) => message('beach.no', { prompt: prompt.key }),
}
const steps = playSteps(null, sequence)
const table = {
  seats: [
    { id: 'ann', team: 0 },
    { id: 'ben', team: 1 },
  ],
  vocabulary,
}

describe('the numbers of steps', () => {
  it('go on as they are named, and end with the end of the game', () => {
    expect(numbered('start', 'swim')).toEqual({ start: 0, swim: 1, over: 2 })
  })

  it('may go on behind the end of the game', () => {
    expect(AT).toEqual({ dig: 0, over: 1, dusk: 2 })
  })
})

describe('a game of steps', () => {
  it('plays passages until somebody is asked or the game is over', () => {
    const s: Beach = { step: AT.dig, days: 0 }
    expect(steps.decisions(s)).toEqual([
      { id: 'dig:0', seats: seatSet(0), need: 'any', optional: false, prompt: message('beach.ask') },
    ])
    steps.apply(s, 0, DIG, new FastChance(1))
    expect(s).toEqual({ step: AT.dig, days: 1 })
    steps.apply(s, 0, DIG, new FastChance(1))
    expect(s.step).toBe(AT.over)
    expect([steps.toAct(s), steps.decisions(s)]).toEqual([0, []])
  })

  it('says why not: the game is over, another is asked, or first something else is', () => {
    const why = (step: number, seat: number, action: number) =>
      whyNot(steps, table, { step, days: 0 }, seat, action)
    expect(why(AT.over, 0, DIG)).toEqual(message('refusal.over'))
    expect(why(AT.dig, 1, DIG)).toEqual(message('refusal.not-your-turn', { seat: 'ben' }))
    expect(why(AT.dig, 0, DIG)).toBeNull()
    expect(why(AT.dig, 0, REST)).toEqual(message('beach.no', { prompt: 'beach.ask' }))
  })
})
