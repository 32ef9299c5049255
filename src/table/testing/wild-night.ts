import { FastChance } from '#kernel/chance/fast.ts'
import type { Table } from '../table.ts'
import { answerTo, Club } from './club.ts'
import { wildBotAnswer, wildCommand } from './wild-command.ts'

export interface Night {
  readonly club: Club
  readonly id: string
}

interface Plan {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly seed: string
}

/** A whole game with undo, takebacks, take-overs and talk; whoever looks on does so at first and after each change. */
export async function wildNight(
  { game, options, seats, seed }: Plan,
  look: (table: Table) => void,
): Promise<Night> {
  const chance = new FastChance(seed)
  const club = new Club((count) => (chance.next() + count).toString(16).padStart(64, '0'))
  const people = Array.from({ length: seats }, (_, seat) => `person-${seat}`)
  const id = await club.play(game, people, { ...options })
  await club.table(id, look)
  club.onChange = look
  for (let step = 0; step < 4000; step++) {
    club.wait(1000)
    if (chance.upTo(100) === 0) club.crash()
    const person = people[chance.upTo(seats)]
    const { command, bot, isOver } = await club.table(id, (table) => ({
      command: wildCommand(table, person, chance, club.tag()),
      bot: wildBotAnswer(table, chance),
      isOver: table.room.status === 'over',
    }))
    if (isOver) break
    if (bot !== null && chance.upTo(2) === 0)
      await answerTo(club.tables.botActs(id, bot.seat, [bot.action], bot.decision, club.tag()))
    else await answerTo(club.do(id, person, command))
  }
  return { club, id }
}
