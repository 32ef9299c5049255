import { boxes } from '#games/index.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Box } from '#kernel/game.ts'
import { prepareMatch } from '#kernel/match/setup.ts'
import { seatSet, seatsIn, type Viewer, WATCHER } from '#kernel/seats.ts'
import { inSlices } from '#kernel/slices.ts'
import { catchUp } from '#server/catching-up.ts'
import { pause } from '#server/pause.ts'
import type { NewEntry, TableEntry } from '#table/entry.ts'
import { Table } from '#table/table.ts'

/** Milliseconds of processor time in a match of one game: the middle of all times it was measured. */
export interface FirstLook {
  readonly game: string
  readonly moves: number
  /** The whole log played and shown again for one viewer. */
  readonly replay: number
  /** What a hello takes by eyes that nobody looks with. */
  readonly look: number
  /** The same by somebody who has missed some updates. */
  readonly missed: number
  /** What reading the match takes, once for all who look. */
  readonly reading: number
}

const MOVES = 200
/** Updates that somebody has missed who comes back. */
export const MISSED = 16

type Taken = { readonly [what in Exclude<keyof FirstLook, 'game' | 'moves'>]: number[] }

interface Laid {
  readonly box: Box
  readonly begin: () => Table
  readonly log: readonly TableEntry[]
}

/** Each game in turn, one measure of each kind after the other, so often. */
export async function firstLooks(times: number): Promise<FirstLook[]> {
  const looks: FirstLook[] = []
  for (const box of boxes) looks.push(await measure(layLong(box), times))
  return looks
}

async function measure(laid: Laid, times: number): Promise<FirstLook> {
  const took: Taken = { replay: [], look: [], missed: [], reading: [] }
  const table = read(laid)
  const viewers: Viewer[] = [WATCHER, ...table.game.seats.map((_, seat) => seatSet(seat))]
  for (let time = 0; time < times; time++) {
    const viewer = viewers[time % viewers.length]
    const hello = async (cursor: number): Promise<void> => {
      table.forget(viewer)
      await catchUp(table, viewer, { cursor, patches: true }, () => {})
    }
    const latest = table.latest(viewer)?.cursor ?? 0
    took.replay.push(await timed(() => inSlices(table.retold(viewer), pause)))
    took.look.push(await timed(() => hello(0)))
    took.missed.push(await timed(() => hello(latest - MISSED)))
    took.reading.push(await timed(async () => read(laid)))
  }
  return {
    game: laid.box.id,
    moves: table.match?.log.length ?? 0,
    replay: middle(took.replay),
    look: middle(took.look),
    missed: middle(took.missed),
    reading: middle(took.reading),
  }
}

/** A match that has as many moves, of the first of some at random that does. */
function layLong(box: Box): Laid {
  for (let seed = 0; ; seed++) {
    const options = box.tables[seed % box.tables.length]
    const setup = prepareMatch(box, { options, seed: seed.toString(16).padStart(64, '0') })
    const begin = (): Table => new Table('long', box, setup, 'person-0')
    const table = begin()
    const log: TableEntry[] = table.game.seats.map((_, seat) =>
      table.commit({ kind: 'sat', seat, person: `person-${seat}`, name: `Person ${seat}`, at: 0 }),
    )
    log.push(table.commit({ kind: 'started', at: 0 }))
    const chance = new FastChance(seed)
    for (let move = 0; move < MOVES && table.match?.outcome === null; move++)
      log.push(table.commit(anyMove(table, chance, `${move}`)))
    if (table.match?.log.length === MOVES) return { box, begin, log }
  }
}

function anyMove({ game, match }: Table, chance: FastChance, tag: string): NewEntry {
  const asked = seatsIn(match === null ? 0 : game.toAct(match.state))
  const seat = asked[chance.upTo(asked.length)]
  const legal = match?.legal(seat) ?? []
  const action = game.vocabulary.text(legal[chance.upTo(legal.length)])
  return { kind: 'act', seat, person: `person-${seat}`, tag, actions: [action], at: 0 }
}

function read({ begin, log }: Laid): Table {
  const table = begin()
  for (const entry of log) table.commit(entry)
  return table
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
}
