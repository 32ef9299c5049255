import { expect } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Stack } from '#kernel/chance/stacked.ts'
import { prepareMatch } from '#kernel/match/setup.ts'
import { Refusal } from '#kernel/refusal.ts'
import { hasSeat, type Viewer } from '#kernel/seats.ts'
import { SEED } from '#kernel/testing/oyster-table.ts'
import { type Games, gamesToPlay, playGames } from '#kernel/testing/seeds.ts'
import type { Command } from '../command.ts'
import { listingOf } from '../listing.ts'
import { padsOf, roomView } from '../room-view.ts'
import { Table } from '../table.ts'
import { talkView } from '../talk-view.ts'
import { findTestBox } from './club.ts'
import { Onlooker } from './onlooker.ts'

/** A table at which everybody sits in a seat of their own, and the game has begun. */
export function openTable(game: string, options: object, stack: Stack, seed = SEED): Table {
  const box = findTestBox(game)
  if (box === undefined) throw new Error(`there is no game ${game}`)
  const table = new Table('table', box, prepareMatch(box, { options, seed, stack }), 'person-0')
  for (const seat of table.game.seats.keys())
    table.commit({ kind: 'sat', seat, person: `person-${seat}`, name: `Person ${seat}`, at: 0 })
  table.commit({ kind: 'started', at: 0 })
  return table
}

/** Two tables that one viewer must not be able to tell apart. */
export class Twins {
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
        talk: talkView(table, this.#who),
        seen: table.seen,
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

/** What one pair of tables is played with. */
export interface Dealt {
  readonly chance: FastChance
  readonly tag: () => string
  readonly viewer: Viewer
}

/** So many pairs of tables, which the viewers look at in turn. */
export async function playTwins(
  what: string,
  games: Games,
  viewers: readonly Viewer[],
  play: (dealt: Dealt) => number,
): Promise<void> {
  const steps = await playGames(what, games, (seed, number) => {
    let tags = 0
    const viewer = viewers[number % viewers.length]
    return play({ chance: new FastChance(seed), tag: () => `tag ${++tags}`, viewer })
  })
  expect(steps).toBeGreaterThan(gamesToPlay(games))
}
