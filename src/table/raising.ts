import { unplayable } from '#kernel/match/position.ts'
import { raisedState } from '#kernel/match/raise.ts'
import { openGame } from '#kernel/match/setup.ts'
import type { NewEntry } from './entry.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** What brings a table to the newest rules; null where its own are played for as long as it lives. */
export function raiseOf(table: Table, world: Pick<World, 'now' | 'newSecret'>): NewEntry | null {
  const { box, room, match, setup, rules } = table
  const at = world.now()
  const isKept = (number: number): boolean =>
    number > box.rules || (box.rulesNumbers.includes(number) && !box.leaving?.includes(number))
  if (room.status === 'gathering' && !isKept(setup.rules))
    return { kind: 'renewed', rules: box.rules, secret: world.newSecret(), next: world.newSecret(), at }
  if (room.status !== 'playing' || match === null || isKept(rules)) return null
  const state = raisedState(box, match)
  const fault = unplayable(openGame(box, { ...setup, rules: box.rules }), state)
  if (fault !== null)
    throw new Unraised(`match ${table.id} cannot go on by rules number ${box.rules}: ${fault}`)
  return { kind: 'raised', rules: box.rules, state, at }
}

/** A state that the newest rules cannot play: a fault of the game, whose own number is played on. */
export class Unraised extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'Unraised'
  }
}
