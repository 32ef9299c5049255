import { sharkIsland } from '../../../src/games/shark-island/index.ts'
import type { IslandView } from '../../../src/games/shark-island/view.ts'
import { FastChance } from '../../../src/kernel/chance/fast.ts'
import { type MatchSetup, prepareMatch, startMatch } from '../../../src/kernel/match/setup.ts'
import { seatSet } from '../../../src/kernel/seats.ts'
import { newId } from '../../../src/server/secrets.ts'
import { databaseIn } from '../../../src/store/files.ts'
import { openSqlite } from '../../../src/store/sqlite.ts'
import type { TableEntry } from '../../../src/table/entry.ts'
import { listingOf } from '../../../src/table/room-view.ts'
import { Table } from '../../../src/table/table.ts'
import type { OpenHouse } from './house.ts'
import type { Visitor } from './visitor.ts'

export interface Destination {
  readonly hunters: readonly string[]
  /** Whose the seats are that the bots have not: those bots play at random. */
  readonly visitor: Visitor
  readonly mine: readonly string[]
  /** What the visitor is to be asked, and what happens when it is answered; one of them is enough. */
  readonly asked?: string
  readonly leadsTo?: string
}

export interface Brought {
  readonly match: string
  /** The answer that leads where it was wanted. */
  readonly action: string
}

/** How many deals are tried before a place counts as one that no match comes to. */
const DEALS = 400

/**
 * Puts matches of Shark Island into a house as if they had been played there so far: chance deals and chance plays
 * until each stands where it is wanted. Meanwhile the house is closed.
 */
export async function bring(house: OpenHouse, wanted: readonly Destination[]): Promise<Brought[]> {
  const laid: Laid[] = []
  for (const destination of wanted) laid.push(lay(await whoIs(destination.visitor), destination))
  await house.server.stop()
  const store = await openSqlite(databaseIn(house.server.folder))
  for (const { table, entries } of laid) {
    const { game, contentHash, content } = table.setup
    await store.putContent(contentHash, JSON.stringify(content))
    await store.createMatch({
      id: table.id,
      game,
      created: Date.now(),
      entries: entries.map((entry) => JSON.stringify(entry)),
      listing: listingOf(table),
    })
  }
  await store.close()
  await house.server.start()
  return laid.map(({ table, action }) => ({ match: table.id, action }))
}

interface Me {
  readonly id: string
  readonly name: string
}

async function whoIs({ page }: Visitor): Promise<Me> {
  const { me } = await page.evaluate<{ me: Me }>("fetch('/api/me').then((answer) => answer.json())")
  return me
}

interface Answer {
  readonly seat: number
  readonly action: string
}

/** What was answered until a match stood where it is wanted, and what comes next. */
interface Way {
  readonly setup: MatchSetup
  readonly answers: readonly Answer[]
  readonly next: string
}

function wayTo(wanted: Destination): Way {
  for (let deal = 0; deal < DEALS; deal++) {
    const way = wayIn(deal, wanted)
    if (way !== null) return way
  }
  throw new Error(`no match came to ${wanted.asked ?? wanted.leadsTo} in ${DEALS} deals`)
}

function wayIn(deal: number, { hunters, mine, asked, leadsTo }: Destination): Way | null {
  const options = { players: hunters.length + 1, hunters }
  const setup = prepareMatch(sharkIsland, { options, seed: deal.toString(16).padStart(64, '0') })
  const match = startMatch(sharkIsland, setup)
  const { game } = match
  const chance = new FastChance(deal)
  const answers: Answer[] = []
  while (match.outcome === null) {
    const [seat] = game.seats.keys().filter((each) => match.isToAct(each))
    const { question } = game.view(match.state, seatSet(seat)) as unknown as IslandView
    const fits = mine.includes(game.seats[seat].id) && (asked ?? question) === question
    const legal = match.legal(seat)
    const chosen = legal[chance.upTo(legal.length)]
    const action = game.vocabulary.text(chosen)
    const way = { setup, answers, next: action }
    if (fits && leadsTo === undefined) return way
    const events = match.submit(seat, [chosen])
    if (fits && events.some(({ key }) => key === leadsTo)) return way
    answers.push({ seat, action })
  }
  return null
}

interface Laid {
  readonly table: Table
  readonly entries: readonly TableEntry[]
  readonly action: string
}

/** The table of such a match, entry by entry as it would have been kept. */
function lay({ id: person, name }: Me, wanted: Destination): Laid {
  const { setup, answers, next } = wayTo(wanted)
  const { game, rules, options, contentHash, seed } = setup
  const table = new Table(newId(), sharkIsland, setup, person)
  const at = Date.now()
  const isMine = (seat: number): boolean => wanted.mine.includes(table.game.seats[seat].id)
  const seats = [...table.game.seats.keys()]
  const entries: TableEntry[] = [
    { kind: 'created', person, name, game, rules, options, contentHash, seed, listed: true, at },
    ...seats.map(
      (seat): TableEntry =>
        isMine(seat) ? { kind: 'sat', seat, person, name, at } : { kind: 'bot', seat, level: 'random', at },
    ),
    { kind: 'ready', person, on: true, at },
    { kind: 'started', at },
    ...answers.map(
      ({ seat, action }, count): TableEntry => ({
        kind: 'act',
        seat,
        person: isMine(seat) ? person : null,
        tag: String(count),
        actions: [action],
        print: '',
        at,
      }),
    ),
  ]
  return { table, entries: entries.map((entry) => table.commit(entry)), action: next }
}
