import type { Position, TableChance } from '../chance/chance.ts'
import { type GameEvent, happened } from '../event.ts'
import type { ActionList, Game } from '../game.ts'
import { statePrint } from '../hash.ts'
import { message } from '../message.ts'
import type { Outcome } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { hasSeat, type Seat, seatSet } from '../seats.ts'
import type { Action } from '../vocabulary.ts'
import type { Entry } from './log.ts'

/** A submission that stands, and what decides whether it can be taken back. */
interface Standing {
  readonly seat: Seat
  readonly actions: readonly Action[]
  readonly decision: string
  readonly need: 'each' | 'any'
  /** It drew nothing and showed its actor nothing. */
  readonly quiet: boolean
}

interface Checkpoint<State> {
  readonly state: State
  readonly position: Position
  /** How many submissions stood then. */
  readonly standing: number
}

/** A game being played: the state, and the log it can be made from again. */
export class Match<State = unknown> {
  readonly game: Game<State>
  readonly log: Entry[] = []
  /** What happened before anyone acted. */
  readonly opening: readonly GameEvent[]
  readonly #chance: TableChance
  readonly #legal: ActionList
  readonly #start: Checkpoint<State>
  /** The last moment that nobody can undo past alone. */
  #checkpoint: Checkpoint<State>
  #standing: Standing[] = []
  #state: State

  /** A match begins with the game's set-up, or with a state that was made elsewhere. */
  constructor(game: Game<State>, chance: TableChance, from?: State) {
    const opening: GameEvent[] = []
    this.game = game
    this.#chance = chance
    this.#legal = new Uint16Array(game.vocabulary.size)
    this.#state = from ?? game.setup(chance, (event) => opening.push(event))
    this.opening = opening
    this.#start = this.#mark(0)
    this.#checkpoint = this.#start
  }

  /** The live state: to be read, never kept or changed. */
  get state(): State {
    return this.#state
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state)
  }

  /** How many submissions stand. */
  get length(): number {
    return this.#standing.length
  }

  isToAct(seat: Seat): boolean {
    return hasSeat(this.game.toAct(this.#state), seat)
  }

  legal(seat: Seat): Action[] {
    const count = this.game.legal(this.#state, seat, this.#legal)
    return Array.from(this.#legal.subarray(0, count))
  }

  /**
   * Plays all the actions or none. `answering` is the decision the sender saw; when it is no longer open
   * the submission is refused instead of being taken for an answer to the next one.
   */
  submit(seat: Seat, actions: readonly Action[], answering?: string): GameEvent[] {
    if (this.outcome !== null) throw new Refusal('over')
    if (actions.length === 0) throw new Refusal('no-action')
    const decision = this.game.decisions(this.#state).find((each) => hasSeat(each.seats, seat))
    if (answering !== undefined && decision?.id !== answering) throw new Refusal('stale')
    if (decision === undefined) throw new Refusal('not-your-turn', { seat: this.game.seats[seat].id })

    const before = this.#chance.position()
    const events: GameEvent[] = []
    try {
      for (const action of actions) this.#play(seat, action, events)
    } catch (error) {
      this.#restore()
      throw error
    }
    const drew = this.#chance.position().some((read, stream) => read !== before[stream])
    const quiet = !drew && !events.some((event) => event.reveals)
    this.#standing.push({ seat, actions: [...actions], decision: decision.id, need: decision.need, quiet })
    if (!quiet) this.#checkpoint = this.#mark(this.#standing.length)
    this.log.push({ kind: 'act', seat, actions: [...actions], print: statePrint(this.#state) })
    return events
  }

  /** The seat's own last submission can go if it was quiet and nothing but answers to the same question came after. */
  canUndo(seat: Seat): boolean {
    return this.#undoable(seat) >= 0
  }

  undo(seat: Seat): GameEvent[] {
    const index = this.#undoable(seat)
    if (index < 0) throw new Refusal('no-undo')
    this.#standing.splice(index, 1)
    this.#restore()
    this.log.push({ kind: 'undo', seat, print: statePrint(this.#state) })
    return [happened('match.undo', { seat: this.game.seats[seat].id })]
  }

  /** Goes back to when `keep` submissions stood, the chance with it. Asking everyone is the table's part. */
  takeback(keep: number): GameEvent[] {
    if (!Number.isInteger(keep) || keep < 0 || keep >= this.length) throw new Refusal('no-takeback')
    this.#standing.length = keep
    this.#restore()
    this.log.push({ kind: 'takeback', keep, print: statePrint(this.#state) })
    return [happened('match.takeback', {})]
  }

  #play(seat: Seat, action: Action, events: GameEvent[]): void {
    const { game } = this
    const count = game.legal(this.#state, seat, this.#legal)
    if (!this.#legal.subarray(0, count).includes(action)) throw this.#illegal(seat, action)
    game.apply(this.#state, seat, action, this.#chance, (event) => events.push(event))
    const broken = game.invariants(this.#state)
    if (broken.length > 0) throw new Error(`${game.vocabulary.text(action)}: ${broken.join('; ')}`)
  }

  #illegal(seat: Seat, action: Action): Refusal {
    if (!this.isToAct(seat)) return new Refusal('not-your-turn', { seat: this.game.seats[seat].id })
    const why = this.game.explain(this.game.view(this.#state, seatSet(seat)), seat, action)
    return new Refusal('illegal', {}, why ?? message('refusal.illegal'))
  }

  #undoable(seat: Seat): number {
    const index = this.#standing.findLastIndex((each) => each.seat === seat)
    if (index < this.#checkpoint.standing) return -1
    const mine = this.#standing[index]
    const answeredTogether = this.#standing
      .slice(index + 1)
      .every((later) => later.need === 'each' && later.decision === mine.decision)
    return answeredTogether ? index : -1
  }

  #mark(standing: number): Checkpoint<State> {
    return { state: this.game.clone(this.#state), position: this.#chance.position(), standing }
  }

  /** Makes the state again from what stands. */
  #restore(): void {
    if (this.#standing.length < this.#checkpoint.standing) this.#checkpoint = this.#start
    let from = this.#checkpoint
    this.#state = this.game.clone(from.state)
    this.#chance.rewind(from.position)
    for (let index = from.standing; index < this.#standing.length; index++) {
      const { seat, actions, quiet } = this.#standing[index]
      for (const action of actions) this.game.apply(this.#state, seat, action, this.#chance)
      if (!quiet) from = this.#mark(index + 1)
    }
    this.#checkpoint = from
  }
}
