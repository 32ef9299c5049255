import { type InEachLanguage, inEachLanguage, joined } from '../catalogues.ts'
import { FastChance } from '../chance/fast.ts'
import { SeededChance } from '../chance/seeded.ts'
import { type Stack, StackedChance } from '../chance/stacked.ts'
import { type GameEvent, told } from '../event.ts'
import type { Box, Game } from '../game.ts'
import { Match } from '../match/match.ts'
import { formatter, type Language, type Message } from '../message.ts'
import { messages } from '../messages.ts'
import { allSeats, type Seat, seatSet, seatsIn, type Viewer, WATCHER } from '../seats.ts'
import type { View, ViewShape } from '../view.ts'
import { type Action, NO_ACTION } from '../vocabulary.ts'

/** How a table is laid for a test. */
export interface Laid<State, Content> {
  readonly content: Content
  /** What the next draws give, by label. */
  readonly draws?: Stack | undefined
  /** A position in the middle of a game; the set-up by the rules when left out. */
  readonly from?: State
  readonly seed?: number
}

/** People at a table, with everything in the open for the test; each game adds what its tests ask for. */
export class OpenTable<State, Shown extends ViewShape, Content, Id extends string> {
  readonly game: Game<State, Shown>
  readonly content: Content
  readonly match: Match<State>
  /** What happened in the last `play`, or in the set-up. */
  events: readonly GameEvent[]
  readonly #random: FastChance
  readonly #say: InEachLanguage<(message: Message) => string>

  /** `begin` brings a position that was laid out to its first question. */
  constructor(
    box: Box<Content>,
    game: Game<State, Shown>,
    { content, draws = {}, from, seed = 1 }: Laid<State, Content>,
    begin?: (state: State, chance: StackedChance) => readonly GameEvent[],
  ) {
    const seeded = new SeededChance(seed.toString(16).padStart(64, '0'))
    const chance = new StackedChance(seeded, draws, game.draws)
    const opening = from === undefined ? undefined : begin?.(from, chance)
    this.game = game
    this.content = content
    this.match = new Match(game, chance, from)
    this.events = opening ?? this.match.opening
    this.#random = new FastChance(seed)
    const names = box.names(content)
    const words = joined(messages, box.messages)
    this.#say = inEachLanguage((language) => formatter(language, words[language], names))
  }

  /** Plays actions, each `seat: action`; without a seat for the first who is asked. What is not legal is refused. */
  play(...lines: readonly string[]): this {
    const events: GameEvent[] = []
    for (const line of lines) {
      const [, who, text] = /^(?:([\w-]+): )?(.*)$/.exec(line) as unknown as [string, Id | undefined, string]
      const seat = who === undefined ? this.toAct[0] : this.seat(who)
      events.push(...this.match.submit(seat, [this.action(text)]))
    }
    this.events = events
    return this
  }

  /** Plays any legal action for the first who is asked; false when the game is over. */
  playAtRandom(): boolean {
    const [seat] = this.toAct
    if (seat === undefined) return false
    const legal = this.legalOf(seat)
    this.play(legal[this.#random.upTo(legal.length)])
    return true
  }

  /** The seats that are asked. */
  get toAct(): Seat[] {
    return seatsIn(this.game.toAct(this.state))
  }

  action(text: string): Action {
    const action = this.game.vocabulary.parse(text)
    if (action === NO_ACTION) throw new Error(`there is no action "${text}"`)
    return action
  }

  legalOf(seat: Seat): string[] {
    return this.match.legal(seat).map((action) => this.game.vocabulary.text(action))
  }

  /** The message that refuses an action, or null when it is allowed. */
  refusal(seat: Seat, text: string): Message | null {
    return this.game.explain(this.game.view(this.state, seatSet(seat)), seat, this.action(text))
  }

  get state(): State {
    return this.match.state
  }

  get all(): View<Shown> {
    return this.game.view(this.state, allSeats(this.game.seats.length))
  }

  view(who?: Id): View<Shown> {
    return this.game.view(this.state, this.#viewer(who))
  }

  seat(who: Id): Seat {
    const seat = this.game.seats.findIndex(({ id }) => id === who)
    if (seat < 0) throw new Error(`${who} is not here`)
    return seat
  }

  /** The keys of what happened in the last `play`, without the game's name. */
  get happened(): string[] {
    return this.events.map(({ key }) => key.replace(`${this.game.id}.`, ''))
  }

  /** What one viewer was told of the last `play`. */
  told(who?: Id): string[] {
    return told(this.events, this.#viewer(who)).map((message) => this.say(message))
  }

  say(message: Message, language: Language = 'en'): string {
    return this.#say[language](message)
  }

  #viewer(who?: Id): Viewer {
    return who === undefined ? WATCHER : seatSet(this.seat(who))
  }
}

/** Where the actions of a verb lead. */
export function leadingTo(legal: readonly string[], verb: string): string[] {
  return legal.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1))
}

/** The words of a list. */
export function words(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
