import { total } from '#kernel/counts.ts'
import type { Decision } from '#kernel/decision.ts'
import { allSeats, hasSeat, type Seat, seatsIn, type Viewer } from '#kernel/seats.ts'
import { show, type View, type ViewShape } from '#kernel/view.ts'
import { copiesOf } from './combat-phase/base-line.ts'
import { lineTotal } from './combat-phase/line.ts'
import {
  CARDS,
  type CardId,
  EVENTS,
  FINS,
  type FinId,
  ICONS,
  SHARK_SEAT,
  STRATEGIES,
  type StrategyId,
  VOTES,
} from './components.ts'
import { sightingLimit } from './hunter-phase/sightings.ts'
import { rerollsLeft } from './resources.ts'
import type { Setting } from './setting.ts'
import { nextKind } from './shark-phase/place-fins.ts'
import {
  AT,
  DOCKED,
  type IslandState,
  NO_WINNER,
  NONE,
  NOT_ASKED,
  QUESTIONS,
  type QuestionName,
  VOTE_OWED,
  VOTED,
  WILD_DRAWN,
  WILD_IN_POOL,
  WILD_OPEN,
} from './state.ts'
import { terrorTotal } from './terrorize-phase/terror-tokens.ts'
import { writtenStep } from './written.ts'

type Counts<Name extends string> = { readonly [name in Name]: number }

/** What one viewer knows of a match of Shark Island. */
export interface IslandView extends ViewShape {
  readonly game: 'shark-island'
  readonly question: QuestionName
  readonly turn: number
  readonly beat: number
  readonly winner: (typeof WINNERS)[number]
  readonly first: string
  /** Whose step it is, and who is asked now. */
  readonly actor: string
  readonly who: string
  readonly step: number
  readonly calendar: { readonly day: string | null; readonly left: number; readonly used: Counts<string> }
  readonly shark: SharkView
  readonly tiles: readonly TileView[]
  /** The stack lies face up: its next tile is public. */
  readonly stack: StackView
  readonly finPool: { readonly left: number; readonly toPlace: number }
  readonly hazards: boolean
  readonly found: number | null
  readonly turned: number | null
  /** How the turn differs from others. */
  readonly mood: {
    readonly sightings: number
    readonly dice: number
    readonly blank: boolean
    readonly converge: boolean
    readonly night: boolean
    readonly struck: boolean
    readonly response: boolean
  }
  readonly hunters: readonly HunterView[]
  readonly rerollsLeft: number
  readonly dice: DiceView
  readonly search: { readonly tile: number; readonly binoculars: number; readonly buoys: number }
  readonly nth: number
  readonly combat: CombatView
  readonly terror: TerrorView
  /** A card that waits for its cost or its target. */
  readonly aiming: { readonly player: string; readonly card: number | null; readonly unpaid: boolean }
}

export const WINNERS = ['nobody yet', 'shark', 'hunters', 'nobody'] as const

interface SharkView {
  readonly health: number
  readonly start: number
  readonly red: readonly number[]
  readonly coins: number
  readonly handSize: number
  readonly deckSize: number
  readonly discards: Counts<string>
  /** Shown to the Shark alone: its cards, its strategy (to all once the game is over), and its fins. */
  readonly hand: readonly string[] | null
  readonly strategy: StrategyId | null
  readonly fins: SharkFinsView | null
}

export interface SharkFinsView {
  readonly toPlace: Counts<FinId>
  readonly placing: FinId | null
  readonly last: { readonly kind: number; readonly tile: number }
  readonly tiles: readonly Counts<FinId>[]
}

export interface TileView {
  readonly place: string
  readonly terror: readonly [least: number, most: number]
  readonly fins: number
  /** Face down; null while the Shark is still placing them. */
  readonly down: number | null
  readonly placed: number | null
  readonly up: Counts<FinId>
  readonly sighted: number
  readonly limit: number
  /** The Terror on the back, once it was turned. */
  readonly back: number | null
}

interface StackView {
  readonly next: string
  readonly left: number
  readonly under: Counts<string>
  readonly used: Counts<string>
  /** Backs that were turned, of used tiles. */
  readonly seen: { readonly [place: string]: readonly number[] }
  /** Of the tiles that lay in the row when the used ones were shuffled: backs that had been turned before, by place. */
  readonly unlike: readonly (readonly number[])[] | null
}

export interface HunterView {
  readonly seat: string
  readonly damage: number
  readonly craft: number
  readonly search: number
  readonly fight: number
  readonly rerolls: number
  /** The number of a tile, or `ashore` or `docked`. */
  readonly at: number | 'ashore' | 'docked'
  /** Hunters see each other's cards; the Shark does not. */
  readonly hand: readonly string[] | null
  readonly handSize: number
  readonly deckSize: number
  readonly discards: Counts<string>
  readonly lasting: readonly string[]
  /** Null: not asked or not yet given; `secret`: given, and not shown to this viewer. */
  readonly vote: (typeof VOTES)[number] | 'secret' | 'owed' | null
}

interface DiceView {
  readonly icons: Counts<(typeof ICONS)[number]>
  readonly actions: number
  readonly sightings: number
  readonly freeSightings: number
}

interface CombatView {
  readonly lines: readonly LineView[]
  readonly active: readonly string[]
  /** A card on offer that is not in a line yet. */
  readonly dealt: CardId | null
  /** Cards refused or harpooned: every card that is in no line and no longer in the deck. */
  readonly gone: Counts<CardId>
  readonly open: boolean
  readonly doubleShark: boolean
  readonly driven: boolean
  readonly hide: number
  readonly frenzy: number
  readonly sunk: boolean
  readonly winners: readonly string[]
}

export interface LineView {
  readonly seat: string
  /** Face down: null for those who may not see it. */
  readonly down: CardId | null
  readonly up: readonly CardId[]
  readonly size: number
  readonly passed: boolean
  readonly fight: number
  readonly damage: number
  readonly shield: number
  /** The face-down card can be no higher: its owner took another. */
  readonly downAtMost: number
  readonly total: number | null
}

export interface TerrorView {
  readonly lines: Counts<(typeof EVENTS)[number]>
  readonly wild: (typeof EVENTS)[number] | 'open' | 'drawn' | null
  readonly total: number
  readonly due: number
  readonly waiting: (typeof EVENTS)[number] | null
}

export function view(
  setting: Setting,
  s: IslandState,
  viewer: Viewer,
  decisions: readonly Decision[],
): View<IslandView> {
  const { seats } = setting
  const id = (seat: Seat): string => seats[seat].id
  const placing = s.step === AT.place
  return show<IslandView>({
    game: 'shark-island',
    mine: seatsIn(viewer).map(id),
    decisions,
    question: QUESTIONS[s.step],
    turn: s.turn,
    beat: s.beat,
    winner: WINNERS[s.winner],
    first: id(s.first),
    actor: id(s.actor),
    who: id(s.who),
    step: writtenStep(s.resume),
    calendar: {
      day: s.calendar === NONE ? null : setting.calendar[s.calendar].id,
      left: total(s.calendarDeck),
      used: named(setting.calendar, s.calendarDiscards),
    },
    shark: sharkView(setting, s, viewer),
    tiles: s.row.map((front, tile): TileView => {
      const { id: place, least, most, fins } = setting.tiles[front]
      return {
        place,
        terror: [least, most],
        fins,
        down: placing ? null : s.downs[tile],
        placed: placing ? null : s.placed[tile],
        up: byName(FINS, s.up[tile]),
        sighted: s.sighted[tile],
        limit: sightingLimit(setting, s, tile),
        back: tile === s.turned ? s.rowBacks[tile] : null,
      }
    }),
    stack: {
      next: setting.tiles[s.next].id,
      left: total(s.stack) + 1,
      under: named(setting.tiles, s.stack),
      used: named(setting.tiles, s.used),
      seen: Object.fromEntries(setting.tiles.map(({ id: place }, front) => [place, [...s.seenBacks[front]]])),
      unlike: s.unlike?.map((backs) => [...backs]) ?? null,
    },
    finPool: { left: total(s.pool), toPlace: placing ? allFins(s) : total(s.fins) },
    hazards: s.hazards,
    found: orNull(s.found),
    turned: orNull(s.turned),
    mood: {
      sightings: s.limitShift,
      dice: s.searchShift,
      blank: s.blank,
      converge: s.converge,
      night: s.night,
      struck: s.struck,
      response: s.response,
    },
    hunters: seats.flatMap((_, seat) => (seat === SHARK_SEAT ? [] : [hunterView(setting, s, seat, viewer)])),
    rerollsLeft: rerollsLeft(s),
    dice: {
      icons: byName(ICONS, s.dice),
      actions: s.actions,
      sightings: s.sightings,
      freeSightings: s.freeSightings,
    },
    search: { tile: s.searching, binoculars: s.binoculars, buoys: s.buoys },
    nth: s.nth,
    combat: combatView(setting, s, viewer),
    terror: {
      lines: byName(EVENTS, s.terror),
      wild: wildView(s),
      total: terrorTotal(s),
      due: s.due,
      waiting: s.token === NONE ? null : EVENTS[s.token],
    },
    aiming: { player: id(s.player), card: orNull(s.aiming), unpaid: s.paying !== NONE },
  })
}

function sharkView(setting: Setting, s: IslandState, viewer: Viewer): SharkView {
  const own = hasSeat(viewer, SHARK_SEAT)
  const { designs } = setting.seats[SHARK_SEAT]
  const known = own || s.winner !== NO_WINNER
  const kind = nextKind(s)
  return {
    health: s.health,
    start: setting.startHealth,
    red: setting.red.flatMap((red, health) => (red ? [health] : [])),
    coins: s.coins,
    handSize: s.hands[SHARK_SEAT].length,
    deckSize: total(s.decks[SHARK_SEAT]),
    discards: listed(designs, s.discards[SHARK_SEAT]),
    hand: own ? s.hands[SHARK_SEAT].map((design) => designs[design]) : null,
    strategy: known && s.strategy !== NONE ? STRATEGIES[s.strategy] : null,
    fins: own
      ? {
          toPlace: byName(FINS, s.fins),
          placing: kind === NONE ? null : FINS[kind],
          last: { kind: s.placing, tile: s.lastTile },
          tiles: s.row.map((_, tile) => byName(FINS, s.down[tile])),
        }
      : null,
  }
}

function hunterView(setting: Setting, s: IslandState, seat: Seat, viewer: Viewer): HunterView {
  const { id, craft, search, fight, designs } = setting.seats[seat]
  const team = (viewer & allSeats(setting.seats.length) & ~1) !== 0
  return {
    seat: id,
    damage: s.damage[seat],
    craft,
    search,
    fight,
    rerolls: s.rerolls[seat],
    at: s.at[seat] >= 0 ? s.at[seat] + 1 : s.at[seat] === DOCKED ? 'docked' : 'ashore',
    hand: team ? s.hands[seat].map((design) => designs[design]) : null,
    handSize: s.hands[seat].length,
    deckSize: total(s.decks[seat]),
    discards: listed(designs, s.discards[seat]),
    lasting: s.lasting[seat].map((design) => designs[design]),
    vote: voteView(s, seat, viewer),
  }
}

function voteView(s: IslandState, seat: Seat, viewer: Viewer): HunterView['vote'] {
  const vote = s.votes[seat]
  if (vote === NOT_ASKED) return null
  if (vote === VOTE_OWED) return 'owed'
  return hasSeat(viewer, seat) ? VOTES[vote - VOTED] : 'secret'
}

function combatView(setting: Setting, s: IslandState, viewer: Viewer): CombatView {
  const ids = (set: number): string[] => seatsIn(set).map((seat) => setting.seats[seat].id)
  return {
    lines: setting.seats.map(({ id }, seat): LineView => {
      const line = s.lines[seat]
      const seen = s.open || hasSeat(viewer, seat)
      return {
        seat: id,
        down: seen && line.length > 0 ? CARDS[line[0] - 1] : null,
        up: line.slice(1).map((card) => CARDS[card - 1]),
        size: line.length,
        passed: hasSeat(s.passed, seat),
        fight: s.fight[seat],
        damage: s.damageUp[seat],
        shield: s.shield[seat],
        downAtMost: s.most[seat],
        total: seen && line.length > 0 ? lineTotal(line) : null,
      }
    }),
    active: ids(s.active),
    dealt: s.dealt === 0 ? null : CARDS[s.dealt - 1],
    gone: byName(CARDS, goneCards(s)),
    open: s.open,
    doubleShark: s.doubleShark,
    driven: s.driven,
    hide: s.hide,
    frenzy: s.frenzy,
    sunk: s.sunk,
    winners: ids(s.winners),
  }
}

/** Cards in no line and not in the deck; everyone saw them go. */
function goneCards(s: IslandState): number[] {
  const all = CARDS.map((_, card) => copiesOf(card + 1) - s.cards[card])
  if (s.dealt > 0) all[s.dealt - 1]--
  for (const line of s.lines) for (const card of line) all[card - 1]--
  return all
}

function wildView(s: IslandState): TerrorView['wild'] {
  if (s.wild === WILD_IN_POOL) return null
  if (s.wild === WILD_DRAWN) return 'drawn'
  return s.wild === WILD_OPEN ? 'open' : EVENTS[s.wild]
}

function allFins(s: IslandState): number {
  let fins = total(s.fins)
  for (let tile = 0; tile < s.row.length; tile++) fins += s.downs[tile]
  return fins
}

function orNull(number: number): number | null {
  return number === NONE ? null : number
}

function byName<Name extends string>(names: readonly Name[], counts: readonly number[]): Counts<Name> {
  return Object.fromEntries(names.map((name, index) => [name, counts[index]])) as Counts<Name>
}

function named(list: readonly { readonly id: string }[], counts: readonly number[]): Counts<string> {
  return listed(
    list.map(({ id }) => id),
    counts,
  )
}

/** Only what there is any of. */
function listed(names: readonly string[], counts: readonly number[]): Counts<string> {
  return Object.fromEntries(
    names.flatMap((name, index) => (counts[index] > 0 ? [[name, counts[index]]] : [])),
  )
}
