import { FastChance } from '#kernel/chance/fast.ts'
import type { GameEvent } from '#kernel/event.ts'
import type { Seat } from '#kernel/seats.ts'
import { type Laid, OpenTable, words } from '#kernel/testing/open-table.ts'
import { turnUpNext } from './calendar-phase.ts'
import { EVENTS, FALSE_FIN, FINS, type HunterId, STRATEGIES, type StrategyId } from './components.ts'
import { content as shelf } from './content/index.ts'
import type { IslandContent } from './content/schema.ts'
import { islandGame } from './game.ts'
import { sharkIsland as box } from './index.ts'
import { invariants } from './invariants.ts'
import { type IslandOptions, islandOptions } from './options.ts'
import { goOn } from './sequence.ts'
import { type Setting, settingOf } from './setting.ts'
import { unpacked } from './setup.ts'
import { applyEffect } from './skill-cards/effects.ts'
import { AT, DOCKED, type IslandState } from './state.ts'
import type { IslandView } from './view.ts'

type Who = HunterId | 'shark'
type BySeat<T> = { readonly [who in Who]?: T }

/** The phases a position can begin with. */
const PHASES = {
  calendar: AT.calendar,
  shark: AT.sharkPhase,
  hunters: AT.nextHunter,
  search: AT.nextSearch,
  found: AT.foundShark,
  combat: AT.combat,
  terrorize: AT.terrorize,
  dusk: AT.dusk,
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
  /** The number of the rules, where it is not the newest. */
  readonly rules?: number
  /** What the next draws give, by label; combat cards dealt face up are `card`. */
  readonly draws?: { readonly [label: string]: string }
}

export function layOut(layout: Layout): Table {
  const content = layout.content ?? shelf.builtIn
  const hunters = words(layout.hunters ?? 'harlan sheriff')
  const first = layout.first ?? hunters[0]
  const options = islandOptions({ players: hunters.length === 2 ? 3 : hunters.length + 1, hunters, first })
  const setting = settingOf(options, content, layout.rules)
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
  return new Table(options, { content, from: s, draws: listed(layout.draws) }, layout.rules)
}

/** A table at the very beginning, set up by the rules. */
export function setUp(options: unknown = {}, draws: Layout['draws'] = {}, seed = 1): Table {
  return new Table(islandOptions(options), { content: shelf.builtIn, draws: listed(draws), seed })
}

function listed(draws: Layout['draws'] = {}): { [label: string]: string[] } {
  return Object.fromEntries(Object.entries(draws).map(([label, list]) => [label, words(list)]))
}

export class Table extends OpenTable<IslandState, IslandView, IslandContent, Who> {
  readonly setting: Setting

  constructor(options: IslandOptions, laid: Laid<IslandState, IslandContent>, rules?: number) {
    const setting = settingOf(options, laid.content, rules)
    super(box, islandGame(options, laid.content, rules), laid, (from, chance) => {
      const opening: GameEvent[] = []
      goOn(setting, from, chance, (event) => opening.push(event))
      return opening
    })
    this.setting = setting
  }

  get asked(): Seat {
    return this.toAct[0] ?? -1
  }

  /** Who is asked, and what. */
  get question(): string {
    return this.asked < 0 ? 'over' : `${this.game.seats[this.asked].id} ${this.all.question}`
  }

  legal(): string[] {
    return this.asked < 0 ? [] : this.legalOf(this.asked)
  }

  whyNot(text: string): string {
    return this.refusal(this.asked, text)?.key.replace(/^shark-island\.no\./, '') ?? 'allowed'
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
  for (const { whom, effect } of setting.calendar[s.calendar].events)
    if (whom === 'all') applyEffect(setting, s, effect, 0, new FastChance(7))
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
      if (word === '(fog)') s.blank = true
      if (kind > 0 && kind < FALSE_FIN) s.hazards = true
    }
  settlePool(setting, s)
}

/** The Hazard Fin and the base fins that a test does not mention lie open on the first tile. */
function settlePool(setting: Setting, s: IslandState): void {
  const count = (kind: number): number =>
    s.row.reduce((sum, _, tile) => sum + s.down[tile][kind] + s.up[tile][kind], 0)
  if (count(0) === 0) s.up[0][0]++
  for (let kind = 1; kind < FINS.length; kind++) {
    const least = kind < FALSE_FIN ? Number(s.hazards) : setting.base[kind]
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
