import { FastChance } from '#kernel/chance/fast.ts'
import type { Box, Game } from '#kernel/game.ts'
import { replayEntry } from '#kernel/match/replay-entry.ts'
import { startMatch } from '#kernel/match/setup.ts'
import { type Seat, seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import type { Seated } from '#server/testing/guest.ts'
import { layOut } from '#table/lay-out.ts'
import type { Table } from '#table/table.ts'
import type { TwinTable, TwinWorld } from './world.ts'

/** Steps that are played alike before the two tables are set apart, and after it. */
const BEFORE = 24
const AFTER = 24

export interface Compared {
  /** Steps that were played alike after the tables were set apart. */
  readonly steps: number
  /** Messages of the viewer that were compared. */
  readonly messages: number
}

export class ToldApart extends Error {}

/**
 * Two real matches that differ only in what one viewer may not know, on two servers that are alike in everything else.
 * Null when the deal brought no moment at which something is hidden from the viewer.
 */
export async function comparePair(
  worlds: readonly [TwinWorld, TwinWorld],
  box: Box,
  options: object,
  name: string,
): Promise<Compared | null> {
  const game = box.open(box.options(options), box.shelf.builtIn)
  const seats = game.seats.map(({ id }) => id)
  const tables: TwinTable[] = []
  for (const world of worlds) tables.push(await world.deal(name, box.id, options, seats))
  const pair = new Pair(tables, game, new FastChance(name))
  try {
    return await pair.compare()
  } finally {
    for (const { sockets, watcher } of tables)
      for (const socket of [...sockets, watcher]) await socket.leave()
  }
}

class Pair {
  readonly #tables: readonly TwinTable[]
  readonly #game: Game
  readonly #chance: FastChance
  readonly #viewer: Viewer
  /** Where the viewer sits; -1 for one who watches. */
  readonly #own: Seat
  readonly #played: string[] = []
  #tags = 0

  constructor(tables: readonly TwinTable[], game: Game, chance: FastChance) {
    this.#tables = tables
    this.#game = game
    this.#chance = chance
    this.#own = chance.upTo(game.seats.length + 1) - 1
    this.#viewer = this.#own < 0 ? WATCHER : seatSet(this.#own)
  }

  async compare(): Promise<Compared | null> {
    for (let step = this.#chance.upTo(BEFORE); step > 0; step--) if (!(await this.#alike())) return null
    for (let tries = 0; !(await this.#setApart()); tries++)
      if (tries > BEFORE || !(await this.#alike())) return null
    let steps = 0
    while (steps < AFTER && (await this.#alike())) {
      steps++
      if (this.#chance.upTo(3) === 0) await this.#noise()
    }
    return { steps, messages: this.#eyes(this.#tables[0]).raw.length }
  }

  /** The same move at both tables; false when the rules end it here: no common move, or one that shows a secret. */
  async #alike(): Promise<boolean> {
    const [here, there] = await Promise.all(this.#tables.map((each) => looked(each, (table) => table)))
    const move = this.#commonMove(here, there)
    if (move === null) return false
    this.#said(`${this.#seat(move.seat)}: ${this.#game.vocabulary.text(move.action)}`)
    const tag = this.#tag()
    for (const table of this.#tables) await this.#act(table, move.seat, move.action, tag)
    for (const { world } of this.#tables) world.clock.advance(1000)
    for (const table of this.#tables) if (await looked(table, hasJustRevealed)) return false
    await this.#compare()
    if (this.#chance.upTo(4) === 0) await this.#compareAnswers()
    return true
  }

  #commonMove(here: Table, there: Table): { readonly seat: Seat; readonly action: Action } | null {
    const choices = this.#game.seats.flatMap((_, seat) => {
      const others = new Set(there.match?.legal(seat))
      const actions = here.match?.legal(seat).filter((action) => others.has(action)) ?? []
      return actions.length === 0 ? [] : [{ seat, actions }]
    })
    if (choices.length === 0) return null
    const { seat, actions } = choices[this.#chance.upTo(choices.length)]
    return { seat, action: actions[this.#chance.upTo(actions.length)] }
  }

  /** Another truth at the second table; or at each of them another turn that is taken unseen. */
  async #setApart(): Promise<boolean> {
    const { state } = await looked(this.#tables[0], ({ match }) => ({ state: match?.state }))
    const turns = this.#game.secretTurns?.(state, this.#viewer, this.#chance) ?? null
    if (turns !== null) {
      for (const [index, table] of this.#tables.entries()) {
        const { state: from, actions } = turns.turns[index]
        await this.#lay(table, from)
        const unseen = actions.map((action) => this.#game.vocabulary.text(action)).join(', ')
        this.#said(`at table ${index} ${this.#seat(turns.seat)}: ${unseen}`)
        for (const action of actions) await this.#act(table, turns.seat, action, this.#tag())
      }
    } else {
      const other = this.#game.twins(state, this.#viewer, this.#chance)
      if (other === null || JSON.stringify(other) === JSON.stringify(state)) return false
      for (const [index, table] of this.#tables.entries()) await this.#lay(table, index === 0 ? state : other)
      this.#said('another truth at table 1')
    }
    await this.#compare()
    await this.#compareAnswers()
    return true
  }

  async #lay({ world, match }: TwinTable, state: unknown): Promise<void> {
    await layOut(world.server.services.tables, match, { state: this.#game.write(this.#game.clone(state)) })
  }

  /** At one table only, somebody of another side does what the viewer must not notice. */
  async #noise(): Promise<void> {
    const index = this.#chance.upTo(2)
    const seat = this.#chance.upTo(this.#game.seats.length)
    const isOwnSide = this.#own >= 0 && this.#game.seats[seat].team === this.#game.seats[this.#own].team
    if (isOwnSide) return
    const socket = this.#tables[index].sockets[seat]
    const id = this.#seat(seat)
    await socket.do('note', { seat: id, notes: { plan: `thought ${this.#tags}` } }, this.#tag())
    await socket.do('say', { channel: 'team', text: `quietly ${this.#tags}` }, this.#tag())
    await socket.do('act', { seat: id, actions: ['something that nobody can do'] }, this.#tag())
    this.#said(`at table ${index} ${id} notes, whispers and errs`)
    await this.#compare()
  }

  async #act({ sockets }: TwinTable, seat: Seat, action: Action, tag: string): Promise<void> {
    const text = this.#game.vocabulary.text(action)
    const answer = await sockets[seat].do('act', { seat: this.#seat(seat), actions: [text] }, tag)
    if (answer !== 'ok') throw new Error(`${text} was refused: ${answer}`)
  }

  /** Byte for byte all that came over the viewer's socket so far, in its order. */
  async #compare(): Promise<void> {
    const tag = this.#tag()
    // Whatever was sent before the answer to this has arrived with it.
    for (const table of this.#tables) await this.#eyes(table).do('leave', { seat: 'nowhere' }, tag)
    const [a, b] = this.#tables.map((table) => this.#eyes(table).raw)
    if (a.length !== b.length || a.some((text, index) => text !== b[index])) {
      const at = a.findIndex((text, index) => text !== b[index])
      this.#fail(a[at] ?? 'nothing', b[at] ?? 'nothing')
    }
  }

  /** What can be asked for over HTTP: the room, all updates so far, the open tables, one's own. */
  async #compareAnswers(): Promise<void> {
    const asked = await Promise.all(
      this.#tables.map(async ({ world, match, lobby }) => {
        const who = this.#own < 0 ? lobby : world.people[this.#own]
        const mine = this.#own < 0 ? [] : ['/api/me/matches']
        const paths = [`/api/matches/${match}`, `/api/matches/${match}/updates`, '/api/matches', ...mine]
        const texts: string[] = []
        for (const path of paths) texts.push(ofMatch((await who.get(path)).text, match))
        return texts
      }),
    )
    for (const [index, text] of asked[0].entries())
      if (text !== asked[1][index]) this.#fail(text, asked[1][index])
  }

  #eyes({ sockets, watcher }: TwinTable): Seated {
    return this.#own < 0 ? watcher : sockets[this.#own]
  }

  #seat(seat: Seat): string {
    return this.#game.seats[seat].id
  }

  #tag(): string {
    return `twin-${++this.#tags}`
  }

  #said(line: string): void {
    this.#played.push(line)
  }

  #fail(here: string, there: string): never {
    const from = Math.max(0, [...here].findIndex((letter, index) => letter !== there[index]) - 100)
    const who = this.#own < 0 ? 'whoever watches' : this.#seat(this.#own)
    const difference = [here, there].map((text) => text.slice(from, from + 300))
    throw new ToldApart([...this.#played, `${who} can tell the tables apart:`, ...difference].join('\n'))
  }
}

/** Of a list only the line of this match: what became of the pairs before it was no secret any more. */
function ofMatch(text: string, match: string): string {
  const { matches } = JSON.parse(text) as { readonly matches?: readonly { readonly match: string }[] }
  return matches === undefined ? text : JSON.stringify(matches.filter((each) => each.match === match))
}

function looked<T>({ world, match }: TwinTable, look: (table: Table) => T): Promise<T> {
  return world.server.services.tables.use(match, look)
}

/** Whether the last move showed somebody a secret: from then on the rules themselves tell the tables apart. */
function hasJustRevealed({ box, begun, match }: Table): boolean {
  if (match === null || begun === null || match.outcome !== null) return true
  const again = startMatch(box, begun)
  let events = again.opening
  for (const entry of match.log) events = replayEntry(again, entry)
  return events.some((event) => event.reveals)
}
