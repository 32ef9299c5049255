import { expect, test } from 'vitest'
import { FastChance } from '../kernel/chance/fast.ts'
import { replayFeed } from '../kernel/match/replay.ts'
import type { MatchSetup } from '../kernel/match/setup.ts'
import { hasSeat, seatSet, WATCHER } from '../kernel/seats.ts'
import { type Games, playGames } from '../kernel/testing/seeds.ts'
import type { TableEntry } from './entry.ts'
import type { Table } from './table.ts'
import { answerTo, Club } from './testing/club.ts'
import { Onlooker } from './testing/onlooker.ts'
import { wildBotAnswer, wildCommand } from './testing/wild-command.ts'

interface Played {
  readonly club: Club
  readonly id: string
  readonly onlookers: readonly Onlooker[]
}

/** A whole game with undo, takebacks, take-overs and talk, and what everyone was sent, who looks on as whom. */
async function playWildly(game: string, options: object, seats: number, seed: string): Promise<Played> {
  const chance = new FastChance(seed)
  const club = new Club((count) => (chance.next() + count).toString(16).padStart(64, '0'))
  const people = Array.from({ length: seats }, (_, seat) => `person-${seat}`)
  const id = await club.play(game, people, { ...options })
  const onlookers = [WATCHER, ...people.map((_, seat) => seatSet(seat)), seatSet(0, 1)].map(
    (v) => new Onlooker(v),
  )
  const look = (table: Table) => {
    for (const onlooker of onlookers) onlooker.look(table)
  }
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
  return { club, id, onlookers }
}

const TABLES: [game: string, options: object, seats: number, games: Games][] = [
  ['oysters', { rounds: 2 }, 3, { usual: 80, few: 10 }],
  ['sharks', {}, 2, { usual: 8, few: 2 }],
  ['shark-island', { hunters: ['tempest', 'pilot'] }, 3, { usual: 2, few: 1 }],
]

test.each(TABLES)(
  'in a whole game of %s everything sent is made again from the log, byte for byte',
  async (game, options, seats, games) => {
    const checked = await playGames(`${game} byte for byte`, games, async (seed) => {
      const { club, id, onlookers } = await playWildly(game, options, seats, seed)
      const { box, setup, log } = await club.table(id, (table) => ({
        box: table.box,
        setup: table.begun as MatchSetup,
        log: [...(table.match?.log ?? [])],
      }))
      club.crash()
      for (const { viewer, got } of onlookers) {
        const again = await club.table(id, (table) => table.updatesSince(viewer, 0))
        expect(again.map((update) => JSON.stringify(update))).toEqual(got)
        expect(replayFeed(box, setup, log, viewer).map((update) => JSON.stringify(update))).toEqual(got)
      }
      return onlookers.reduce((sum, { got }) => sum + got.length, 0)
    })
    expect(checked).toBeGreaterThan(0)
  },
)

test('in a whole game of sharks nobody is sent the name of a card that another hides', async () => {
  const checked = await playGames('hidden cards', { usual: 6, few: 1 }, async (seed) => {
    const { club, id, onlookers } = await playWildly('sharks', {}, 3, seed)
    const decks = await club.table(id, ({ game }) =>
      game.draws.filter(({ label }) => label.startsWith('card-')).map(({ outcomes }) => outcomes),
    )
    const shown = decks.map((deck, seat) => playedCards(club.log(id), seat).map((design) => deck[design]))
    let names = 0
    for (const { viewer, got } of onlookers)
      for (const [seat, deck] of decks.entries()) {
        const named = deck.filter((card) => got.some((text) => text.includes(card)))
        if (!hasSeat(viewer, seat)) expect(shown[seat]).toEqual(expect.arrayContaining(named))
        else expect(named.length).toBeGreaterThanOrEqual(3)
        names += deck.length
      }
    const rooms = await Promise.all(['person-0', 'person-1', null].map((who) => club.room(id, who)))
    const around = JSON.stringify([rooms, club.listing(id)])
    expect(decks.flat().filter((card) => around.includes(card))).toEqual([])
    return names
  })
  expect(checked).toBeGreaterThan(0)
})

/** The designs that a seat has laid open, by their numbers. */
function playedCards(log: readonly TableEntry[], seat: number): number[] {
  return log.flatMap((entry) =>
    entry.kind === 'act' && entry.seat === seat
      ? entry.actions.flatMap((text) => {
          const card = /^(?:score|discard) (\d+)$/.exec(text)
          return card === null ? [] : [Number(card[1]) - 1]
        })
      : [],
  )
}
