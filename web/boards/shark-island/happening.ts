import type { CardId, EventId, FinId, HunterId } from '../../../src/games/shark-island/components.ts'
import { FINS, ICONS, totalOf } from '../../../src/games/shark-island/page.ts'
import type { HunterView, IslandView, LineView, TileView } from '../../../src/games/shark-island/view.ts'
import type { Message } from '../../../src/kernel/message.ts'

/** Milliseconds an event takes to be seen at the usual pace; what is not here shows nothing. */
const LASTS: { readonly [event: string]: number } = {
  'strategy-hidden': 500,
  round: 300,
  day: 1100,
  tiles: 700,
  fins: 250,
  hazards: 500,
  'drew-hidden': 260,
  drew: 320,
  played: 900,
  aided: 300,
  coins: 320,
  bought: 700,
  night: 1200,
  'night-calm': 900,
  placed: 260,
  rolled: 1000,
  reroll: 250,
  rerolls: 260,
  'three-sharks': 700,
  'three-buoys': 700,
  turned: 1100,
  repaired: 300,
  docked: 450,
  sailed: 520,
  searched: 1000,
  found: 2200,
  moved: 520,
  combat: 800,
  'dealt-down': 120,
  dealt: 340,
  passed: 260,
  fought: 420,
  harpooned: 500,
  'double-shark': 1800,
  total: 900,
  beat: 900,
  lost: 900,
  paid: 300,
  bonus: 300,
  wounded: 1600,
  healed: 500,
  damaged: 800,
  sunk: 800,
  'sunk-terror': 500,
  struck: 1800,
  shown: 650,
  terrorized: 1600,
  terror: 800,
  wild: 600,
  'wild-open': 600,
  goal: 1800,
  response: 900,
  dusk: 500,
  over: 1200,
}

/** Milliseconds for which dice tumble. */
const DICE_ROLL = 700

/** The part of its time for which nobody can tell how an event comes out: dice tumble, a fin is being turned over. */
const DOUBTS: { readonly [event: string]: number } = {
  rolled: DICE_ROLL / LASTS.rolled,
  searched: DICE_ROLL / LASTS.searched,
  night: DICE_ROLL / LASTS.night,
  turned: 0.55,
}

export const doubts: { readonly [event: string]: number } = Object.fromEntries(
  Object.entries(DOUBTS).map(([name, part]) => [`shark-island.${name}`, part]),
)

export const nameOf = ({ key }: Message): string => key.slice('shark-island.'.length)

export function lastsOf(event: Message): number {
  return LASTS[nameOf(event)] ?? 0
}

export function lasts(events: readonly Message[]): number {
  return events.reduce((sum, event) => sum + lastsOf(event), 0)
}

/**
 * The picture after one of the events that lie between two views: what can be seen of it, no more. `end` is the view
 * they lead to, for what an event does not say itself.
 */
export function after(view: IslandView, event: Message, end: IslandView): IslandView {
  const { params } = event
  const seat = String(params.seat)
  const count = Number(params.count)
  const tile = Number(params.tile) - 1
  switch (nameOf(event)) {
    case 'round':
      return { ...cleared(view, end), turn: Number(params.turn) }
    case 'first':
      return { ...view, first: seat }
    case 'day':
      return { ...view, calendar: { ...view.calendar, day: String(params.day) } }
    case 'tiles':
      return { ...view, tiles: laid(params.places as readonly string[], end), stack: end.stack }
    case 'drew':
      return withCards(
        view,
        seat,
        (params.cards as readonly string[]).length,
        params.cards as readonly string[],
      )
    case 'drew-hidden':
      return withCards(view, seat, count, [])
    case 'played':
    case 'discarded':
      return withoutCard(view, seat, String(params.card).split('/')[1])
    case 'coins':
      return withShark(view, { coins: view.shark.coins + count })
    case 'bought':
      return withShark(view, { coins: view.shark.coins - count })
    case 'placed':
      return withTile(view, tile, () => ({ down: count, placed: count }))
    case 'rolled':
      return {
        ...view,
        actor: seat,
        dice: { ...view.dice, icons: counted(params.icons as readonly string[]) },
      }
    case 'reroll':
      return withHunter(view, seat, ({ rerolls }) => ({ rerolls: rerolls - 1 }))
    case 'rerolls':
      return withHunter(view, seat, ({ rerolls }) => ({ rerolls: rerolls + count }))
    case 'spoiled':
      return withHunter(view, seat, ({ rerolls }) => ({ rerolls: rerolls - count }))
    case 'turned':
      return turned(view, tile, params.fin as FinId)
    case 'repaired':
      return withHunter(view, seat, ({ damage }) => ({ damage: damage - count }))
    case 'damaged':
      return withHunter(view, seat, ({ damage, craft }) => ({ damage: Math.min(craft, damage + count) }))
    case 'sunk':
      // Rammed in a search, it is out of it; in a combat it stays to the end of the day.
      return view.found === null ? withHunter(view, seat, () => ({ at: 'ashore' })) : view
    case 'docked':
      return withHunter(view, seat, () => ({ at: 'docked' }))
    case 'sailed':
    case 'moved':
      return withHunter(view, seat, () => ({ at: tile + 1 }))
    case 'searched':
      return {
        ...view,
        actor: seat,
        dice: { ...view.dice, icons: counted(params.icons as readonly string[]) },
      }
    case 'found':
      return { ...view, found: tile }
    case 'combat':
      return {
        ...view,
        combat: begun(view, params.seats as readonly string[]),
        found: view.found ?? end.found,
      }
    case 'dealt-down':
      return withLine(view, seat, () => ({ down: params.card as CardId, size: 1 }))
    case 'dealt':
      return withLine(view, seat, ({ up, size }) => ({ up: [...up, params.card as CardId], size: size + 1 }))
    case 'fought':
      return withLine(view, seat, ({ up, size, fight }) => ({
        up: up.slice(0, -1),
        size: size - 1,
        fight: fight - 1,
      }))
    case 'harpooned':
      return withLine(view, seat, ({ up, size }) => ({ up: without(up, 'shark'), size: size - 1 }))
    case 'passed':
      return withLine(view, seat, () => ({ passed: true }))
    case 'double-shark':
      return { ...view, combat: { ...view.combat, doubleShark: true } }
    case 'total': {
      const opened = { ...view, combat: { ...view.combat, open: true } }
      return withLine(opened, seat, () => shown(params.cards as readonly CardId[]))
    }
    case 'wounded':
    case 'healed':
      return withShark(view, { health: Number(params.health) })
    case 'struck':
      return { ...turned(view, tile, 'shark'), found: tile }
    case 'shown':
      return (params.fins as readonly FinId[]).reduce((now, fin) => turned(now, tile, fin), view)
    case 'terrorized':
      return { ...withTile(view, tile, () => ({ back: count })), turned: tile }
    case 'terror':
      // One that waits for a word about the Wild's line has no place yet.
      return end.terror.waiting === params.token ? view : terrified(view, String(params.token))
    case 'wild':
      return withWild(view, params.event as EventId)
    case 'wild-open':
      return withWild(view, 'open')
    case 'dusk':
      return cleared(view, end)
    default:
      return view
  }
}

/** Nothing on the coast, nobody at sea, and no more dice to use. */
function cleared(view: IslandView, { question }: IslandView): IslandView {
  return {
    ...view,
    question,
    tiles: [],
    found: null,
    turned: null,
    calendar: { ...view.calendar, day: null },
    hunters: view.hunters.map((hunter) => ({ ...hunter, at: 'ashore' as const })),
    combat: {
      ...view.combat,
      lines: view.combat.lines.map(emptied),
      active: [],
      open: false,
      doubleShark: false,
    },
  }
}

function laid(places: readonly string[], end: IslandView): readonly TileView[] {
  const same = end.tiles.length === places.length && end.tiles.every(({ place }, at) => place === places[at])
  if (!same) return []
  const nothing = Object.fromEntries(FINS.map((fin) => [fin, 0])) as TileView['up']
  return end.tiles.map((tile) => ({ ...tile, down: null, placed: null, up: nothing, sighted: 0, back: null }))
}

const emptied = (line: LineView): LineView => ({
  ...line,
  down: null,
  up: [],
  size: 0,
  passed: false,
  damage: 0,
  shield: 0,
  total: null,
})

function begun({ combat, hunters }: IslandView, active: readonly string[]): IslandView['combat'] {
  const fights = new Map(hunters.map(({ seat, fight }) => [seat, fight]))
  return {
    ...combat,
    active,
    dealt: null,
    open: false,
    doubleShark: false,
    driven: false,
    sunk: false,
    hide: 0,
    frenzy: 0,
    winners: [],
    lines: combat.lines.map((line) => ({
      ...emptied(line),
      size: 1,
      fight: fights.get(line.seat) ?? line.fight,
    })),
  }
}

function shown(cards: readonly CardId[]): Partial<LineView> {
  return { down: cards[0], up: cards.slice(1), size: cards.length, total: totalOf(cards) }
}

function turned(view: IslandView, at: number, fin: FinId): IslandView {
  return withTile(withoutDown(view, at, fin), at, ({ down, up }) => ({
    down: down === null ? null : Math.max(0, down - 1),
    up: { ...up, [fin]: up[fin] + 1 },
  }))
}

/** Whoever knows which fins lie face down sees this one no longer among them. */
function withoutDown(view: IslandView, at: number, fin: FinId): IslandView {
  const { fins } = view.shark
  if (fins === null) return view
  const tiles = fins.tiles.map((tile, index) =>
    index === at ? { ...tile, [fin]: Math.max(0, tile[fin] - 1) } : tile,
  )
  return withShark(view, { fins: { ...fins, tiles } })
}

function terrified(view: IslandView, token: string): IslandView {
  const { terror } = view
  // It counts once it has its place.
  if (token === 'wild') return { ...view, terror: { ...terror, wild: 'drawn' } }
  const event = token as EventId
  const lines = { ...terror.lines, [event]: terror.lines[event] + 1 }
  return { ...view, terror: { ...terror, lines, total: terror.total + 1 } }
}

function withWild(view: IslandView, wild: EventId | 'open'): IslandView {
  const { terror } = view
  const total = terror.total + (terror.wild === 'drawn' ? 1 : 0)
  return { ...view, terror: { ...terror, wild, total } }
}

function counted(icons: readonly string[]): IslandView['dice']['icons'] {
  return Object.fromEntries(
    ICONS.map((icon) => [icon, icons.filter((each) => each === icon).length]),
  ) as IslandView['dice']['icons']
}

function withShark(view: IslandView, change: Partial<IslandView['shark']>): IslandView {
  return { ...view, shark: { ...view.shark, ...change } }
}

function withHunter(
  view: IslandView,
  seat: string,
  change: (hunter: HunterView) => Partial<HunterView>,
): IslandView {
  return {
    ...view,
    hunters: view.hunters.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
  }
}

function withTile(view: IslandView, at: number, change: (tile: TileView) => Partial<TileView>): IslandView {
  return {
    ...view,
    tiles: view.tiles.map((each, index) => (index === at ? { ...each, ...change(each) } : each)),
  }
}

function withLine(view: IslandView, seat: string, change: (line: LineView) => Partial<LineView>): IslandView {
  const lines = view.combat.lines.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each))
  return { ...view, combat: { ...view.combat, lines } }
}

function withCards(view: IslandView, seat: string, count: number, cards: readonly string[]): IslandView {
  const ids = cards.map((card) => card.split('/')[1])
  if (seat !== 'shark')
    return withHunter(view, seat, ({ hand, handSize }) => ({
      hand: hand === null ? null : [...hand, ...ids],
      handSize: handSize + count,
    }))
  const { hand, handSize } = view.shark
  return withShark(view, { hand: hand === null ? null : [...hand, ...ids], handSize: handSize + count })
}

function withoutCard(view: IslandView, seat: string, card: string): IslandView {
  if (seat !== 'shark')
    return withHunter(view, seat as HunterId, ({ hand, handSize }) => ({
      hand: hand === null ? null : without(hand, card),
      handSize: handSize - 1,
    }))
  const { hand, handSize } = view.shark
  return withShark(view, { hand: hand === null ? null : without(hand, card), handSize: handSize - 1 })
}

function without<T>(list: readonly T[], one: T): T[] {
  const at = list.lastIndexOf(one)
  return list.filter((_, index) => index !== at)
}
