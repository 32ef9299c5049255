import type { FastChance } from '#kernel/chance/fast.ts'
import { botTurns } from '../bots-turn.ts'
import type { Command } from '../command.ts'
import type { PersonId } from '../entry.ts'
import { people, seatsOf } from '../room.ts'
import type { Table } from '../table.ts'

/** What somebody might do at a table as it is now, in a game; mostly they play. */
export function wildCommand(table: Table, person: PersonId, chance: FastChance, tag: string): Command {
  const anyOf = <T>(list: readonly T[]): T => list[chance.upTo(list.length)]
  const { room, match } = table
  const mine = seatsOf(room, person)
  if (mine.length === 0) return { do: 'act', seat: 0, actions: ['pass'], tag }
  const seat = anyOf(mine)
  if (room.offer !== null && chance.upTo(2) === 0) return { do: 'answer', agree: chance.upTo(6) > 0 }
  if (room.seats[seat].bot !== null && chance.upTo(3) === 0) return { do: 'back', seat }
  switch (chance.upTo(24)) {
    case 0:
    case 1:
    case 2:
      return { do: 'undo', seat, tag }
    case 3:
      return { do: 'offer', offer: { what: 'takeback' } }
    case 4:
      return { do: 'bot', seat: chance.upTo(room.seats.length), level: 'mate' }
    case 5:
      return { do: 'say', channel: anyOf(['table', 'team'] as const), text: tag }
    case 7:
      return { do: 'note', seat, notes: { [anyOf(['one', 'two'])]: anyOf(['', tag]) } }
    case 6:
      return { do: 'mute', whom: anyOf(people(room)), on: chance.upTo(2) === 0 }
  }
  const playable = mine.find((each) => match?.isToAct(each)) ?? seat
  return { do: 'act', seat: playable, ...wildAnswer(table, playable, chance), tag }
}

export interface BotAnswer {
  readonly seat: number
  readonly action: string
  readonly decision: string
}

/** What a bot might answer, if one is asked. */
export function wildBotAnswer(table: Table, chance: FastChance): BotAnswer | null {
  const asked = botTurns(table)
  if (asked.length === 0) return null
  const { seat, decision } = asked[chance.upTo(asked.length)]
  return { seat, decision, action: wildAnswer(table, seat, chance).actions[0] }
}

function wildAnswer(
  { game, match }: Table,
  seat: number,
  chance: FastChance,
): { actions: string[]; answering?: string } {
  const legal = match?.legal(seat) ?? []
  if (match === null || legal.length === 0) return { actions: ['pass'] }
  const actions = [game.vocabulary.text(legal[chance.upTo(legal.length)])]
  const decision = game.decisions(match.state).find(({ seats }) => (seats & (1 << seat)) !== 0)
  return decision === undefined || chance.upTo(2) === 0 ? { actions } : { actions, answering: decision.id }
}
