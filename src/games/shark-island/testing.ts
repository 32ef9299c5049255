import { FastChance } from '../../kernel/chance/fast.ts'
import { SeededChance } from '../../kernel/chance/seeded.ts'
import { type Stack, StackedChance } from '../../kernel/chance/stacked.ts'
import { type GameEvent, told } from '../../kernel/event.ts'
import type { Game } from '../../kernel/game.ts'
import { Match } from '../../kernel/match/match.ts'
import { formatter, type Language, type Message } from '../../kernel/message.ts'
import { en } from '../../kernel/messages/en.ts'
import { fr } from '../../kernel/messages/fr.ts'
import { allSeats, hasSeat, type Seat, seatSet, WATCHER } from '../../kernel/seats.ts'
import type { View } from '../../kernel/view.ts'
import { type Action, NO_ACTION } from '../../kernel/vocabulary.ts'
import { turnUpNext } from './calendar-phase.ts'
import { EVENTS, FALSE_FIN, FINS, type HunterId, STRATEGIES, type StrategyId } from './components.ts'
import { content as shelf } from './content/index.ts'
import type { IslandContent } from './content/schema.ts'
import { proceed } from './flow.ts'
import { islandGame } from './game.ts'
import { sharkIsland as box } from './index.ts'
import { invariants } from './invariants.ts'
import { islandOptions } from './options.ts'
import { type Setting, settingOf } from './setting.ts'
import { unpacked } from './setup.ts'
import {
  DOCKED,
  type IslandState,
  TO_CALENDAR,
  TO_COMBAT,
  TO_DUSK,
  TO_FOUND,
  TO_NEXT_HUNTER,
  TO_NEXT_SEARCH,
  TO_SHARK,
  TO_TERRORIZE,
} from './state.ts'
import type { IslandView } from './view.ts'

type Who = HunterId | 'shark'
type BySeat<T> = { readonly [who in Who]?: T }

/** The phases a position can begin with. */
const PHASES = {
  calendar: TO_CALENDAR,
  shark: TO_SHARK,
  hunters: TO_NEXT_HUNTER,
  search: TO_NEXT_SEARCH,
  found: TO_FOUND,
  combat: TO_COMBAT,
  terrorize: TO_TERRORIZE,
  dusk: TO_DUSK,
} as const

/** A position at the beginning of a phase. Lists are words: `tiles: 'reef-diver lone-swimmer'`. */
export interface Layout {
  readonly phase: keyof typeof PHASES
  /** Hunters clockwise from the Shark's left; the first of them is First Player unless said otherwise. */
  readonly hunters?: string
  readonly first?: HunterId
  readonly turn?: number
  readonly strategy?: StrategyId
  readonly day?: string
  readonly tiles?: string
  readonly backs?: string
  /** The fins on each tile, with commas between tiles; those lying open in brackets. */
  readonly fins?: string
  /** The number of the tile each craft is on, or 0 for dry dock. */
  readonly at?: BySeat<number>
  readonly found?: number
  readonly health?: number
  readonly coins?: number
  readonly damage?: BySeat<number>
  readonly rerolls?: BySeat<number>
  readonly hands?: BySeat<string>
  readonly terror?: string
  readonly wild?: 'resort' | 'mayor' | 'press' | 'open'
  readonly content?: IslandContent
  /** What the next draws give, by label; combat cards dealt face up are `card`. */
  readonly draws?: { readonly [label: string]: string }
}

export function layOut(layout: Layout): Table {
  const content = layout.content ?? shelf.builtIn
  const hunters = words(layout.hunters ?? 'harlan sheriff')
  const first = layout.first ?? hunters[0]
  const options = islandOptions({ players: hunters.length === 2 ? 3 : hunters.length + 1, hunters, first })
  const setting = settingOf(options, content)
  const game = islandGame(options, content)
  const s = unpacked(setting)
  turnUpNext(setting, s, new FastChance(7))
  s.first = seatOf(setting, first)
  s.turn = layout.turn ?? 1
  s.strategy = STRATEGIES.indexOf(layout.strategy ?? 'ghost-town')
  if (layout.phase !== 'calendar') layTurn(setting, s, layout)
  s.found = (layout.found ?? 0) - 1
  s.health = layout.health ?? s.health
  s.coins = layout.coins ?? s.coins
  for (const [who, tile] of entries(layout.at)) s.at[seatOf(setting, who)] = tile === 0 ? DOCKED : tile - 1
  for (const [who, damage] of entries(layout.damage)) s.damage[seatOf(setting, who)] = damage
  for (const [who, rerolls] of entries(layout.rerolls)) s.rerolls[seatOf(setting, who)] = rerolls
  for (const [who, cards] of entries(layout.hands)) layHand(setting, s, seatOf(setting, who), words(cards))
  layTerror(s, layout)
  s.step = PHASES[layout.phase]
  const broken = invariants(setting, s)
  if (broken.length > 0) throw new Error(broken.join('; '))
  return new Table(game, setting, content, layout.draws, s)
}

/** A table at the very beginning, set up by the rules. */
export function setUp(options: unknown = {}, draws: Layout['draws'] = {}, seed = 1): Table {
  const whole = islandOptions(options)
  const game = islandGame(whole, shelf.builtIn)
  return new Table(game, settingOf(whole, shelf.builtIn), shelf.builtIn, draws, undefined, seed)
}

/** People at a table, with everything in the open for the test. */
export class Table {
  readonly game: Game<IslandState, IslandView>
  readonly setting: Setting
  readonly content: IslandContent
  readonly match: Match<IslandState>
  /** What happened in the last `play`, or on the way to the first question. */
  events: readonly GameEvent[]
  readonly #random: FastChance
  readonly #say: { readonly [language in Language]: (message: Message) => string }

  constructor(
    game: Game<IslandState, IslandView>,
    setting: Setting,
    content: IslandContent,
    draws: Layout['draws'] = {},
    from?: IslandState,
    seed = 1,
  ) {
    const stack: Stack = Object.fromEntries(
      Object.entries(draws).map(([label, list]) => [label, words(list)]),
    )
    const seeded = new SeededChance(seed.toString(16).padStart(64, '0'))
    const chance = new StackedChance(seeded, stack, game.draws)
    const opening: GameEvent[] = []
    if (from !== undefined) proceed(setting, from, chance, (event) => opening.push(event))
    this.game = game
    this.setting = setting
    this.content = content
    this.match = new Match(game, chance, from)
    this.events = from === undefined ? this.match.opening : opening
    this.#random = new FastChance(seed)
    const names = box.names(content)
    this.#say = {
      en: formatter('en', { ...en, ...box.messages.en }, names),
      fr: formatter('fr', { ...fr, ...box.messages.fr }, names),
    }
  }

  /** Plays actions for whoever is asked; of several, for the lowest seat. */
  play(...texts: readonly string[]): this {
    const events: GameEvent[] = []
    for (const text of texts) events.push(...this.match.submit(this.asked, [this.action(text)]))
    this.events = events
    return this
  }

  playAtRandom(): boolean {
    const legal = this.legal()
    if (legal.length > 0) this.play(legal[this.#random.upTo(legal.length)])
    return legal.length > 0
  }

  get asked(): Seat {
    return this.game.seats.findIndex((_, seat) => hasSeat(this.game.toAct(this.state), seat))
  }

  /** Who is asked, and what. */
  get question(): string {
    return this.asked < 0 ? 'over' : `${this.game.seats[this.asked].id} ${this.all.question}`
  }

  action(text: string): Action {
    const action = this.game.vocabulary.parse(text)
    if (action === NO_ACTION) throw new Error(`there is no action "${text}"`)
    return action
  }

  legal(): string[] {
    if (this.asked < 0) return []
    return this.match.legal(this.asked).map((action) => this.game.vocabulary.text(action))
  }

  whyNot(text: string): string {
    const seat = this.asked
    const why = this.game.explain(this.game.view(this.state, seatSet(seat)), seat, this.action(text))
    return why === null ? 'allowed' : why.key.replace(/^shark-island\.no\./, '')
  }

  get state(): IslandState {
    return this.match.state
  }

  get all(): View<IslandView> {
    return this.game.view(this.state, allSeats(this.game.seats.length))
  }

  view(who?: Who): View<IslandView> {
    return this.game.view(this.state, who === undefined ? WATCHER : seatSet(this.seat(who)))
  }

  seat(who: Who): Seat {
    return seatOf(this.setting, who)
  }

  hunter(who: HunterId) {
    return this.all.hunters[this.seat(who) - 1]
  }

  line(who: Who) {
    return this.all.combat.lines[this.seat(who)]
  }

  get winner(): string {
    return this.all.winner
  }

  /** The keys of what happened in the last `play`, without the game's name. */
  get happened(): string[] {
    return this.events.map(({ key }) => key.replace(/^shark-island\./, ''))
  }

  told(who?: Who): string[] {
    const viewer = who === undefined ? WATCHER : seatSet(this.seat(who))
    return told(this.events, viewer).map((message) => this.say(message))
  }

  say(message: Message, language: Language = 'en'): string {
    return this.#say[language](message)
  }
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function entries<T>(by: BySeat<T> = {}): [Who, T][] {
  return Object.entries(by) as [Who, T][]
}

function seatOf(setting: Setting, who: string): Seat {
  const seat = setting.seats.findIndex(({ id }) => id === who)
  if (seat < 0) throw new Error(`${who} is not here`)
  return seat
}

function indexOf(list: readonly { readonly id: string }[], id: string): number {
  const index = list.findIndex((each) => each.id === id)
  if (index < 0) throw new Error(`there is no "${id}"`)
  return index
}

/** The day, the row with its backs, and the fins on it; what is not said is a quiet day on two plain tiles. */
function layTurn(setting: Setting, s: IslandState, layout: Layout): void {
  s.calendar = indexOf(setting.calendar, layout.day ?? 'coast-guard-drill')
  s.calendarDeck[s.calendar]--
  const tiles = words(layout.tiles ?? 'lone-swimmer reef-diver')
  const backs = words(layout.backs).map(Number)
  for (const [place, id] of tiles.entries()) {
    const front = indexOf(setting.tiles, id)
    if (s.stack[front] > 0) s.stack[front]--
    else {
      s.next = s.stack.findIndex((count) => count > 0)
      s.stack[s.next]--
    }
    s.row.push(front)
    const back = backs[place] ?? s.backs[front].findIndex((count) => count > 0)
    s.rowBacks.push(back)
    s.backs[front][back]--
  }
  if (layout.fins === undefined) {
    s.fins = [...setting.base]
    return
  }
  s.fins = FINS.map(() => 0)
  for (const [tile, fins] of layout.fins.split(',').entries())
    for (const word of words(fins)) {
      const kind = FINS.indexOf(word.replace(/[()]/g, '') as 'seal')
      const pile = word.startsWith('(') ? s.up : s.down
      pile[tile][kind]++
      s.placed[tile]++
      if (pile === s.down) s.downs[tile]++
      if (word === '(fog)') s.blank = 1
      if (kind > 0 && kind < FALSE_FIN) s.hazards = 1
    }
  settlePool(setting, s)
}

/** The Hazard Fin and the base fins that a test does not mention lie open on the first tile. */
function settlePool(setting: Setting, s: IslandState): void {
  const count = (kind: number): number =>
    s.row.reduce((sum, _, tile) => sum + s.down[tile][kind] + s.up[tile][kind], 0)
  if (count(0) === 0) s.up[0][0]++
  for (let kind = 1; kind < FINS.length; kind++) {
    const least = kind < FALSE_FIN ? s.hazards : setting.base[kind]
    for (let missing = least - count(kind); missing > 0; missing--) s.up[0][kind]++
    if (kind >= FALSE_FIN)
      s.pool[kind - FALSE_FIN] = setting.pool[kind - FALSE_FIN] + setting.base[kind] - count(kind)
  }
}

function layHand(setting: Setting, s: IslandState, seat: Seat, cards: readonly string[]): void {
  const { designs } = setting.seats[seat]
  for (const card of cards) {
    const design = designs.indexOf(card)
    if (design < 0 || s.decks[seat][design] === 0) throw new Error(`no "${card}" left`)
    s.decks[seat][design]--
    s.hands[seat].push(design)
  }
  s.hands[seat].sort((a, b) => a - b)
}

function layTerror(s: IslandState, { terror, wild }: Layout): void {
  for (const word of words(terror)) {
    const event = EVENTS.indexOf(word as 'mayor')
    s.terror[event]++
    s.tokens[event]--
  }
  if (wild === undefined) return
  s.tokens[EVENTS.length] = 0
  s.wild = wild === 'open' ? EVENTS.length : EVENTS.indexOf(wild)
}
