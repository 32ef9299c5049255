import type { Component } from 'svelte'
import type { Options, PlayedGame } from '#kernel/game.ts'
import type { Catalogue, Language, Message, Names } from '#kernel/message.ts'
import type { PageGame } from '#kernel/page.ts'
import type { Text } from '#kernel/text.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { ViewShape } from '#kernel/view.ts'
import type { Timed, Timing } from '../client/timing.ts'
import type { WordFiles } from '../i18n/read-words.ts'
import type { Sound } from '../sound/sounds.ts'
import type { LessonEntry } from './lesson.ts'
import type { Seating } from './seating.ts'

/**
 * What the page needs of a game. A game adds itself to `boards/shelf.ts` with one line; everything else (tables,
 * lobby, log, curtain, replay, languages) is the same for all.
 */
export interface GamePage {
  readonly id: string
  readonly name: Text
  /** How many can sit down, and how long it takes, for the shelf. */
  readonly players: readonly [least: number, most: number]
  readonly minutes: readonly [least: number, most: number]
  load(): Promise<GameKit>
  /** What one can play as. */
  seating(): Promise<Seating>
  /** Its lessons, in the order they are best taken; left out where there is none. */
  lessons?(): Promise<readonly LessonEntry[]>
}

export interface PosterProps {
  /** `tall` 258 × 462, `wide` 644 × 280, `stamp` 46 × 46; the title is drawn in, but not in a stamp. */
  readonly shape: 'tall' | 'wide' | 'stamp'
}

/** What was chosen at a table, told in one language. */
export interface OptionsInWords<O extends Options> {
  readonly tell: ToldOptions<O>['tell']
  readonly words: Catalogue
}

/** Something of a game that is fetched in its own time: an act, a combat. */
interface KitPart {
  readonly load?: () => Promise<unknown>
  readonly words?: WordFiles
}

export interface PartsOf {
  /** It cannot be shown without these. */
  readonly now: readonly string[]
  /** What comes next may need these: there is time to fetch them. */
  readonly soon: readonly string[]
  /** Whoever answers needs these: they are fetched as soon as somebody touches the table, and an answer waits for them. */
  readonly answer?: readonly string[]
}

/** All of a game's page besides its poster: loaded when a table of it is laid. */
export interface GameKit<V extends ViewShape = ViewShape, Content = unknown, O extends Options = Options>
  extends Timing {
  readonly id: string
  /**
   * The rules, for labels, reasons and looking ahead; from the game's own `page.ts`. Those of the number that a match is
   * played by; the newest where there is none, as in a lesson. They can answer as far as their parts are here.
   */
  open(options: O, content: Content, rules: number | undefined): PageGame<V>
  /** All the rules of a match, to play it again from its record. */
  loadMatch(options: O, content: Content, rules: number): Promise<PlayedGame>
  names(content: Content): Names
  /** The game's own catalogue and the page's words about it, as far as every moment at a table may need them. */
  readonly words: WordFiles
  /** How what happens is told to the one whose seat it is about: `key?seat=me`, `key?me=shark`. */
  readonly yours: WordFiles
  /** What only some moments need, by name. A part without anything to load is words: explanations need them all. */
  readonly parts: { readonly [name: string]: KitPart }
  /** The parts that a moment needs; none for a game that is shown with the kit alone. */
  partsOf?(view: V): PartsOf

  /** What goes on at a table; the shell makes it, for as long as the table is there. */
  turn(props: () => BoardProps<V, Content>): TableTurn<V>
  /**
   * Draws what goes on. It renders up to two elements at the top: one with class `area-board` and one with class
   * `area-side`. The shell lays them out: side by side on a wide screen, one under the other on a phone.
   */
  readonly Board: KitComponent<BoardProps<V, Content> & { readonly turn: TableTurn<V> }>
  /** The players and where they stand, in the bar at the top: one line, 44 px high on a phone. */
  readonly Players: KitComponent<PlayersProps<V>>
  /** The symbol of a seat, in the seat's colour: it stands beside names everywhere. */
  readonly Mark: KitComponent<MarkProps>
  /** What was chosen there, in words. */
  loadOptions(language: Language): Promise<OptionsInWords<O>>
  /** The game's own part of the set-up: how many, which roles, which variants. */
  readonly loadSetup: Loader<SetupProps<Content, O>>
  /** How it ended, in the game's own terms: for Sharks, the score card by card. */
  readonly loadScore: Loader<ScoreProps<V, Content>>
  /** What stands in the box that opens when something is tapped for an explanation. */
  loadExplain(topic: string): Promise<KitComponent<ExplainProps<V, Content>>>
  readonly loadRules: Loader<RulesProps<Content>>

  /**
   * Seats that keep nothing from one another, by side: one person who holds several of a side needs no curtain between
   * them. Left out where every seat has secrets of its own.
   */
  readonly sides?: readonly (readonly string[])[]
  /** The seats that options give, in their order; the same as the server will say. */
  seatsOf(options: O): readonly string[]
  /** Milliseconds that a step takes to show at the usual pace: what the board will need for these events. */
  lasts(events: readonly Message[]): number
  /** The sound of an event, by its key. */
  readonly sounds: { readonly [event: string]: Sound }
  /** Events that a log leaves out of its headlines because the next line says the same, by key. */
  readonly asides: ReadonlySet<string>
  /** Events that open a new chapter of the log, by key: a round, an act. */
  readonly chapters: ReadonlySet<string>
  /** Whose sign stands beside a line of the log, where that is not the seat in it. */
  signOf?(event: Message): string | undefined
  /** What stands below a line of the log, for those that have a face: a card that was scored. */
  readonly loadFace?: () => Promise<KitComponent<FaceProps<Content>>>
  /** The events that have one, by key. */
  readonly faces?: ReadonlySet<string>
  /** Events that show what bots said they would do, by key, so that it need not be said any longer. */
  readonly settles?: ReadonlySet<string>
}

/**
 * A component of a kit. It takes its props as a method does, so that the kit of one game fits where that of any game is
 * wanted: the shell hands a kit nothing but views and content of its own game.
 */
type KitComponent<Props extends object> = {
  render(internals: Parameters<Component<Props>>[0], props: Props): ReturnType<Component<Props>>
}['render']

/** Fetches a component that the first look at a table does not need, when it is opened. */
type Loader<Props extends object> = () => Promise<KitComponent<Props>>

export interface Seated {
  readonly seat: string
  /** What the seat is called in the game: Tiger Shark. */
  readonly role: string
  /** Who sits there: a person's name, or what a bot is called. */
  readonly name: string
  /** How a sentence or a list calls whoever plays it: Carol (Tiger Shark), You (Tiger Shark); a bot goes by its role. */
  readonly called: string
  readonly isMe: boolean
  readonly isBot: boolean
  /** Not at the table at the moment. */
  readonly isGone: boolean
  /** For how long, in words, once that is worth telling. */
  readonly goneFor?: string | undefined
  /** What a bot of one's own side says it is about to do, or has said a moment ago, and why. */
  readonly says?: string
}

export type Say = (message: Message) => string

/** What every part of a table is given. */
interface Shown<V extends ViewShape = ViewShape> {
  /** How things stand at the moment that is shown, which may be one that has passed. */
  readonly view: V
  readonly seats: readonly Seated[]
  readonly say: Say
  /** Opens the explanation of a thing; `from` is the element that was tapped, and gets the focus back. */
  explain(topic: string, from?: object | null): void
}

export interface PlayersProps<V extends ViewShape = ViewShape> extends Shown<V> {
  /** The seat that answers at this device now. */
  readonly acting: string | null
  readonly compact: boolean
}

/** The moving picture of a table, and what the acting seat is arranging on it. */
export interface TableTurn<V extends ViewShape = ViewShape> {
  /** What is on the board while it moves, so that nothing beside it is ahead of it; null before there is a board. */
  readonly shown: V | null
  /** What stands in the prompt bar and on the buttons; null for what the game asks, and plain buttons. */
  readonly guidance: Guidance | null
}

/** What a table has to show: it moves from `before` to `view`, and lets `acting` choose out of `legal`. */
export interface BoardProps<V extends ViewShape = ViewShape, Content = unknown> extends Shown<V> {
  /** What was shown before this; null when there is nothing to move from (first sight, a jump, looking back). */
  readonly before: V | null
  /** What happened in between. */
  readonly events: readonly Message[]
  /** Everything this viewer was shown up to now, as far as it is known here; the moment on the table is its last. */
  readonly story: readonly Moment<V>[]
  /** Whether this has passed: looked back at during play, or replayed. */
  readonly isPast: boolean
  /** Counts up with every moment that is shown: something new to play. */
  readonly moment: number
  /** Milliseconds to show it in: `lasts(events)` by the pace, 0 when it should just stand there. */
  readonly duration: number
  /** Each of the events in its part of that time. */
  readonly timeline: readonly Timed[]
  readonly game: PageGame<V>
  readonly options: Options
  readonly content: Content
  /** As `say`, but to nobody in particular: what others will hear. */
  readonly plain: Say
  /** My own seats that are looking now (one at a time when a device goes round); none for a watcher. */
  readonly eyes: readonly string[]
  /** The seat that answers now at this device; null while waiting, watching or looking back. */
  readonly acting: string | null
  /** Those of the seats that look which are asked now: `acting` is one of them. */
  readonly askedHere: readonly string[]
  /** Lets another of them answer first. */
  actAs(seat: string): void
  /** What it may do, as texts of the notation; empty when `acting` is null. */
  readonly legal: readonly string[]
  /** In a lesson: only these may be chosen now, in this order; null for all. */
  readonly only: readonly string[] | null
  readonly canUndo: boolean
  /** Plays actions, all or none. True when the server took them; a refusal is shown by the shell. */
  submit(actions: readonly string[]): Promise<boolean>
  undo(): Promise<boolean>
  /** Says why something is not allowed, as a short notice: `game.explain(...)` through `say`; empty in a lesson that asks for something else. */
  notice(text: string): void
  /** Null where there is no side to share it with: in a lesson, for a watcher, in a replay. */
  readonly pad: SidePad | null
  readonly wide: boolean
  /** Whether the window is long and low: the board fills its height, and nothing stands under it. */
  readonly low: boolean
  readonly reduced: boolean
}

/** What one's side has noted for itself: names with short texts, the same in every browser of the side. */
export interface SidePad {
  readonly notes: { readonly [name: string]: string }
  /** Changes some of it; an empty text takes a note away. */
  note(changes: { readonly [name: string]: string }): void
}

/** What to do now. */
export interface Guidance {
  /** Two or three words: "Swim here?" */
  readonly title: string
  /** One line: "3 steps. You eat 1 trash on the way, then draw blind from the M bag." */
  readonly line: string
  /** The one yellow button. */
  readonly main: Choice | null
  /** Beside it, at most two on a phone. */
  readonly others: readonly Choice[]
}

export interface Choice {
  readonly label: string
  /** A second, smaller line: what it means now. */
  readonly detail?: string
  /** Why it cannot be chosen now; it is then dashed, but can be focused and read. Empty as in `notice`. */
  readonly why?: string
  /** Whether it is a move of the game though not the main one, and no way back. */
  readonly isMove?: boolean
  choose(): void
}

export interface MarkProps {
  readonly seat: string
  /** Pixels of its height. */
  readonly size?: number
}

export interface FaceProps<Content = unknown> {
  readonly event: Message
  readonly content: Content
  readonly say: Say
}

export interface SetupProps<Content = unknown, O extends Options = Options> {
  readonly options: O
  readonly content: Content
  readonly say: Say
  /** False where one plays alone against bots: then nobody is asked how many people there are. */
  readonly people?: boolean
  change(options: O): void
}

export interface ScoreProps<V extends ViewShape = ViewShape, Content = unknown> extends Shown<V> {
  readonly content: Content
  /** Everything that happened, as this viewer saw it, in order. */
  readonly story: readonly Moment<V>[]
  readonly winners: readonly string[]
  /** Goes back to a moment, to look at it. */
  look(cursor: number): void
}

/** One step of a match as one viewer was shown it. */
export interface Moment<V extends ViewShape = ViewShape> {
  readonly cursor: number
  readonly view: V
  readonly events: readonly Message[]
}

export interface ExplainProps<V extends ViewShape = ViewShape, Content = unknown> {
  readonly topic: string
  /** What is on the table; null in the rules, where nothing is. */
  readonly view: V | null
  readonly content: Content
  readonly say: Say
}

export interface RulesProps<Content = unknown> {
  readonly content: Content
  readonly say: Say
  explain(topic: string, from?: object | null): void
}
