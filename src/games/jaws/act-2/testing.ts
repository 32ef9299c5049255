import { type InEachLanguage, inEachLanguage } from '#kernel/catalogues.ts'
import { SeededChance } from '#kernel/chance/seeded.ts'
import { type Stack, StackedChance } from '#kernel/chance/stacked.ts'
import { type GameEvent, told } from '#kernel/event.ts'
import type { Game } from '#kernel/game.ts'
import { Match } from '#kernel/match/match.ts'
import { formatter, type Language, type Message } from '#kernel/message.ts'
import { allSeats, type Seat, seatSet, WATCHER } from '#kernel/seats.ts'
import { leadingTo, words } from '#kernel/testing/open-table.ts'
import { type Action, NO_ACTION } from '#kernel/vocabulary.ts'
import { content as shelf } from '../content/index.ts'
import type { JawsContent } from '../content/schema.ts'
import { jawsGame } from '../game.ts'
import { jaws as box } from '../index.ts'
import { jawsOptions } from '../options.ts'
import { SEAT_IDS, SEATS, type SeatId, SHARK } from '../seats.ts'
import { settingOf } from '../setting.ts'
import type { JawsState } from '../state.ts'
import type { JawsView } from '../view.ts'
import { ABILITIES, NOWHERE, SPACE_NAMES, ZONES } from './components.ts'
import { seatOf } from './crew.ts'
import { unpacked } from './setup.ts'
import { type Act2State, AT } from './state.ts'
import { ask } from './steps/step.ts'
import type { Act2View, CrewView, TileView } from './view.ts'

type ByCrew<T> = { readonly [seat in Exclude<SeatId, 'shark'>]?: T }

/** Weapons as the tests roll them. */
const FIXED_GEAR: { readonly [id: string]: object } = {
  machete: { dice: 2, plus: 0 },
  'boat-hook': { dice: 2, plus: 0 },
  'dive-knife': { dice: 1, plus: 1 },
  'bang-stick': { dice: 3, plus: 1 },
  revolver: { dice: 1, plus: 0 },
  pistol: { dice: 2, plus: 0 },
  'fire-axe': { dice: 3, plus: 0 },
  'whale-lance': { dice: 2, plus: 1 },
  'harpoon-line': { hinders: { evade: 1 }, barbs: 1 },
  'marker-barrel': { hinders: { evade: 1 }, barbs: 0 },
  'anchor-chain': { hinders: { dice: 1 }, barbs: 0 },
  'cargo-net': { hinders: { bonus: true }, barbs: 0 },
  pinger: { hinders: { abilities: true }, barbs: 0 },
}

/** Numbers that tests can rely on, however the house cards are tuned. */
const fixedContent: JawsContent = shelf.load({
  game: 'jaws',
  die: { faces: [0, 0, 1, 1, 2, 2], source: 'house' },
  tiles: Array.from({ length: ZONES }, (_, zone) => ({
    zone: zone + 1,
    damage: 2,
    destroy: 4,
    damaged: zone % 4 === 0 ? 2 : 3,
    source: 'house',
  })),
  resurface: Array.from({ length: ZONES }, (_, index) => {
    const zone = index + 1
    const weak = zone === 8 ? { dice: 1, shakesOff: false } : { dice: 2, shakesOff: true }
    return [
      { id: `${zone}a`, zone, evade: 2, ...weak, source: 'house' },
      { id: `${zone}b`, zone, evade: 0, dice: 3, shakesOff: false, source: 'house' },
    ]
  }).flat(),
  gear: shelf.builtIn.gear.map((each) => ({ ...each, ...FIXED_GEAR[each.id] })),
})

/** A round aboard the Orca, with the cards turned up and the shark about to choose. Lists are words. */
export interface Layout {
  /** Where each crew member is; somebody who is not named has been eliminated. */
  readonly crew: ByCrew<string>
  /** The resurface cards at A, B and C. */
  readonly cards: string
  /** Zones. */
  readonly damaged?: string
  readonly destroyed?: string
  readonly wounds?: { readonly [seat in SeatId]?: number }
  /** Gear besides one's own, by id. */
  readonly gear?: ByCrew<string>
  readonly attached?: string
  /** The shark's abilities. */
  readonly hand?: string
  readonly round?: number
  /** Resurface cards that are left in the deck; the others have been discarded. */
  readonly deck?: string
  readonly content?: JawsContent
  /** The number of the rules, where it is not the newest. */
  readonly rules?: number
  /** What the next draws give, by label. */
  readonly draws?: Stack
}

export function layOut(layout: Layout): Table {
  const content = layout.content ?? fixedContent
  const options = jawsOptions({ mode: 'act-2' })
  const { act2: orca } = settingOf(options, content, layout.rules)
  const s = unpacked(orca)
  const design = (id: string): number =>
    indexOf(
      content.gear.map((each) => each.id),
      id,
    )
  for (const [member, seat] of SEAT_IDS.slice(1).entries()) {
    const space = layout.crew[seat as 'quint']
    if (space === undefined) eliminate(s, member, orca.lives[seatOf(member)])
    else s.at[member] = indexOf(SPACE_NAMES, space)
    for (const id of words(layout.gear?.[seat as 'quint'])) s.gear[member][design(id)]++
  }
  for (const id of words(layout.attached)) {
    const owner = s.gear.findIndex((held) => held[design(id)] > 0)
    if (owner >= 0) s.gear[owner][design(id)]--
    s.attached[design(id)]++
  }
  for (const [seat, id] of SEAT_IDS.entries()) s.wounds[seat] = layout.wounds?.[id] ?? s.wounds[seat]
  s.damaged = zoneSet(layout.damaged)
  s.destroyed = zoneSet(layout.destroyed)
  for (const id of words(layout.hand)) s.hand[indexOf(ABILITIES, id)]++
  const cardNumber = (id: string): number =>
    indexOf(
      content.resurface.map((each) => each.id),
      id,
    )
  if (layout.deck !== undefined) {
    s.discards.fill(1)
    s.deck.fill(0)
    for (const card of words(layout.deck).map(cardNumber)) {
      s.deck[card] = 1
      s.discards[card] = 0
    }
  }
  for (const [letter, card] of words(layout.cards).map(cardNumber).entries()) {
    s.deck[card] = 0
    s.discards[card] = 0
    s.cards[letter] = card
  }
  s.round = layout.round ?? 1
  ask(s, AT.choose, seatSet(SHARK))
  return new Table(content, layout.draws, { act: 2, s }, 1, layout.rules)
}

/** A table at the very beginning of Act 2 alone. */
export function setUp(draws: Stack = {}, seed = 1): Table {
  return new Table(shelf.builtIn, draws, undefined, seed)
}

/** People at the table, with everything in the open for the test. */
export class Table {
  readonly game: Game<JawsState, JawsView>
  readonly content: JawsContent
  readonly match: Match<JawsState>
  /** What happened in the last `play`, or in the set-up. */
  events: readonly GameEvent[]
  readonly #say: InEachLanguage<(message: Message) => string>

  constructor(content: JawsContent, draws: Stack = {}, from?: JawsState, seed = 1, rules?: number) {
    const chance = new SeededChance(seed.toString(16).padStart(64, '0'))
    this.content = content
    this.game = jawsGame(jawsOptions({ mode: 'act-2' }), content, rules)
    this.match = new Match(this.game, new StackedChance(chance, draws, this.game.draws), from)
    this.events = this.match.opening
    const names = box.names(content)
    this.#say = inEachLanguage((language) => formatter(language, box.messages[language], names))
  }

  /** Plays lines such as `quint: ready rifle`; gear may be called by its id. */
  play(...lines: readonly string[]): this {
    const events: GameEvent[] = []
    for (const line of lines) {
      const [seat, text] = line.split(': ')
      events.push(...this.match.submit(this.seat(seat), [this.action(text)]))
    }
    this.events = events
    return this
  }

  /** The shark locks in a letter, perhaps with an ability. */
  lock(letter: string, ability?: string): this {
    const laid = ability === undefined ? [] : [`shark: lay ${ability}`]
    return this.play(
      `shark: surface ${letter}`,
      ...laid,
      `shark: lock ${ability === undefined ? 'plain' : 'ability'}`,
    )
  }

  /** Each crew member's move, weapon and target, as in `b2 rifle w4`; whoever is not named stays out of the way. */
  prepare(plans: ByCrew<string>): this {
    const lines = this.asked().flatMap((seat) => {
      const [move, weapon, target] = words(plans[seat as 'quint'] ?? this.#idle(seat))
      return [
        `${seat}: ${move === 'stay' ? 'stay' : `move ${move}`}`,
        `${seat}: ready ${weapon}`,
        `${seat}: target ${target}`,
      ]
    })
    return this.play(...lines)
  }

  #idle(seat: string): string {
    const own = this.content.gear.find((each) => each.owner === seat && each.kind === 'melee')
    return `stay ${own?.id} w${this.crew(seat).at?.slice(1)}`
  }

  action(text: string): Action {
    const spoken = text.replace(/^ready ([a-z-]+)$/, (_, id: string) => `ready ${this.design(id) + 1}`)
    const action = this.game.vocabulary.parse(spoken)
    if (action === NO_ACTION) throw new Error(`there is no action "${text}"`)
    return action
  }

  design(id: string): number {
    return indexOf(
      this.content.gear.map((each) => each.id),
      id,
    )
  }

  seat(id: string): Seat {
    const ids: readonly string[] = SEAT_IDS
    return ids.indexOf(id)
  }

  asked(): string[] {
    return SEAT_IDS.filter((_, seat) => this.match.isToAct(seat))
  }

  legal(seat: string): string[] {
    return this.match.legal(this.seat(seat)).map((action) => this.game.vocabulary.text(action))
  }

  /** What can be done with a verb: `legalTo('quint', 'move')` is a list of spaces. */
  legalTo(seat: string, verb: string): string {
    return leadingTo(this.legal(seat), verb).join(' ')
  }

  /** The key of the message that refuses an action, or null when it is allowed. */
  whyNot(seat: string, text: string): string | null {
    const number = this.seat(seat)
    const view = this.game.view(this.match.state, seatSet(number))
    return this.game.explain(view, number, this.action(text))?.key.replace('jaws.orca.no.', '') ?? null
  }

  get state(): Act2State {
    const { state } = this.match
    if (state.act !== 2) throw new Error('this is not Act 2')
    return state.s
  }

  view(seat?: string): Act2View {
    const viewer = seat === undefined ? WATCHER : seatSet(this.seat(seat))
    const { act2 } = this.game.view(this.match.state, viewer)
    if (act2 === null) throw new Error('this is not Act 2')
    return act2
  }

  get all(): Act2View {
    const { act2 } = this.game.view(this.match.state, allSeats(SEATS.length))
    if (act2 === null) throw new Error('this is not Act 2')
    return act2
  }

  crew(seat: string): CrewView {
    return this.all.crew[this.seat(seat) - 1]
  }

  tile(zone: number): TileView['side'] {
    return this.all.tiles[zone - 1].side
  }

  get step(): string {
    return this.all.step
  }

  /** The keys of what happened in the last `play`. */
  get happened(): string[] {
    return this.events.map(({ key }) => key.replace('jaws.orca.', ''))
  }

  /** What one viewer was told of the last `play`. */
  told(seat?: string): string[] {
    const viewer = seat === undefined ? WATCHER : seatSet(this.seat(seat))
    return told(this.events, viewer).map((message) => this.say(message))
  }

  say(message: Message, language: Language = 'en'): string {
    return this.#say[language](message)
  }

  get winners(): string[] | null {
    const { outcome } = this.match
    return outcome === null ? null : SEAT_IDS.filter((_, seat) => (outcome.winners & (1 << seat)) !== 0)
  }
}

function eliminate(s: Act2State, member: number, lives: number): void {
  s.at[member] = NOWHERE
  s.wounds[seatOf(member)] = lives
  for (let design = 0; design < s.gear[member].length; design++) {
    s.gearDiscards[design] += s.gear[member][design]
    s.gear[member][design] = 0
  }
}

function zoneSet(zones?: string): number {
  return words(zones).reduce((set, zone) => set | (1 << (Number(zone) - 1)), 0)
}

function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`"${name}" is none of ${names.join(', ')}`)
  return index
}
