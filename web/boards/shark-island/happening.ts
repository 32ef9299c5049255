import type { CardId, EventId, FinId, IconId, SeatId, TokenId } from '#games/shark-island/components.ts'
import type { IslandEvent, SkillCardId } from '#games/shark-island/events.ts'
import { FINS, ICONS, totalOf } from '#games/shark-island/page.ts'
import type { HunterView, IslandView, LineView, TileView } from '#games/shark-island/view.ts'
import { changed, without } from '../changed.ts'

/**
 * The picture after one of the events that lie between two views: what can be seen of it, no more. `end` is the view
 * they lead to, for what an event does not say itself.
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
      return withCards(view, params.seat, params.cards.length, params.cards)
    case 'shark-island.drew-hidden':
      return withCards(view, params.seat, params.count, [])
    case 'shark-island.played':
    case 'shark-island.discarded':
      return withoutCard(view, params.seat, designOf(params.card))
    case 'shark-island.coins':
      return withShark(view, { coins: view.shark.coins + params.count })
    case 'shark-island.bought':
      return withShark(view, { coins: view.shark.coins - params.count })
    case 'shark-island.placed':
      return withTile(view, params.tile, () => ({ down: params.count, placed: params.count }))
    case 'shark-island.rolled':
    case 'shark-island.searched':
      return { ...view, actor: params.seat, dice: { ...view.dice, icons: counted(params.icons) } }
    case 'shark-island.reroll':
      return withHunter(view, params.seat, ({ rerolls }) => ({ rerolls: rerolls - 1 }))
    case 'shark-island.rerolls':
      return withHunter(view, params.seat, ({ rerolls }) => ({ rerolls: rerolls + params.count }))
    case 'shark-island.spoiled':
      return withHunter(view, params.seat, ({ rerolls }) => ({ rerolls: rerolls - params.count }))
    case 'shark-island.turned':
      return turned(view, params.tile, params.fin)
    case 'shark-island.repaired':
      return withHunter(view, params.seat, ({ damage }) => ({ damage: damage - params.count }))
    case 'shark-island.damaged':
      return withHunter(view, params.seat, ({ damage, craft }) => ({
        damage: Math.min(craft, damage + params.count),
      }))
    case 'shark-island.sunk':
      // Rammed in a search, it is out of it; in a combat it stays to the end of the day.
      return view.found === null ? withHunter(view, params.seat, () => ({ at: 'ashore' })) : view
    case 'shark-island.docked':
      return withHunter(view, params.seat, () => ({ at: 'docked' }))
    case 'shark-island.sailed':
    case 'shark-island.moved':
      return withHunter(view, params.seat, () => ({ at: params.tile }))
    case 'shark-island.found':
      return { ...view, found: params.tile - 1 }
    case 'shark-island.combat':
      return { ...view, combat: begun(view, params.seats), found: view.found ?? end.found }
    case 'shark-island.dealt-down':
      return withLine(view, params.seat, () => ({ down: params.card, size: 1 }))
    case 'shark-island.dealt':
      return withLine(view, params.seat, ({ up, size }) => ({ up: [...up, params.card], size: size + 1 }))
    case 'shark-island.fought':
      return withLine(view, params.seat, ({ up, size, fight }) => ({
        up: up.slice(0, -1),
        size: size - 1,
        fight: fight - 1,
      }))
    case 'shark-island.harpooned':
      return withLine(view, params.seat, ({ up, size }) => ({ up: without(up, 'shark'), size: size - 1 }))
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
      return { ...turned(view, params.tile, 'shark'), found: params.tile - 1 }
    case 'shark-island.shown':
      return params.fins.reduce((now, fin) => turned(now, params.tile, fin), view)
    case 'shark-island.terrorized':
      return { ...withTile(view, params.tile, () => ({ back: params.count })), turned: params.tile - 1 }
    case 'shark-island.terror':
      // One that waits for a word about the Wild's line has no place yet.
      return end.terror.waiting === params.token ? view : terrified(view, params.token)
    case 'shark-island.wild':
      return withWild(view, params.event)
    case 'shark-island.wild-open':
      return withWild(view, 'open')
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
  return { down: cards[0], up: cards.slice(1), size: cards.length, total: totalOf(cards) }
}

function turned(view: IslandView, tile: number, fin: FinId): IslandView {
  return withTile(withoutDown(view, tile, fin), tile, ({ down, up }) => ({
    down: down === null ? null : Math.max(0, down - 1),
    up: { ...up, [fin]: up[fin] + 1 },
  }))
}

/** Whoever knows which fins lie face down sees this one no longer among them. */
function withoutDown(view: IslandView, number: number, fin: FinId): IslandView {
  const { fins } = view.shark
  if (fins === null) return view
  const tiles = fins.tiles.map((tile, index) =>
    index === number - 1 ? { ...tile, [fin]: Math.max(0, tile[fin] - 1) } : tile,
  )
  return withShark(view, { fins: { ...fins, tiles } })
}

function terrified(view: IslandView, token: TokenId): IslandView {
  const { terror } = view
  // It counts once it has its place.
  if (token === 'wild') return { ...view, terror: { ...terror, wild: 'drawn' } }
  const lines = { ...terror.lines, [token]: terror.lines[token] + 1 }
  return { ...view, terror: { ...terror, lines, total: terror.total + 1 } }
}

function withWild(view: IslandView, wild: EventId | 'open'): IslandView {
  const { terror } = view
  const total = terror.total + (terror.wild === 'drawn' ? 1 : 0)
  return { ...view, terror: { ...terror, wild, total } }
}

function counted(icons: readonly IconId[]): IslandView['dice']['icons'] {
  return Object.fromEntries(
    ICONS.map((icon) => [icon, icons.filter((each) => each === icon).length]),
  ) as IslandView['dice']['icons']
}

function withShark(view: IslandView, change: Partial<IslandView['shark']>): IslandView {
  return { ...view, shark: { ...view.shark, ...change } }
}

function withHunter(
  view: IslandView,
  seat: SeatId,
  change: (hunter: HunterView) => Partial<HunterView>,
): IslandView {
  return { ...view, hunters: changed(view.hunters, (each) => each.seat === seat, change) }
}

/** Tiles are numbered from 1. */
function withTile(
  view: IslandView,
  number: number,
  change: (tile: TileView) => Partial<TileView>,
): IslandView {
  return { ...view, tiles: changed(view.tiles, (_, index) => index === number - 1, change) }
}

function withLine(view: IslandView, seat: SeatId, change: (line: LineView) => Partial<LineView>): IslandView {
  const lines = changed(view.combat.lines, (each) => each.seat === seat, change)
  return { ...view, combat: { ...view.combat, lines } }
}

function withCards(view: IslandView, seat: SeatId, count: number, cards: readonly SkillCardId[]): IslandView {
  const ids = cards.map(designOf)
  if (seat !== 'shark')
    return withHunter(view, seat, ({ hand, handSize }) => ({
      hand: hand === null ? null : [...hand, ...ids],
      handSize: handSize + count,
    }))
  const { hand, handSize } = view.shark
  return withShark(view, { hand: hand === null ? null : [...hand, ...ids], handSize: handSize + count })
}

function withoutCard(view: IslandView, seat: SeatId, card: string): IslandView {
  if (seat !== 'shark')
    return withHunter(view, seat, ({ hand, handSize }) => ({
      hand: hand === null ? null : without(hand, card),
      handSize: handSize - 1,
    }))
  const { hand, handSize } = view.shark
  return withShark(view, { hand: hand === null ? null : without(hand, card), handSize: handSize - 1 })
}

/** The design in its owner's deck. */
function designOf(card: SkillCardId): string {
  return card.slice(card.indexOf('/') + 1)
}
