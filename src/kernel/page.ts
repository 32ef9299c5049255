import { FastChance } from './chance/fast.ts'
import { NoChance, Unknowable } from './chance/unknowable.ts'
import { type GameEvent, told } from './event.ts'
import type { PlayedGame } from './game.ts'
import { type Message, message } from './message.ts'
import { onlyAnswer } from './only-answer.ts'
import { type Seat, seatSet, seatsIn } from './seats.ts'
import type { View, ViewShape } from './view.ts'
import { NO_ACTION } from './vocabulary.ts'

/** What a page asks the rules, from nothing but the view on its screen. Actions are texts of the notation. */
export interface PageGame<V extends ViewShape = ViewShape> {
  /**
   * Whether the rules are here to be played from this view. Until they are, nothing is known of what is asked of them:
   * there is no reason, nothing lies ahead, nobody has won.
   */
  canPlay(view: V): boolean
  /** What an action is called. */
  describe(view: V, action: string): Message
  /** Why a seat of the viewer cannot do this now; null when it can. */
  explain(view: V, seat: string, action: string): Message | null
  /** How things would stand after these actions of a seat, as far as anyone can know it. */
  ahead(view: V, seat: string, actions: readonly string[]): Ahead<V>
  /** What is answered for a seat without asking it, because everyone can tell that there is no choice; null otherwise. */
  onlyAnswer(view: V, seat: string, legal: readonly string[]): string | null
  /** Who has won, and why; null while the game goes on. */
  outcome(view: V): PageOutcome | null
}

export interface PageOutcome {
  /** Several share the victory, or are a team; none is a draw. */
  readonly winners: readonly string[]
  /** Points by seat, in the order of the seats; empty where the game counts none. */
  readonly scores: readonly number[]
  readonly tieBreak: Message | null
  readonly why: Message
}

export interface Ahead<V extends ViewShape = ViewShape> {
  readonly view: V
  readonly events: readonly Message[]
  /** What the seat could do then. */
  readonly legal: readonly string[]
  /** How many of the actions were played: fewer than given when the next one is not legal, draws, or shows something. */
  readonly played: number
}

/** What a game says without being played. */
export type Spoken<V extends ViewShape = ViewShape> = Pick<
  PlayedGame<never, V>,
  'seats' | 'vocabulary' | 'describe' | 'asksForPlan' | 'isOpenAnswer'
>

/** A page that has all the rules at once. */
interface WholePageGame<V extends ViewShape = ViewShape> extends PageGame<V> {
  /** The rules themselves, to play a match that is over again from its record. */
  readonly rules: PlayedGame
}

export function pageGame<State, V extends ViewShape>(game: PlayedGame<State, V>): WholePageGame<V> {
  return { ...latePageGame(game, () => game), rules: game }
}

/** The same where the rules come later than what they say: `played` gives those that a view is played by, once they are here. */
export function latePageGame<State, V extends ViewShape>(
  spoken: Spoken<V>,
  played: (view: V) => PlayedGame<State, V> | null,
): PageGame<V> {
  const { seats, vocabulary } = spoken
  const list = new Uint16Array(vocabulary.size)
  const seen = (view: V): View<V> => view as View<V>
  const seatNumber = (id: string): Seat => seats.findIndex((seat) => seat.id === id)
  const imagined = (game: PlayedGame<State, V>, view: V): State =>
    game.imaginer(seen(view))(new FastChance(0))
  const legalOf = (game: PlayedGame<State, V>, state: State, seat: Seat): Uint16Array =>
    list.subarray(0, game.legal(state, seat, list))

  return {
    canPlay: (view) => played(view) !== null,
    describe: (view, action) => spoken.describe(seen(view), vocabulary.parse(action)),
    explain(view, seat, action) {
      const number = vocabulary.parse(action)
      if (number === NO_ACTION) return message('refusal.illegal')
      return played(view)?.explain(seen(view), seatNumber(seat), number) ?? null
    },
    ahead(view, seat, actions) {
      const game = played(view)
      if (game === null) return { view, events: [], legal: [], played: 0 }
      const number = seatNumber(seat)
      const viewer = seatSet(...view.mine.map(seatNumber))
      const events: Message[] = []
      let state = imagined(game, view)
      let count = 0
      for (const text of actions) {
        const action = vocabulary.parse(text)
        if (!legalOf(game, state, number).includes(action)) break
        const next = game.clone(state)
        const happening: GameEvent[] = []
        try {
          game.apply(next, number, action, new NoChance(), (event) => happening.push(event))
        } catch (error) {
          if (error instanceof Unknowable) break
          throw error
        }
        if (happening.some(({ reveals }) => reveals)) break
        events.push(...told(happening, viewer))
        state = next
        count++
      }
      const legal = [...legalOf(game, state, number)].map((action) => vocabulary.text(action))
      return { view: game.view(state, viewer), events, legal, played: count }
    },
    onlyAnswer(view, seat, legal) {
      const actions = legal.map((text) => vocabulary.parse(text))
      const only = onlyAnswer(spoken, seen(view), seatNumber(seat), actions)
      return only === NO_ACTION ? null : vocabulary.text(only)
    },
    outcome(view) {
      const game = played(view)
      const outcome = game?.outcome(imagined(game, view)) ?? null
      if (outcome === null) return null
      const { winners, ...rest } = outcome
      return { ...rest, winners: seatsIn(winners).map((seat) => seats[seat].id) }
    },
  }
}
