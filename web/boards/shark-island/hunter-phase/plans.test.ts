import { expect, it } from 'vitest'
import type { IslandView } from '#games/shark-island/view.ts'
import type { SidePad } from '../../board.ts'
import { plan, plansOn } from './plans.ts'

const seen = (turn: number, at: 'ashore' | number): IslandView =>
  ({ turn, hunters: [{ seat: 'tempest', at }] }) as unknown as IslandView

it('Hunters tell each other where they mean to sail, for one turn and until they have', () => {
  const notes: { [name: string]: string } = {}
  const pad: SidePad = { notes, note: (changes) => Object.assign(notes, changes) }
  plan(pad, seen(3, 'ashore'), 'tempest', 2)
  expect(plansOn(pad, seen(3, 'ashore'))).toEqual({ tempest: 2 })
  expect(plansOn(pad, seen(3, 2))).toEqual({})
  expect(plansOn(pad, seen(4, 'ashore'))).toEqual({})
  plan(pad, seen(3, 'ashore'), 'tempest', null)
  expect(plansOn(pad, seen(3, 'ashore'))).toEqual({})
  expect(plansOn(null, seen(3, 'ashore'))).toEqual({})
})
