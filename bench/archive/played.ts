import { think } from '#bots/index.ts'
import { boxes, findBox } from '#games/index.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Box, Options } from '#kernel/game.ts'
import { hasSeat, seatSet } from '#kernel/seats.ts'
import { systemSecrets } from '#server/secrets.ts'
import { botTurns } from '#table/bots-turn.ts'
import { ALONE } from '#table/ownership.ts'
import type { Listing } from '#table/store.ts'
import type { Table } from '#table/table.ts'
import type { Tables } from '#table/tables.ts'
import { MemoryStore } from '#table/testing/memory-store.ts'
import { tablesOn } from './world.ts'

/** A whole match as a store keeps it. */
export interface Played {
  readonly id: string
  readonly game: string
  readonly entries: readonly string[]
  readonly listing: Listing
  readonly content: { readonly hash: string; readonly text: string }
}

/** The games in turn, with as many people as each is played by. */
const TABLES = [0, 1, 2].flatMap((round) =>
  boxes.map(({ id, trials: { kept } }) => [id, kept.tables[round % kept.tables.length]] as const),
)

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']

const LEVEL = 'mate'

const LINES_OF_TALK = 20

/**
 * A match of mates: every other one between people who do what a mate would, the others between one of them and bots. What is
 * said is said by the host.
 */
export async function play(number: number): Promise<Played> {
  const [game, options] = TABLES[number % TABLES.length]
  const store = new MemoryStore()
  const tables = tablesOn({ store, ownership: ALONE })
  const id = await laid(tables, game, options, number % 2 === 1)
  const chance = new FastChance(`talk ${number}`)
  const { host } = await tables.use(id, ({ room }) => room)
  const say = (): Promise<unknown> => {
    const tag = systemSecrets.newId()
    return tables.command(id, host, { do: 'say', channel: 'table', text: lineOf(chance), tag })
  }
  let lines = 0
  for (let decision = 0; await acts(tables, id, `${number} ${decision}`); decision++)
    if (decision % 5 === 0 && lines < LINES_OF_TALK) {
      lines++
      await say()
    }
  for (; lines < LINES_OF_TALK; lines++) await say()
  const { content, contentHash: hash } = await tables.use(id, ({ setup }) => setup)
  const text = JSON.stringify(content)
  return { id, game, entries: store.entries(id), listing: store.listing(id), content: { hash, text } }
}

/** Everyone sits, and the game has begun. */
async function laid(tables: Tables, game: string, options: Options, withBots: boolean): Promise<string> {
  const box = findBox(game) as Box
  const { seats } = box.open(box.options(options), box.shelf.builtIn)
  const host = systemSecrets.newId()
  const plan = seats.map((_, seat) => {
    if (seat === 0) return { mine: true } as const
    return withBots ? { bot: LEVEL } : undefined
  })
  const { id } = await tables.create(host, NAMES[0], { game, options, seats: plan })
  const people = [host]
  for (const seat of withBots ? [] : seats.keys()) {
    if (seat === 0) continue
    const person = systemSecrets.newId()
    const codeHash = systemSecrets.newSecret()
    await tables.command(id, host, { do: 'invite', seat, codeHash })
    await tables.command(id, person, { do: 'sit', seat, name: NAMES[seat], codeHash })
    people.push(person)
  }
  for (const person of people)
    await tables.command(id, person, { do: 'ready', on: true, number: systemSecrets.newSecret() })
  return id
}

/** The next decision; false when the match is over. */
async function acts(tables: Tables, id: string, seed: string): Promise<boolean> {
  const choice = await tables.use(id, (table) => choiceAt(table, seed))
  if (choice === null) return false
  const { person, seat, action, decision } = choice
  const tag = systemSecrets.newId()
  if (decision !== null) await tables.botActs(id, seat, [action], decision, tag)
  else await tables.command(id, person, { do: 'act', seat, actions: [action], tag })
  return true
}

/** What bots are asked they answer first. */
function choiceAt(table: Table, seed: string) {
  const { room, game, match } = table
  if (match === null || room.status !== 'playing') return null
  const [turn] = botTurns(table)
  const toAct = game.toAct(match.state)
  const seat =
    turn?.seat ?? room.seats.findIndex(({ holders }, each) => hasSeat(toAct, each) && holders.length > 0)
  const { action } = think(game, game.view(match.state, seatSet(seat)), seat, {
    level: LEVEL,
    seed,
    iterations: findBox(game.id)?.trials.kept.iterations ?? 0,
  })
  const person = room.seats[seat].holders[0]
  return { person, seat, action: game.vocabulary.text(action), decision: turn?.decision ?? null }
}

const WORDS =
  `a about again all an and any are at be been before better big boat but by can close come could did do
  down ever fin first for from get go good got had has have here how i if in is it just know last let like look luck me
  more move my never next nice no not now of off on one only or other out over play really right round say see shark
  should so some that the their them then there they this thought time to too turn two under up wait want was water we
  well were what when where which who why will with would you your`.split(/\s+/)

/** Four to twelve words. */
function lineOf(chance: FastChance): string {
  return Array.from({ length: 4 + chance.upTo(9) }, () => WORDS[chance.upTo(WORDS.length)]).join(' ')
}
