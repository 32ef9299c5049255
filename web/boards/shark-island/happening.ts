import type { CardId, FinId, IconId, SeatId } from '#games/shark-island/components.ts'
import type { IslandEvent } from '#games/shark-island/events.ts'
import { FINS, ICONS, totalOf } from '#games/shark-island/page.ts'
import type { HunterView, IslandView, LineView, TileView } from '#games/shark-island/view.ts'
import { bag, changed, settled, without } from '../changed.ts'
import { tileAt } from './tiles.ts'

/**
 * The view after one of the events on the way to `end`, as far as people can see it. An event names the pieces that move, and
 * how many there are then; what it does not say itself is read in `end`.
 */
export function after(view: IslandView, event: IslandEvent, end: IslandView): IslandView {
  const { key, params } = event
  switch (key) {
    case 'shark-island.round':
      return { ...cleared(view, end), turn: params.turn }
    case 'shark-island.first':
      return { ...view, first: params.seat }
    case 'shark-island.day':
      return { ...view, calendar: { ...view.calendar, day: params.day } }
    case 'shark-island.tiles':
      return { ...view, tiles: laid(params.places, end), stack: end.stack }
    case 'shark-island.drew':
    case 'shark-island.drew-hidden':
    case 'shark-island.played':
    case 'shark-island.discarded':
      return withHand(view, params.seat, end)
    case 'shark-island.coins':
    case 'shark-island.bought':
      return withShark(view, { coins: params.coins })
    case 'shark-island.placed':
      return withTile(view, params.tile, { down: params.count, placed: params.count })
    case 'shark-island.rolled':
    case 'shark-island.searched':
      return { ...view, actor: params.seat, dice: { ...view.dice, icons: counted(params.icons) } }
    case 'shark-island.reroll':
    case 'shark-island.rerolls':
    case 'shark-island.spoiled':
      return withHunter(view, params.seat, { rerolls: params.rerolls })
    case 'shark-island.turned':
      return turned(view, params.tile, [params.fin], params.down)
    case 'shark-island.repaired':
    case 'shark-island.damaged':
      return withHunter(view, params.seat, { damage: params.damage })
    case 'shark-island.sunk':
      // Rammed in a search, it is out of it; in a combat it stays to the end of the day.
      return view.found === null ? withHunter(view, params.seat, { at: 'ashore' }) : view
    case 'shark-island.docked':
      return withHunter(view, params.seat, { at: 'docked' })
    case 'shark-island.sailed':
    case 'shark-island.moved':
      return withHunter(view, params.seat, { at: params.tile })
    case 'shark-island.found':
      return { ...view, found: tileAt(params.tile) }
    case 'shark-island.combat':
      return { ...view, combat: begun(view, params.seats), found: view.found ?? end.found }
    case 'shark-island.dealt-down':
      return withLine(view, params.seat, () => ({ down: params.card }))
    case 'shark-island.dealt':
      return withLine(view, params.seat, ({ up }) => ({ up: [...up, params.card] }))
    case 'shark-island.fought':
      return withLine(view, params.seat, ({ up }) => ({ up: without(up, params.card), fight: params.fight }))
    case 'shark-island.harpooned':
      return withLine(view, params.seat, ({ up }) => ({ up: without(up, 'shark') }))
    case 'shark-island.passed':
      return withLine(view, params.seat, () => ({ passed: true }))
    case 'shark-island.double-shark':
      return { ...view, combat: { ...view.combat, doubleShark: true } }
    case 'shark-island.total': {
      const opened = { ...view, combat: { ...view.combat, open: true } }
      return withLine(opened, params.seat, () => shown(params.cards))
    }
    case 'shark-island.wounded':
    case 'shark-island.healed':
      return withShark(view, { health: params.health })
    case 'shark-island.struck':
      return { ...turned(view, params.tile, ['shark'], params.down), found: tileAt(params.tile) }
    case 'shark-island.shown':
      return turned(view, params.tile, params.fins, 0)
    case 'shark-island.terrorized':
      return { ...withTile(view, params.tile, { back: params.count }), turned: tileAt(params.tile) }
    case 'shark-island.terror': {
      const { token, total, line } = params
      // One that waits for a word about the Wild's line has no place yet.
      if (end.terror.waiting === token) return view
      // The Wild counts once it has its place.
      if (token === 'wild') return withTerror(view, { wild: 'drawn' })
      return withTerror(view, { lines: { ...view.terror.lines, [token]: line }, total })
    }
    case 'shark-island.wild':
      return withTerror(view, { wild: params.event, total: params.total })
    case 'shark-island.wild-open':
      return withTerror(view, { wild: 'open', total: params.total })
    case 'shark-island.dusk':
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
  const fights = new Map<string, number>(hunters.map(({ seat, fight }) => [seat, fight]))
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
  return { down: cards[0], up: cards.slice(1), total: totalOf(cards) }
}

/** Fins of a tile lie face up, and so many of it still face down. */
function turned(view: IslandView, number: number, fins: readonly FinId[], down: number): IslandView {
  const tile = view.tiles[tileAt(number)]
  if (tile === undefined) return view
  const up = fins.reduce((lying, fin) => bag(lying, fin, 1), tile.up)
  return withTile(withoutDown(view, number, fins), number, { up, down })
}

/** Whoever knows which fins lie face down sees these no longer among them. */
function withoutDown(view: IslandView, number: number, fins: readonly FinId[]): IslandView {
  const known = view.shark.fins
  if (known === null) return view
  const tiles = known.tiles.map((tile, index) =>
    index === tileAt(number) ? fins.reduce((lying, fin) => bag(lying, fin, -1), tile) : tile,
  )
  return withShark(view, { fins: { ...known, tiles } })
}

function withTerror(view: IslandView, change: Partial<IslandView['terror']>): IslandView {
  return { ...view, terror: { ...view.terror, ...change } }
}

function counted(icons: readonly IconId[]): IslandView['dice']['icons'] {
  return Object.fromEntries(
    ICONS.map((icon) => [icon, icons.filter((each) => each === icon).length]),
  ) as IslandView['dice']['icons']
}

function withShark(view: IslandView, change: Partial<IslandView['shark']>): IslandView {
  return { ...view, shark: { ...view.shark, ...change } }
}

function withHunter(view: IslandView, seat: SeatId, change: Partial<HunterView>): IslandView {
  return { ...view, hunters: changed(view.hunters, (each) => each.seat === seat, change) }
}

function withTile(view: IslandView, number: number, change: Partial<TileView>): IslandView {
  return { ...view, tiles: changed(view.tiles, (_, index) => index === tileAt(number), change) }
}

function withLine(view: IslandView, seat: SeatId, change: (line: LineView) => Partial<LineView>): IslandView {
  const lines = view.combat.lines.map((line) => {
    if (line.seat !== seat) return line
    const now = { ...line, ...change(line) }
    return { ...now, size: [now.down, ...now.up].length }
  })
  return { ...view, combat: { ...view.combat, lines } }
}

/** A hand is what it will be in the end: no event that follows hides or undoes a card. */
function withHand(view: IslandView, seat: SeatId, { shark, hunters }: IslandView): IslandView {
  if (seat === 'shark') return withShark(view, { hand: shark.hand, handSize: shark.handSize })
  const isOwner = (hunter: HunterView): boolean => hunter.seat === seat
  return { ...view, hunters: settled(view.hunters, hunters, isOwner, 'hand', 'handSize') }
}
