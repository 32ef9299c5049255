import { expect, it } from 'vitest'
import type { Message, Params } from '#kernel/message.ts'
import { mealsText, trackerOf } from './tracker.ts'

const told = (key: string, params: Params = {}): Message => ({ key: `jaws.${key}`, params })

/** Seed 003, Act 1, phase 2, the example of the pad: beside a beach stands how many were eaten there. */
it('the pad says how many the shark ate at each beach, all of a Feeding Frenzy too', () => {
  const events = [
    told('started', { space: '6' }),
    told('round', { round: 1 }),
    told('plan.swim', { space: 'N' }),
    told('plan.token', { token: 'frenzy' }),
    told('plan.eat-all', { swimmers: 3 }),
    told('round', { round: 2 }),
    told('plan.eat'),
    told('plan.eat-michael'),
    told('plan.swim', { space: 'E' }),
    told('plan.eat'),
  ]
  const [first, second] = trackerOf([{ events }] as never)
  expect(first).toEqual({ round: 1, from: '6', path: ['N'], ate: ['N', 'N', 'N'], token: 'frenzy' })
  expect(mealsText(first.ate)).toBe('N 3')
  expect(mealsText(second.ate)).toBe('N 2, E 1')
  expect(mealsText([])).toBe('')
})
