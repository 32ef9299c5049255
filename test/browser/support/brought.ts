import { FastChance } from '#kernel/chance/fast.ts'
import type { GameEvent } from '#kernel/event.ts'
import type { Box } from '#kernel/game.ts'
import type { Match } from '#kernel/match/match.ts'
import { type MatchSetup, prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { onlyAnswer } from '#kernel/only-answer.ts'
import { seatSet, seatsIn } from '#kernel/seats.ts'
import type { ViewShape } from '#kernel/view.ts'
import { NO_ACTION } from '#kernel/vocabulary.ts'
import type { NewEntry } from '#table/entry.ts'
import { listingOf } from '#table/listing.ts'
import { Table } from '#table/table.ts'
import type { OpenHouse } from './house.ts'
import type { Visitor } from './visitor.ts'
import type { Script } from './world/script.ts'

/** Who sits where; several may share a seat, and whatever seat nobody here has is a bot's. */
interface Holder {
  readonly visitor: Pick<Visitor, 'me'>
  readonly seats: readonly string[]
}

/** A match on its way, just before an answer is given. */
export interface Moment {
  readonly seat: string
  /** Whether the seat is that of somebody here. */
  readonly isMine: boolean
  readonly view: ViewShape
  readonly legal: readonly string[]
  /** The answer that is about to be given. */
  readonly action: string
  /** Whether a page gives it by itself, because there is no choice. */
  readonly isSpared: boolean
  /** How many were given before it. */
  readonly count: number
  /** What this answer leads to. */
  readonly events: readonly GameEvent[]
  /** Who wins with it; null where the match goes on. */
  readonly winners: readonly string[] | null
}

export interface Destination {
  readonly game: string
  readonly options?: object
  readonly held: readonly Holder[]
  /** What everyone does on the way; without it, anything at all. */
  readonly script?: Script
  /** Whether the table is to stand here, with this answer still to be given. */
  readonly until: (moment: Moment) => boolean
  /** How many answers before that it is to stand instead. */
  readonly earlier?: number
}

export interface Brought {
  readonly match: string
  /** The answer that would have come next. */
  readonly action: string
}

/** How many deals are tried before a place counts as one that no match comes to. */
const DEALS = 400

/** Lays a table at which the match has been played until it stands where it is wanted: in the first deal that comes there. */
export async function bring(house: OpenHouse, wanted: Destination): Promise<Brought> {
  const box = house.boxes.find(({ id }) => id === wanted.game)
  if (box === undefined) throw new Error(`there is no game "${wanted.game}"`)
  const way = wayTo(box, wanted)
  return { match: await layPlayed(house, box, wanted.held, way), action: way.next }
}

/** A table at which this has been answered so far; gives its match. */
export async function layPlayed(
  house: OpenHouse,
  box: Box,
  held: readonly Holder[],
  { setup, answers }: Played,
): Promise<string> {
  const { table, entries } = await seat(house, box, held, { setup, answers })
  const { store, clock } = house.server.services
  await store.createMatch({
    id: table.id,
    game: box.id,
    created: clock.now(),
    entries: entries.map((entry) => JSON.stringify(entry)),
    listing: listingOf(table),
    content: { hash: setup.contentHash, text: JSON.stringify(setup.content) },
  })
  return table.id
}

interface Played {
  readonly setup: MatchSetup
  /** As records have them: an undo is one too. */
  readonly answers: readonly { readonly seat: number; readonly action: string }[]
}

interface Way extends Played {
  readonly next: string
}

function wayTo(box: Box, wanted: Destination): Way {
  for (let deal = 0; deal < DEALS; deal++) {
    const way = wayIn(box, wanted, deal)
    if (way !== null) return way
  }
  throw new Error(`no match came there in ${DEALS} deals`)
}

function wayIn(box: Box, wanted: Destination, deal: number): Way | null {
  const { options = {}, held, script, until, earlier = 0 } = wanted
  const setup = prepareMatch(box, { options, seed: deal.toString(16).padStart(64, '0') })
  const match = startMatch(box, setup)
  const { game } = match
  const chance = new FastChance(deal)
  const answers: { seat: number; action: string }[] = []
  while (match.outcome === null) {
    const [seat] = game.seats.keys().filter((each) => match.isToAct(each))
    const { id } = game.seats[seat]
    const isMine = held.some(({ seats }) => seats.includes(id))
    const view = game.view(match.state, seatSet(seat))
    const numbers = match.legal(seat)
    const legal = numbers.map((number) => game.vocabulary.text(number))
    const action = script?.({ game: box.id, seat: id, legal }) ?? legal[chance.upTo(legal.length)]
    const isSpared = onlyAnswer(game, view, seat, numbers) !== NO_ACTION
    const events = match.submit(seat, [numbers[legal.indexOf(action)]])
    const winners = winnersOf(match)
    const count = answers.length
    const moment = { seat: id, isMine, view, legal, action, isSpared, count, events, winners }
    answers.push({ seat, action })
    if (!until(moment)) continue
    const left = answers.length - 1 - earlier
    return left < 0 ? null : { setup, answers: answers.slice(0, left), next: answers[left].action }
  }
  return null
}

function winnersOf({ game, outcome }: Match): string[] | null {
  return outcome === null ? null : seatsIn(outcome.winners).map((seat) => game.seats[seat].id)
}

interface Seated {
  readonly table: Table
  readonly entries: readonly NewEntry[]
}

/** The table of such a match, entry by entry as it would have been kept. */
async function seat(
  house: OpenHouse,
  box: Box,
  held: readonly Holder[],
  { setup, answers }: Played,
): Promise<Seated> {
  const { clock, secrets } = house
  const people = await Promise.all(
    held.map(async ({ visitor, seats }) => ({ ...(await visitor.me()), seats })),
  )
  const [host] = people
  const table = new Table(secrets.newId(), box, setup, host.id)
  const { game, rules, options, contentHash, seed } = setup
  const holdersOf = (seat: number) => people.filter(({ seats }) => seats.includes(table.game.seats[seat].id))
  const at = clock.now()
  const entries: NewEntry[] = [
    {
      kind: 'created',
      person: host.id,
      name: host.name,
      game,
      rules,
      options,
      contentHash,
      seed,
      listed: true,
      at,
    },
  ]
  for (const seat of table.game.seats.keys()) {
    const holders = holdersOf(seat)
    if (holders.length === 0) entries.push({ kind: 'bot', seat, level: 'random', at })
    for (const { id, name } of holders) entries.push({ kind: 'sat', seat, person: id, name, at })
  }
  for (const { id } of people) entries.push({ kind: 'ready', person: id, on: true, at })
  entries.push({ kind: 'started', at })
  for (const [count, { seat, action }] of answers.entries()) {
    const person = holdersOf(seat)[0]?.id ?? null
    const tag = String(count)
    entries.push(
      action === 'undo' && person !== null
        ? { kind: 'undo', seat, person, tag, at }
        : { kind: 'act', seat, person, tag, actions: [action], at },
    )
  }
  return { table, entries: entries.map((entry) => table.commit(entry)) }
}
