import type { Seat } from '#kernel/seats.ts'
import { copiesOf } from '../combat-phase/base-line.ts'
import {
  CARDS,
  EVENTS,
  FALSE_FIN,
  FINS,
  ICONS,
  MOST_TILES,
  OF_ONE_EVENT,
  STRATEGIES,
  VOTES,
} from '../components.ts'
import type { Setting } from '../setting.ts'
import { unpacked } from '../setup.ts'
import {
  ASHORE,
  AT,
  DOCKED,
  type IslandState,
  NONE,
  NOT_ASKED,
  VOTE_OWED,
  VOTED,
  WILD_DRAWN,
  WILD_IN_POOL,
  WILD_OPEN,
} from '../state.ts'
import { type HunterView, type IslandView, type TerrorView, WINNERS } from '../view.ts'
import { stepWritten } from '../written.ts'

/** A vote that was given out of this viewer's sight. */
export const VOTE_SECRET = -2

/** The state a view shows. What is hidden still lies in its deck, its pool or nowhere. */
export function stateOf(setting: Setting, view: IslandView): IslandState {
  const s = unpacked(setting)
  const seat = (id: string): Seat => setting.seats.findIndex((each) => each.id === id)
  s.step = AT[view.question]
  s.who = seat(view.who)
  s.resume = stepWritten(view.step)
  s.actor = seat(view.actor)
  s.turn = view.turn
  s.beat = view.beat
  s.winner = WINNERS.indexOf(view.winner)
  s.first = seat(view.first)
  s.health = view.shark.health
  s.coins = view.shark.coins
  s.strategy = view.shark.strategy === null ? NONE : STRATEGIES.indexOf(view.shark.strategy)
  s.hazards = view.hazards
  s.found = view.found ?? NONE
  s.turned = view.turned ?? NONE
  s.limitShift = view.mood.sightings
  s.searchShift = view.mood.dice
  s.blank = view.mood.blank
  s.converge = view.mood.converge
  s.night = view.mood.night
  s.struck = view.mood.struck
  s.response = view.mood.response
  s.nth = view.nth
  s.dice = ICONS.map((icon) => view.dice.icons[icon])
  s.actions = view.dice.actions
  s.sightings = view.dice.sightings
  s.freeSightings = view.dice.freeSightings
  s.searching = view.search.tile
  s.binoculars = view.search.binoculars
  s.buoys = view.search.buoys
  s.player = seat(view.aiming.player)
  s.aiming = view.aiming.card ?? NONE
  s.paying = view.aiming.unpaid ? s.aiming : NONE
  knowCalendar(setting, s, view)
  knowTiles(setting, s, view)
  knowHands(setting, s, view)
  knowCombat(setting, s, view, seat)
  knowTerror(s, view.terror)
  return s
}

function knowCalendar(setting: Setting, s: IslandState, { calendar }: IslandView): void {
  s.calendar = setting.calendar.findIndex(({ id }) => id === calendar.day)
  s.calendarDiscards = setting.calendar.map(({ id }) => calendar.used[id] ?? 0)
  s.calendarDeck = setting.calendar.map(
    ({ copies }, design) => copies - s.calendarDiscards[design] - (design === s.calendar ? 1 : 0),
  )
}

function knowTiles(setting: Setting, s: IslandState, { tiles, stack, shark }: IslandView): void {
  const front = (place: string): number => setting.tiles.findIndex(({ id }) => id === place)
  s.next = front(stack.next)
  s.stack = setting.tiles.map(({ id }) => stack.under[id] ?? 0)
  s.used = setting.tiles.map(({ id }) => stack.used[id] ?? 0)
  s.seenBacks = setting.tiles.map(({ id }) => [...stack.seen[id]])
  s.backs = setting.tiles.map(({ backs }, index) =>
    backs.map((count, back) => count - s.seenBacks[index][back]),
  )
  s.row = tiles.map(({ place }) => front(place))
  s.rowBacks = tiles.map(({ back }) => back ?? NONE)
  s.unlike = stack.unlike?.map((backs) => [...backs]) ?? null
  for (const [tile, seen] of tiles.entries()) {
    s.up[tile] = FINS.map((kind) => seen.up[kind])
    s.downs[tile] = seen.down ?? 0
    s.placed[tile] = seen.placed ?? 0
    s.sighted[tile] = seen.sighted
    if (seen.back !== null) s.backs[s.row[tile]][seen.back]--
  }
  if (shark.fins === null) return
  const { toPlace, tiles: under, last } = shark.fins
  s.fins = FINS.map((kind) => toPlace[kind])
  s.placing = last.kind
  s.lastTile = last.tile
  for (const [tile, fins] of under.entries()) {
    s.down[tile] = FINS.map((kind) => fins[kind])
    const downs = s.down[tile].reduce((a, b) => a + b, 0)
    // While fins are being placed only the Shark knows how many lie where.
    if (tiles[tile].down === null) {
      s.downs[tile] = downs
      s.placed[tile] = downs
    }
  }
  knowPool(setting, s)
}

/** All False Fins that are nowhere else. */
function knowPool(setting: Setting, s: IslandState): void {
  if (s.row.length === 0) return
  s.pool = setting.pool.map((count, index) => {
    const kind = FALSE_FIN + index
    let left = count + setting.base[kind] - s.fins[kind]
    for (let tile = 0; tile < MOST_TILES; tile++) left -= s.down[tile][kind] + s.up[tile][kind]
    return left
  })
}

function knowHands(setting: Setting, s: IslandState, view: IslandView): void {
  const { shark, hunters } = view
  const hands = [shark.hand, ...hunters.map(({ hand }) => hand)]
  const discards = [shark.discards, ...hunters.map((hunter) => hunter.discards)]
  for (const [seat, { designs, copies }] of setting.seats.entries()) {
    s.hands[seat] = (hands[seat] ?? []).map((design) => designs.indexOf(design))
    s.discards[seat] = designs.map((design) => discards[seat][design] ?? 0)
    s.decks[seat] = copies.map((count, design) => {
      const held = s.hands[seat].filter((each) => each === design).length
      return count - held - s.discards[seat][design]
    })
  }
  for (const [index, hunter] of hunters.entries()) {
    const seat = index + 1
    s.damage[seat] = hunter.damage
    s.rerolls[seat] = hunter.rerolls
    s.at[seat] = typeof hunter.at === 'number' ? hunter.at - 1 : hunter.at === 'docked' ? DOCKED : ASHORE
    s.lasting[seat] = hunter.lasting.map((design) => setting.seats[seat].designs.indexOf(design))
    s.votes[seat] = voteOf(hunter.vote)
  }
}

function voteOf(vote: HunterView['vote']): number {
  if (vote === null) return NOT_ASKED
  if (vote === 'owed') return VOTE_OWED
  return vote === 'secret' ? VOTE_SECRET : VOTED + VOTES.indexOf(vote)
}

function knowCombat(
  setting: Setting,
  s: IslandState,
  { combat }: IslandView,
  seat: (id: string) => Seat,
): void {
  const set = (ids: readonly string[]): number => ids.reduce((all, id) => all | (1 << seat(id)), 0)
  s.cards = CARDS.map((card, index) => copiesOf(index + 1) - combat.gone[card])
  for (const [index, line] of combat.lines.entries()) {
    const up = line.up.map((card) => CARDS.indexOf(card) + 1)
    // A face-down card that is not known stays in the deck, with a 0 in its place.
    const down = line.down === null ? 0 : CARDS.indexOf(line.down) + 1
    s.lines[index] = line.size === 0 ? [] : [down, ...up]
    for (const card of s.lines[index]) if (card > 0) s.cards[card - 1]--
    s.fight[index] = line.fight
    s.damageUp[index] = line.damage
    s.shield[index] = line.shield
    s.most[index] = line.downAtMost
    if (line.passed) s.passed |= 1 << index
  }
  s.dealt = combat.dealt === null ? 0 : CARDS.indexOf(combat.dealt) + 1
  if (s.dealt > 0) s.cards[s.dealt - 1]--
  s.active = set(combat.active)
  s.winners = set(combat.winners)
  s.open = combat.open
  s.doubleShark = combat.doubleShark
  s.driven = combat.driven
  s.hide = combat.hide
  s.frenzy = combat.frenzy
  s.sunk = combat.sunk
  if (setting.seats.length !== combat.lines.length) throw new Error('a view of another table')
}

function knowTerror(s: IslandState, { lines, wild, due, waiting }: TerrorView): void {
  s.terror = EVENTS.map((event) => lines[event])
  s.token = waiting === null ? NONE : EVENTS.indexOf(waiting)
  s.tokens = EVENTS.map((_, event) => OF_ONE_EVENT - s.terror[event] - (s.token === event ? 1 : 0))
  s.tokens.push(wild === null ? 1 : 0)
  s.wild = wildOf(wild)
  s.due = due
}

function wildOf(wild: TerrorView['wild']): number {
  if (wild === null) return WILD_IN_POOL
  if (wild === 'drawn') return WILD_DRAWN
  return wild === 'open' ? WILD_OPEN : EVENTS.indexOf(wild)
}
