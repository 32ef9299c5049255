import { expect, test } from 'vitest'
import { replayFeed } from '#kernel/match/replay.ts'
import type { MatchSetup } from '#kernel/match/setup.ts'
import { hasSeat, seatSet, WATCHER } from '#kernel/seats.ts'
import { type Games, playGames } from '#kernel/testing/seeds.ts'
import type { TableEntry } from './entry.ts'
import { Onlooker } from './testing/onlooker.ts'
import { type Night, wildNight } from './testing/wild-night.ts'

interface Played extends Night {
  readonly onlookers: readonly Onlooker[]
}

/** A whole game, and what everyone was sent, who looks on as whom. */
async function playWildly(game: string, options: object, seats: number, seed: string): Promise<Played> {
  const singles = Array.from({ length: seats }, (_, seat) => seatSet(seat))
  const onlookers = [WATCHER, ...singles, seatSet(0, 1)].map((viewer) => new Onlooker(viewer))
  const night = await wildNight({ game, options, seats, seed }, (table) => {
    for (const onlooker of onlookers) onlooker.look(table)
  })
  return { ...night, onlookers }
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
