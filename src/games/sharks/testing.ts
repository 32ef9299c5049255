import { FastChance } from '#kernel/chance/fast.ts'
import type { Stack } from '#kernel/chance/stacked.ts'
import type { GameEvent } from '#kernel/event.ts'
import type { Message } from '#kernel/message.ts'
import type { Seat } from '#kernel/seats.ts'
import { type Laid, leadingTo, OpenTable, words } from '#kernel/testing/open-table.ts'
import {
  BACKS,
  creature,
  creatureName,
  HAND,
  type Item,
  SHOWN,
  type SharkId,
  SIZES,
  type Size,
  TRASH,
  TYPES,
} from './components.ts'
import { content as shelf } from './content/index.ts'
import type { SharksContent } from './content/schema.ts'
import { sharksGame } from './game.ts'
import { sharks as box } from './index.ts'
import { invariants } from './invariants.ts'
import { CELL_NAMES, POSITION_NAMES } from './ocean.ts'
import { type SharksOptions, sharksOptions } from './options.ts'
import { type Setting, settingOf } from './setting.ts'
import { unpacked } from './setup.ts'
import { NONE, type SharksState } from './state.ts'
import { beginTurn } from './steps/turn.ts'
import type { SeatView, SharksView } from './view.ts'

/** Tiles in a picture: Reefs, Sea Creatures, Tide, Trash Relief, Oil Spill. */
const CODES = ['rs', 'rm', 'rl', 'cs', 'cm', 'cl', 'ti', 're', 'oi']

/** Two of each kind that a shark can enter; two players have the first three rows. */
const USUAL_OCEAN = `
  rs rm rl cs
  cm cl ti re
  rs rm rl cs
  cm cl ti re
`

type BySeat<T> = { readonly [shark in SharkId]?: T }

/**
 * A position at the start of a turn. Lists are words: `trash: 'b1 c1'`, `stomachs: { mako: 'small-bony trash' }`.
 * What is laid out is taken from bags, stacks and decks, so that nothing is lost or made.
 */
export interface Layout {
  /** The sharks in seat order, each with its tile or its spot outside. */
  readonly sharks: BySeat<string>
  readonly boat: string
  readonly ocean?: string
  /** The cells with trash. */
  readonly trash?: string
  readonly stomachs?: BySeat<string>
  /** Score cards by design; the first three designs of the deck when left out. */
  readonly hands?: BySeat<string>
  /** The cards left in a deck; all others have been discarded. */
  readonly decks?: BySeat<string>
  readonly points?: BySeat<number>
  /** The types beside each bag, or `nothing`; any two when left out. */
  readonly shown?: { readonly [size in Size]?: string }
  /** The backs of the tokens left in the stack of trash; all others have been discarded. */
  readonly trashStack?: string
  readonly turn?: SharkId
  readonly first?: SharkId
  readonly round?: number
  readonly options?: Partial<Omit<SharksOptions, 'players' | 'sharks' | 'first'>>
  readonly content?: SharksContent
  /** What the next draws give, by label. */
  readonly draws?: Stack
}

/** A table in the middle of a game. */
export function layOut(layout: Layout): Table {
  const content = layout.content ?? shelf.builtIn
  const sharks = Object.keys(layout.sharks) as SharkId[]
  const first = layout.first ?? sharks[0]
  const options = sharksOptions({ players: sharks.length, sharks, first, ...layout.options })
  const setting = settingOf(options, content)
  const s = unpacked(setting)
  layTiles(setting, s, words(layout.ocean ?? USUAL_OCEAN))
  layTrash(s, layout)
  layCreatures(s, layout)
  for (const [seat, shark] of sharks.entries()) {
    s.at[seat] = indexOf(POSITION_NAMES, layout.sharks[shark] ?? '')
    s.points[seat] = layout.points?.[shark] ?? 0
    s.stomachs[seat] = words(layout.stomachs?.[shark]).map((item) => takeItem(s, item))
    layCards(setting, s, seat, layout)
  }
  s.boat = indexOf(CELL_NAMES, layout.boat)
  s.round = layout.round ?? 1
  s.first = sharks.indexOf(first)
  s.active = sharks.indexOf(layout.turn ?? first)
  beginTurn(setting, s, new FastChance(0))
  const broken = invariants(setting, s)
  if (broken.length > 0) throw new Error(broken.join('; '))
  return new Table(options, { content, from: s, draws: layout.draws })
}

/** A table at the very beginning, set up by the rules. */
export function setUp(options: unknown = {}, draws: Stack = {}, seed = 1): Table {
  return new Table(sharksOptions(options), { content: shelf.builtIn, draws, seed })
}

/** So many different creatures, to fill a stomach with. */
export function creatures(count: number): string {
  return SIZES.flatMap((_, size) => TYPES.map((_, type) => creatureName(size, type)))
    .slice(0, count)
    .join(' ')
}

/** A content with only so many small creatures, all of them bony fish: their bag soon runs empty. */
export function fewSmallCreatures(count: number): SharksContent {
  const rows = shelf.builtIn.creatures.map((row) => {
    if (row.type !== 'bony') return row.size === 'small' ? { ...row, count: 0 } : row
    if (row.size === 'small') return { ...row, count }
    return row.size === 'medium' ? { ...row, count: row.count + 24 - count } : row
  })
  return shelf.load({ game: 'sharks', creatures: rows })
}

/** A content whose additional tiles are all Oil Spills. */
export function oilyContent(): SharksContent {
  const tiles = shelf.builtIn.tiles.map((tile) => ({ ...tile, more: tile.kind === 'oil' ? 15 : 0 }))
  return shelf.load({ game: 'sharks', tiles })
}

export class Table extends OpenTable<SharksState, SharksView, SharksContent, SharkId> {
  constructor(options: SharksOptions, laid: Laid<SharksState, SharksContent>) {
    super(box, sharksGame(options, laid.content), laid)
  }

  /** Plays to the end of this turn: nothing is scored and the boat goes where it may. */
  finishTurn(): this {
    const { active } = this.state
    const events: GameEvent[] = []
    while (this.state.active === active) {
      const legal = this.legal()
      const text = ['done', 'stop'].find((each) => legal.includes(each)) ?? legal[0]
      events.push(...this.play(text).events)
    }
    this.events = events
    return this
  }

  legal(): string[] {
    return this.legalOf(this.state.active)
  }

  /** Where the legal actions of a verb lead: `legalTo('swim')` is a list of cells. */
  legalTo(verb: string): string[] {
    return leadingTo(this.legal(), verb)
  }

  /** The message that refuses an action, or null when it is allowed. */
  whyNot(text: string, shark: SharkId = this.turn): Message | null {
    return this.refusal(this.seat(shark), text)
  }

  get turn(): SharkId {
    return this.game.seats[this.state.active].id as SharkId
  }

  get step(): string {
    return this.all.step
  }

  shark(shark: SharkId): SeatView {
    return this.all.seats[this.seat(shark)]
  }

  at(shark: SharkId): string | null {
    return this.shark(shark).at
  }

  points(shark: SharkId): number {
    return this.shark(shark).points
  }

  hand(shark: SharkId): readonly string[] | null {
    return this.shark(shark).hand
  }

  /** What a shark has eaten, in order. */
  stomach(shark: SharkId): string {
    return this.shark(shark)
      .stomach.map((item) => ('trash' in item ? 'trash' : `${item.size}-${item.type}`))
      .join(' ')
  }

  tile(cell: string): string | undefined {
    return this.all.cells.find((each) => each.cell === cell)?.tile
  }

  /** The cells with trash. */
  get trash(): string {
    return this.all.cells
      .filter((each) => each.trash !== null)
      .map((each) => each.cell)
      .join(' ')
  }

  shown(size: Size): string {
    return this.all.bags[size].shown.map((type) => type ?? 'nothing').join(' ')
  }
}

function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`"${name}" is none of ${names.join(', ')}`)
  return index
}

function takeOne(counts: number[], index: number): number {
  if (counts[index] === 0) throw new Error(`none of number ${index} is left`)
  counts[index]--
  return index
}

function takeAny(counts: number[]): number {
  return takeOne(counts, counts.indexOf(Math.max(...counts)))
}

function layTiles({ content, ocean }: Setting, s: SharksState, codes: readonly string[]): void {
  s.stack = content.tiles.map(({ core, more }) => core + more)
  for (const cell of ocean.cells) s.tiles[cell] = takeOne(s.stack, indexOf(CODES, codes[cell]))
}

function layTrash(s: SharksState, { trash, trashStack }: Layout): void {
  if (trashStack !== undefined) {
    const left = words(trashStack).map((back) => takeOne(s.trashStack, indexOf(BACKS, back)))
    s.trashDiscards = s.trashStack
    s.trashStack = BACKS.map((_, back) => left.filter((each) => each === back).length)
  }
  for (const cell of words(trash)) s.trash[indexOf(CELL_NAMES, cell)] = takeTrash(s) + 1
}

/** From the discards when a test says what is left in the stack. */
function takeTrash(s: SharksState): number {
  return takeAny(s.trashDiscards.some((count) => count > 0) ? s.trashDiscards : s.trashStack)
}

function layCreatures(s: SharksState, { shown }: Layout): void {
  for (const [size, name] of SIZES.entries()) {
    const types = words(shown?.[name])
    for (let slot = 0; slot < SHOWN; slot++) s.shown[size][slot] = takeShown(s.bags[size], types[slot])
  }
}

function takeShown(bag: number[], type: string | undefined): number {
  if (type === undefined) return takeAny(bag)
  return type === 'nothing' ? NONE : takeOne(bag, indexOf(TYPES, type))
}

function takeItem(s: SharksState, item: string): Item {
  if (item === 'trash') return TRASH + takeTrash(s)
  const [size, type] = item.split('-')
  const number = indexOf(SIZES, size)
  return creature(number, takeOne(s.bags[number], indexOf(TYPES, type)))
}

function layCards({ seats }: Setting, s: SharksState, seat: Seat, { hands, decks }: Layout): void {
  const { id, designs } = seats[seat]
  const hand = hands?.[id] === undefined ? designs.slice(0, HAND) : words(hands[id])
  s.hands[seat] = hand.map((design) => takeOne(s.decks[seat], indexOf(designs, design))).sort((a, b) => a - b)
  if (decks?.[id] === undefined) return
  const left = words(decks[id]).map((design) => takeOne(s.decks[seat], indexOf(designs, design)))
  s.discards[seat] = s.decks[seat]
  s.decks[seat] = designs.map((_, design) => left.filter((each) => each === design).length)
}
