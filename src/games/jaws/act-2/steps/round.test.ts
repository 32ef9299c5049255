import { expect, it } from 'vitest'
import { layOut } from '../testing.ts'

it('a round has six steps in this order, and then begins again (seed 003, Act 2: overview)', () => {
  const table = layOut({
    crew: { quint: 'b1', brody: 'b8' },
    cards: '1b 2b 3b',
    draws: { die: [1, 1, 0, 0, 0] },
  })
  const steps = [table.step]
  const heard: string[] = []
  const then = (...lines: readonly string[]): void => {
    for (const line of lines) {
      heard.push(...table.play(line).happened)
      if (table.step !== steps[steps.length - 1]) steps.push(table.step)
    }
  }
  then('shark: surface A', 'shark: lock plain')
  then('quint: stay', 'quint: ready machete', 'quint: target w1')
  then('brody: stay', 'brody: ready boat-hook', 'brody: target w8')
  then('quint: attack', 'shark: attack b1')
  expect(steps).toEqual(['choose', 'prepare', 'crew-attack', 'shark-attack', 'choose'])
  const told = ['locked', 'targeted', 'surfaced', 'hit', 'attacks-boat', 'dives', 'round', 'turned-up']
  const places = told.map((what) => heard.indexOf(what))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})
