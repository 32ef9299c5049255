import { SeededChance } from '../../kernel/chance/seeded.ts'
import { type Stack, StackedChance } from '../../kernel/chance/stacked.ts'
import { type GameEvent, told } from '../../kernel/event.ts'
import type { Game } from '../../kernel/game.ts'
import { Match } from '../../kernel/match/match.ts'
import { formatter, type Language, type Message } from '../../kernel/message.ts'
import { en } from '../../kernel/messages/en.ts'
import { fr } from '../../kernel/messages/fr.ts'
import { allSeats, seatSet, seatsIn, type Viewer, WATCHER } from '../../kernel/seats.ts'
import type { View } from '../../kernel/view.ts'
import { type Action, NO_ACTION } from '../../kernel/vocabulary.ts'
import { content as shelf } from './content/index.ts'
import type { JawsContent } from './content/schema.ts'
import { jawsGame } from './game.ts'
import { jaws as box } from './index.ts'
import { jawsOptions } from './options.ts'
import { SEAT_IDS, type SeatId, seatOf } from './seats.ts'
import type { JawsState } from './state.ts'
import type { JawsView } from './view.ts'

/** A table at the very beginning, set up by the rules. */
export function setUp(options: unknown = {}, draws: Stack = {}, seed = 1, content = shelf.builtIn): Table {
  return new Table(jawsGame(jawsOptions(options), content), content, draws, undefined, seed)
}

/** People at a table, with everything in the open for the test. */
export class Table {
  readonly game: Game<JawsState, JawsView>
  readonly match: Match<JawsState>
  /** What happened in the last `play`, or in the set-up. */
  events: readonly GameEvent[]
  readonly #say: { readonly [language in Language]: (message: Message) => string }

  constructor(
    game: Game<JawsState, JawsView>,
    content: JawsContent,
    draws: Stack = {},
    from?: JawsState,
    seed = 1,
  ) {
    const chance = new SeededChance(seed.toString(16).padStart(64, '0'))
    this.game = game
    this.match = new Match(game, new StackedChance(chance, draws, game.draws), from)
    this.events = this.match.opening
    const names = box.names(content)
    this.#say = {
      en: formatter('en', { ...en, ...box.messages.en }, names),
      fr: formatter('fr', { ...fr, ...box.messages.fr }, names),
    }
  }

  /** Plays actions, each `seat: action`; without a seat for the first who is asked. */
  play(...lines: readonly string[]): this {
    const events: GameEvent[] = []
    for (const line of lines) {
      const [, who, text] = /^(?:(\w+): )?(.*)$/.exec(line) as unknown as [string, string | undefined, string]
      const seat = who === undefined ? seatsIn(this.game.toAct(this.state))[0] : seatOf(who)
      events.push(...this.match.submit(seat, [this.action(text)]))
    }
    this.events = events
    return this
  }

  undo(seat: SeatId): this {
    this.match.undo(seatOf(seat))
    return this
  }

  action(text: string): Action {
    const action = this.game.vocabulary.parse(text)
    if (action === NO_ACTION) throw new Error(`there is no action "${text}"`)
    return action
  }

  legal(seat: SeatId): string[] {
    return this.match.legal(seatOf(seat)).map((action) => this.game.vocabulary.text(action))
  }

  /** Where the legal actions of a verb lead: `legalTo('quint', 'move')` is a list of spaces. */
  legalTo(seat: SeatId, verb: string): string[] {
    return this.legal(seat)
      .filter((text) => text.startsWith(`${verb} `))
      .map((text) => text.slice(verb.length + 1))
  }

  /** The message that refuses an action, or null when it is allowed. */
  whyNot(seat: SeatId, text: string): string | null {
    return this.game.explain(this.view(seat), seatOf(seat), this.action(text))?.key ?? null
  }

  get state(): JawsState {
    return this.match.state
  }

  /** Who is asked. */
  get asked(): string[] {
    return seatsIn(this.game.toAct(this.state)).map((seat) => SEAT_IDS[seat])
  }

  get winners(): string[] | null {
    const { outcome } = this.match
    return outcome === null ? null : seatsIn(outcome.winners).map((seat) => SEAT_IDS[seat])
  }

  get all(): View<JawsView> {
    return this.game.view(this.state, allSeats(this.game.seats.length))
  }

  view(seat?: SeatId): View<JawsView> {
    return this.game.view(this.state, viewerOf(seat))
  }

  /** The keys of what happened in the last `play`, without the game's name. */
  get happened(): string[] {
    return this.events.map(({ key }) => key.replace(/^jaws\./, ''))
  }

  /** What one viewer was told of the last `play`. */
  told(seat?: SeatId): string[] {
    return told(this.events, viewerOf(seat)).map((message) => this.say(message))
  }

  say(message: Message, language: Language = 'en'): string {
    return this.#say[language](message)
  }
}

function viewerOf(seat?: SeatId): Viewer {
  return seat === undefined ? WATCHER : seatSet(seatOf(seat))
}
