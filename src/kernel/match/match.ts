import type { Position, TableChance } from '../chance/chance.ts'
import { type Stack, StackedChance } from '../chance/stacked.ts'
import type { Decision } from '../decision.ts'
import { type Audience, EVERYONE, type GameEvent, happened, hears } from '../event.ts'
import type { ActionList, Game, PlayedGame } from '../game.ts'
import { stateChecksum } from '../hash.ts'
import { message } from '../message.ts'
import type { Outcome } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { hasSeat, type Seat, type SeatSet, seatSet, WATCHER } from '../seats.ts'
import { type Action, MOST_ACTIONS } from '../vocabulary.ts'
import type { Entry } from './log.ts'
import { unfit } from './position.ts'

/** A submission that stands, and what decides whether it can be taken back. */
interface Standing {
  readonly seat: Seat
  readonly actions: readonly Action[]
  /** Where the chance stood before it. */
  readonly from: Position
  readonly drew: boolean
  /** The question that others were still answering at the same time, if there was one. */
  readonly together: string | null
  /** It drew, it showed its actor something, or it handed on to others: its seat cannot take it back alone. */
  readonly final: boolean
  /** It only made others answer something in between: what its seat has answered together with the others can still go. */
  readonly paused: boolean
  /** Those who were told of it, and who are told when it is taken back. */
  readonly seen: Audience
}

/** The result of an action that was tried out. */
interface Tried {
  readonly events: readonly GameEvent[]
  /** It draws, or it shows its actor something: nothing can follow it in the same submission. */
  readonly isNoisy: boolean
}

interface Checkpoint<State> {
  /** Null while nothing has changed since: then it is the live state. */
  state: State | null
  /** How many submissions stood then. */
  readonly standing: number
}

/** Legal actions are looked through at once and not kept, so that all matches can write them to the same list. */
const LEGAL: ActionList = new Uint16Array(MOST_ACTIONS)

/** A game being played: the state, and the log it can be made from again. */
export class Match<State = unknown, G extends PlayedGame<State> = Game<State>> {
  readonly game: G
  readonly log: Entry[] = []
  /** What happened before anyone acted. */
  readonly opening: readonly GameEvent[]
  /** How many updates each viewer counts as told before it. */
  readonly told: number
  #chance: TableChance
  /** What a restart begins with: a state that was made elsewhere or, for null, the game's set-up. */
  #from: State | null
  #first: Position
  /** The last moment that nobody can undo past alone. */
  #checkpoint: Checkpoint<State>
  #standing: Standing[] = []
  #work = 0
  #takebacks = 0
  #state: State

  /** A match begins with the game's set-up, or with a state that was made elsewhere, and with what is said of that. */
  constructor(game: G, chance: TableChance, from?: State, said: readonly GameEvent[] = [], told = 0) {
    const opening: GameEvent[] = [...said]
    this.game = game
    this.#chance = chance
    this.#first = chance.position()
    this.#from = from === undefined ? null : game.clone(from)
    this.#state = from ?? game.setup(chance, (event) => opening.push(event))
    this.opening = opening
    this.told = told
    this.#checkpoint = this.#mark(0)
  }

  /** The live state: to be read, never kept or changed. */
  get state(): State {
    return this.#state
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state)
  }

  /** The checksum of the state. */
  get print(): string {
    return stateChecksum(this.game.write(this.#state))
  }

  /** How many submissions stand. */
  get length(): number {
    return this.#standing.length
  }

  /** How many submissions a replay of the log plays: those that stood, and those that going back made it play again. */
  get work(): number {
    return this.#work
  }

  /** Which of the submissions that stand is the last of these seats, or -1. */
  lastOf(seats: SeatSet): number {
    return this.#standing.findLastIndex((each) => hasSeat(seats, each.seat))
  }

  /** Draws that are decided already, by label. */
  get stack(): Stack {
    return this.#chance instanceof StackedChance ? this.#chance.left : {}
  }

  isToAct(seat: Seat): boolean {
    return hasSeat(this.game.toAct(this.#state), seat)
  }

  legal(seat: Seat): Action[] {
    const count = this.game.legal(this.#state, seat, LEGAL)
    const actions: Action[] = []
    for (let index = 0; index < count; index++) actions.push(LEGAL[index])
    return actions
  }

  /**
   * Plays all the actions or none. `answering` is the decision the sender saw; when it is no longer open
   * the submission is refused instead of being taken for an answer to the next one.
   */
  submit(seat: Seat, actions: readonly Action[], answering?: string): GameEvent[] {
    if (this.outcome !== null) throw new Refusal('over')
    if (actions.length === 0) throw new Refusal('no-action')
    const asked = this.game.decisions(this.#state).filter((each) => hasSeat(each.seats, seat))
    const decision = answering === undefined ? asked[0] : asked.find((each) => each.id === answering)
    if (answering !== undefined && decision === undefined) throw new Refusal('stale')
    if (decision === undefined) throw new Refusal('not-your-turn', { seat: this.game.seats[seat].id })

    const before = this.#chance.position()
    const events: GameEvent[] = []
    const isNoisy = (): boolean => this.#isNoisy(events, before)
    this.#checkpoint.state ??= this.game.clone(this.#state)
    try {
      for (const action of actions) {
        // Otherwise a list that is refused, or not, would give away what a draw or a look would bring.
        if (isNoisy()) throw new Refusal('too-far')
        this.#play(seat, action, events)
      }
    } catch (error) {
      this.#restore(before)
      throw error
    }
    const open = this.game.decisions(this.#state)
    const goesOn = ({ id, need, aside }: Decision): boolean =>
      id === decision.id && (need === 'each' || aside === 'pause')
    const together = open.some(goesOn) ? decision.id : null
    const paused = together !== null && open.some(({ aside }) => aside === 'pause')
    const final = isNoisy() || decision.aside === 'pause' || !isOnlyFor(seat, open, together)
    this.#standing.push({
      seat,
      actions: [...actions],
      from: before,
      drew: this.#hasDrawn(before),
      together,
      final,
      paused: paused && !isNoisy(),
      seen: whoSaw(this.game, seat, events),
    })
    if (final && together === null) this.#checkpoint = this.#mark(this.#standing.length)
    this.log.push({ kind: 'act', seat, actions: [...actions], print: this.print })
    this.#work++
    return events
  }

  /** The same match at the same moment, to be played on apart from this one. Its log begins here. */
  fork(): Match<State, G> {
    const fork = new Match<State, G>(this.game, this.#chance.copy(), this.game.clone(this.#state))
    fork.#from = this.#from
    fork.#first = this.#first
    fork.#checkpoint = { ...this.#checkpoint }
    fork.#standing = [...this.#standing]
    fork.#work = this.#work
    fork.#takebacks = this.#takebacks
    return fork
  }

  /** Plays an action on a state that is not the live one, with the draws that it would get here, and rewinds the chance. */
  tryOut(state: State, seat: Seat, action: Action): Tried {
    const before = this.#chance.position()
    const events: GameEvent[] = []
    this.game.apply(state, seat, action, this.#chance, (event) => events.push(event))
    const isNoisy = this.#isNoisy(events, before)
    this.#chance.rewind(before)
    return { events, isNoisy }
  }

  /**
   * The seat's own last submission can go while nobody else can have gone on from it; answers given together can go
   * one without the other. It never depends on what the seat has not seen.
   */
  canUndo(seat: Seat): boolean {
    return this.undoable(seat) >= 0
  }

  undo(seat: Seat): GameEvent[] {
    const index = this.undoable(seat)
    if (index < 0) throw new Refusal('no-undo')
    const [{ seen }] = this.#standing.splice(index, 1)
    this.#work += 1 + this.#restore(this.#chance.position())
    this.log.push({ kind: 'undo', seat, print: this.print })
    return [happened('match.undo', { seat: this.game.seats[seat].id }, seen)]
  }

  /** How many times all went back. */
  get takebacks(): number {
    return this.#takebacks
  }

  /**
   * Goes back to when `keep` submissions stood, and so does the chance, unless it is sealed: then draws that were undone
   * do not come again. Asking everyone is the table's part.
   */
  takeback(keep: number): GameEvent[] {
    // After the end the seed is known, and every draw with it.
    if (this.outcome !== null) throw new Refusal('over')
    if (!Number.isInteger(keep) || keep < 0 || keep >= this.length) throw new Refusal('no-takeback')
    const undone = this.#standing.splice(keep)
    const undidDraw = undone.some(({ drew }) => drew)
    this.#takebacks++
    this.#work += 1 + this.#restore(undidDraw ? undone[0].from : this.#chance.position())
    if (undidDraw) this.#chance.renew(this.#takebacks)
    this.log.push({ kind: 'takeback', keep, print: this.print })
    return [happened('match.takeback', {})]
  }

  /**
   * Goes on from another state, as it is written (or from this one, for null), with the next draws decided. Nobody can go back past it.
   * What is on the table then was not played: the log says so, and the match is for tests and study only.
   */
  lay(state: unknown, stack: Stack): GameEvent[] {
    const { game } = this
    if (this.outcome !== null) throw new Refusal('over')
    const fault = state === null ? null : unfit(game, state, this.#state)
    if (fault !== null) throw new Refusal('position', { fault })
    const under = this.#chance instanceof StackedChance ? this.#chance.under : this.#chance
    this.#chance = new StackedChance(under, stack, game.draws)
    this.#from = state === null ? game.clone(this.#state) : game.read(state)
    this.#first = this.#chance.position()
    this.#standing = []
    this.#beginAgain()
    this.#work++
    this.log.push({ kind: 'lay', state, stack, print: this.print })
    return state === null ? [] : [happened('match.laid', {})]
  }

  #play(seat: Seat, action: Action, events: GameEvent[]): void {
    const { game } = this
    const count = game.legal(this.#state, seat, LEGAL)
    if (!LEGAL.subarray(0, count).includes(action)) throw this.#illegal(seat, action)
    game.apply(this.#state, seat, action, this.#chance, (event) => events.push(event))
    const broken = game.invariants(this.#state)
    if (broken.length > 0) throw new Error(`${game.vocabulary.text(action)}: ${broken.join('; ')}`)
  }

  #isNoisy(events: readonly GameEvent[], before: Position): boolean {
    return events.some((event) => event.reveals) || this.#hasDrawn(before)
  }

  #hasDrawn(before: Position): boolean {
    return this.#chance.position().some((read, stream) => read !== before[stream])
  }

  #illegal(seat: Seat, action: Action): Refusal {
    if (!this.isToAct(seat)) return new Refusal('not-your-turn', { seat: this.game.seats[seat].id })
    const why = this.game.explain(this.game.view(this.#state, seatSet(seat)), seat, action)
    return new Refusal('illegal', {}, why ?? message('refusal.illegal'))
  }

  /** Which of the submissions that stand the seat would take back, or -1. */
  undoable(seat: Seat): number {
    const index = this.#standing.findLastIndex((each) => each.seat === seat && !each.paused)
    if (index < 0) return -1
    const { final, together } = this.#standing[index]
    if (final) return -1
    const later = this.#standing.slice(index + 1)
    if (later.length > 0 && together === null) return -1
    return later.every((each) => each.together === together) ? index : -1
  }

  #mark(standing: number): Checkpoint<State> {
    return { state: null, standing }
  }

  /** Makes the state again from what stands; the next draws come from `position` on. Gives how many submissions it took. */
  #restore(position: Position): number {
    if (this.#standing.length < this.#checkpoint.standing) this.#beginAgain()
    const { state, standing } = this.#checkpoint
    if (state !== null) this.#state = this.game.clone(state)
    for (let index = standing; index < this.#standing.length; index++) {
      const { seat, actions, from, together, final } = this.#standing[index]
      this.#checkpoint.state ??= this.game.clone(this.#state)
      this.#chance.rewind(from)
      for (const action of actions) this.game.apply(this.#state, seat, action, this.#chance)
      if (final && together === null) this.#checkpoint = this.#mark(index + 1)
    }
    this.#chance.rewind(position)
    return this.#standing.length - standing
  }

  #beginAgain(): void {
    this.#chance.rewind(this.#first)
    this.#state = this.#from === null ? this.game.setup(this.#chance) : this.game.clone(this.#from)
    this.#checkpoint = this.#mark(0)
  }
}

/** A match of which nobody asks how to play it well. */
export type PlayedMatch = Match<unknown, PlayedGame>

function whoSaw(game: Pick<PlayedGame, 'seats'>, actor: Seat, events: readonly GameEvent[]): Audience {
  if (hears(events, WATCHER)) return EVERYONE
  let only = seatSet(actor)
  for (let seat = 0; seat < game.seats.length; seat++) if (hears(events, seatSet(seat))) only |= seatSet(seat)
  return { only }
}

/** Whether nobody else is asked anything that they could answer without this seat knowing. */
function isOnlyFor(seat: Seat, open: readonly Decision[], together: string | null): boolean {
  if (open.length === 0) return false
  return open.every(
    ({ id, seats, need, aside }) =>
      aside === 'offer' ||
      (id === together && aside !== 'pause') ||
      seats === seatSet(seat) ||
      (need === 'any' && hasSeat(seats, seat)),
  )
}
