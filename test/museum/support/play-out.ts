import { FastChance } from '#kernel/chance/fast.ts'
import { botTurns } from '#table/bots-turn.ts'
import type { Room } from '#table/room.ts'
import type { Table } from '#table/table.ts'
import type { Tables } from '#table/tables.ts'

/** Far more than any game takes. */
const MOST = 5_000

/** An answer that somebody may give now. */
interface Turn {
  readonly seat: number
  readonly action: string
  readonly decision: string
  /** Whose hand it is; a bot's has none. */
  readonly person: string | null
}

/** Plays a match to its end, for people and bots alike, by dice that follow from its name. Gives how it ended. */
export async function playOut(tables: Tables, id: string, name: string): Promise<Pick<Room, 'ending'>> {
  const chance = new FastChance(name)
  for (let moves = 0; moves < MOST; moves++) {
    const turn = await tables.use(id, (table) => turnOf(table, chance))
    if (turn === null) return tables.use(id, ({ room: { ending } }) => ({ ending }))
    const { seat, action, decision, person } = turn
    const tag = `played on ${moves}`
    if (person === null) await tables.botActs(id, seat, [action], decision, tag)
    else await tables.command(id, person, { do: 'act', seat, actions: [action], tag, answering: decision })
  }
  throw new Error(`${name} has no end`)
}

function turnOf(table: Table, chance: FastChance): Turn | null {
  const { room, match, game } = table
  if (match === null || room.status !== 'playing') return null
  const ofBots = botTurns(table).map(({ seat, decision }) => ({ seat, decision, person: null }))
  const ofPeople = game.decisions(match.state).flatMap(({ id, seats }) =>
    room.seats.flatMap(({ bot, turn, holders }, seat) => {
      if (bot !== null || (seats & (1 << seat)) === 0) return []
      return [{ seat, decision: id, person: turn ?? holders[chance.upTo(holders.length)] }]
    }),
  )
  const asked = [...ofBots, ...ofPeople]
  if (asked.length === 0) throw new Error('nobody is asked anything')
  const one = asked[chance.upTo(asked.length)]
  const legal = match.legal(one.seat)
  return { ...one, action: game.vocabulary.text(legal[chance.upTo(legal.length)]) }
}
