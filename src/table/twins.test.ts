import { expect, test } from 'vitest'
import { FastChance } from '../kernel/chance/fast.ts'
import type { Stack } from '../kernel/chance/stacked.ts'
import { prepareMatch } from '../kernel/match/setup.ts'
import { Refusal } from '../kernel/refusal.ts'
import { hasSeat, seatSet, type Viewer, WATCHER } from '../kernel/seats.ts'
import { DEAL, SEED } from '../kernel/testing/oyster-table.ts'
import type { OystersState } from '../kernel/testing/oysters/state.ts'
import type { Command } from './command.ts'
import { listingOf, padsOf, roomView } from './room-view.ts'
import { Table } from './table.ts'
import { findTestBox } from './testing/club.ts'
import { Onlooker } from './testing/onlooker.ts'

const SECONDS = 3

/** A table at which everybody sits in a seat of their own, and the game has begun. */
function openTable(game: string, options: object, stack: Stack): Table {
  const box = findTestBox(game)
  if (box === undefined) throw new Error(`there is no game ${game}`)
  const table = new Table('table', box, prepareMatch(box, { options, seed: SEED, stack }), 'person-0')
  for (const seat of table.game.seats.keys())
    table.commit({ kind: 'sat', seat, person: `person-${seat}`, name: `Person ${seat}`, at: 0 })
  table.commit({ kind: 'started', at: 0 })
  return table
}

/** Two tables that one viewer must not be able to tell apart. */
class Twins {
  readonly tables: readonly Table[]
  readonly viewer: Viewer
  readonly #who: string | null
  readonly #eyes: readonly Onlooker[]
  readonly #said: string[] = []
  #now = 0

  constructor(tables: readonly Table[], viewer: Viewer) {
    this.tables = tables
    this.viewer = viewer
    this.#eyes = tables.map(() => new Onlooker(viewer))
    const seat = tables[0].game.seats.findIndex((_, each) => hasSeat(viewer, each))
    this.#who = seat < 0 ? null : `person-${seat}`
  }

  /** The same at both tables; what the viewer is answered must be the same too. */
  both(seat: number, command: Command): void {
    this.#now += 1000
    const answers = this.tables.map((table) => this.#do(table, seat, command))
    if (`person-${seat}` === this.#who) expect(answers[0]).toBe(answers[1])
    this.#said.push(`person-${seat}: ${JSON.stringify(command)}`)
    this.compare()
  }

  /** Something that only one table sees, done by somebody else than the viewer. */
  one(index: number, seat: number, command: Command): void {
    this.#said.push(`at table ${index} person-${seat}: ${JSON.stringify(command)}`)
    this.#do(this.tables[index], seat, command)
    this.compare()
  }

  compare(): void {
    const [a, b] = this.tables.map((table, index) => {
      this.#eyes[index].look(table)
      return JSON.stringify({
        sent: this.#eyes[index].got,
        room: roomView(table, this.#who),
        pads: padsOf(table, this.viewer),
        listing: listingOf(table),
      })
    })
    if (a === b) return
    const from = Math.max(0, [...a].findIndex((letter, index) => letter !== b[index]) - 100)
    const difference = [a, b].map((text) => text.slice(from, from + 300))
    throw new Error([...this.#said, 'can be told apart:', ...difference].join('\n'))
  }

  /** What a seat may do at both tables. */
  common(seat: number): string[] {
    const [here, there] = this.tables.map(({ match, game }) =>
      (match?.legal(seat) ?? []).map((action) => game.vocabulary.text(action)),
    )
    return here.filter((text) => there.includes(text))
  }

  #do(table: Table, seat: number, command: Command): string {
    try {
      table.handle(command, { person: `person-${seat}`, now: this.#now, away: () => 0 })
      return 'done'
    } catch (error) {
      if (error instanceof Refusal) return JSON.stringify([error.code, error.said])
      throw error
    }
  }
}

interface Plan {
  readonly twins: Twins
  readonly chance: FastChance
  readonly tag: () => string
  readonly mayPlay?: (action: string) => boolean
  /** Whose last submission is not the same at both tables, so that to take it back means two things. */
  readonly isApart?: (seat: number) => boolean
}

/** One step of the same game at both tables; false when there is nothing more that both can do. */
function step({ twins, chance, tag, mayPlay = () => true, isApart = () => false }: Plan): boolean {
  const [{ game }] = twins.tables
  const anyOf = <T>(list: readonly T[]): T => list[chance.upTo(list.length)]
  const seat = chance.upTo(game.seats.length)
  const roll = chance.upTo(20)
  const guess = game.vocabulary.text(chance.upTo(game.vocabulary.size))
  if (roll === 0 && !isApart(seat)) twins.both(seat, { do: 'offer', offer: { what: 'takeback' } })
  else if (roll === 1) twins.both(seat, { do: 'answer', agree: chance.upTo(4) > 0 })
  else if (roll === 2) twins.both(seat, { do: 'say', channel: 'table', text: 'hm' })
  else if (roll === 19 && !hasSeat(twins.viewer, seat))
    twins.one(chance.upTo(2), seat, { do: 'note', seat, notes: { [tag()]: 'what only my side reads' } })
  else if (roll === 3 && hasSeat(twins.viewer, seat) && mayPlay(guess))
    twins.both(seat, { do: 'act', seat, actions: [guess], tag: tag() })
  else if (roll < 7 && !isApart(seat) && twins.tables.every(({ match }) => match?.canUndo(seat)))
    twins.both(seat, { do: 'undo', seat, tag: tag() })
  else {
    const able = game.seats.flatMap((_, each) => {
      const actions = twins.common(each).filter(mayPlay)
      return actions.length === 0 ? [] : [{ each, actions }]
    })
    if (able.length === 0) return false
    const { each, actions } = anyOf(able)
    twins.both(each, { do: 'act', seat: each, actions: [anyOf(actions)], tag: tag() })
  }
  return true
}

function untilTimeIsUp(what: string, play: (plan: Omit<Plan, 'twins'>) => number): void {
  const base = `${what} ${Date.now()}`
  const end = Date.now() + SECONDS * 1000
  let pairs = 0
  let steps = 0
  while (Date.now() < end) {
    const seed = `${base} ${pairs}`
    let tags = 0
    try {
      steps += play({ chance: new FastChance(seed), tag: () => `tag ${++tags}` })
    } catch (error) {
      throw new Error(`failed with the seed "${seed}"`, { cause: error })
    }
    pairs++
  }
  console.log(`${what}: ${pairs} pairs of tables, ${steps} steps, seed "${base}"`)
  expect(steps).toBeGreaterThan(pairs)
}

test('whoever plays sharks cannot tell from anything what cards another holds', () => {
  const [theirs] = openTable('sharks', {}, {}).game.draws.filter(({ label }) => label === 'card-mako')
  untilTimeIsUp('twins of sharks', ({ chance, tag }) => {
    const hand = () => {
      const cards = [...theirs.outcomes]
      return [1, 2, 3].map(() => cards.splice(chance.upTo(cards.length), 1)[0])
    }
    const viewer = chance.upTo(2) === 0 ? WATCHER : seatSet(0)
    const tables = [hand(), hand()].map((cards) => openTable('sharks', {}, { 'card-mako': cards }))
    const twins = new Twins(tables, viewer)
    twins.compare()
    let steps = 0
    while (steps < 60 && step({ twins, chance, tag })) steps++
    return steps
  })
})

test('whoever plays oysters cannot tell from anything what another does in secret, or how often', () => {
  untilTimeIsUp('twins of oysters', ({ chance, tag }) => {
    const options = { rounds: 3 }
    const viewer = [WATCHER, seatSet(0), seatSet(2)][chance.upTo(3)]
    const twins = new Twins(
      [openTable('oysters', options, DEAL), openTable('oysters', options, DEAL)],
      viewer,
    )
    const stateOf = (table: Table) => table.match?.state as OystersState
    let steps = 0
    for (let turn = 0; turn < 120; turn++) {
      const [{ phase, diver }] = twins.tables.map(stateOf)
      if (phase === 'hide' && !hasSeat(viewer, diver)) hideApart(twins, diver, { twins, chance, tag })
      const [here, there] = twins.tables.map((table) => stateOf(table).pearl)
      const isTold = (action: string): boolean => here !== there && (action === 'open' || action === 'peek')
      const isApart = (seat: number): boolean => phase === 'hide' && seat === diver && !hasSeat(viewer, diver)
      if (!step({ twins, chance, tag, mayPlay: (action) => !isTold(action), isApart })) break
      steps++
    }
    return steps
  })
})

/** At each table the diver hides in their own way, with second thoughts. */
function hideApart(twins: Twins, diver: number, { chance, tag }: Plan): void {
  for (const [index, table] of twins.tables.entries()) {
    let puts = 0
    for (let count = chance.upTo(4); count > 0; count--)
      if (puts > 0 && chance.upTo(3) === 0) {
        twins.one(index, diver, { do: 'undo', seat: diver, tag: tag() })
        puts--
      } else {
        const legal = (table.match?.legal(diver) ?? []).map((action) => table.game.vocabulary.text(action))
        const shells = legal.filter((text) => text.startsWith('put'))
        const actions = [shells[chance.upTo(shells.length)]]
        twins.one(index, diver, { do: 'act', seat: diver, actions, tag: tag() })
        puts++
      }
  }
}
