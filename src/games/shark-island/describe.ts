import type { Message } from '#kernel/message.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { PRICES, SHARK_SEAT } from './components.ts'
import { message } from './messages/message.ts'
import type { Setting } from './setting.ts'
import { cardId } from './skill-cards/deck.ts'
import { WILD_OPEN } from './state.ts'
import type { IslandView } from './view.ts'
import {
  AID,
  APART,
  BONUS,
  BUY,
  DISCARD,
  DOCK,
  DONE,
  DRAW,
  FIGHT,
  HARPOON_AT,
  JOIN,
  KEEP,
  MEND,
  MOVE,
  PASS,
  PLAY,
  PUT,
  REROLL,
  REVEAL,
  SAIL,
  SIGHT,
  STAY,
  STOP,
  STRATEGY,
  TAKE,
  TOKEN,
  VOTE,
  WILD_ON,
} from './words.ts'

/** What an action is called for someone who sees this. */
export function describe(setting: Setting, view: IslandView, action: Action): Message {
  if (STRATEGY.has(action)) return message('shark-island.do.strategy', { strategy: STRATEGY.name(action) })
  if (BUY.has(action))
    return message('shark-island.do.buy', { ware: BUY.name(action), count: PRICES[BUY.thing(action)] })
  if (PLAY.has(action)) {
    const card = cardOf(setting, view, PLAY.thing(action))
    if (card !== undefined) return message('shark-island.do.play', { card })
    return message('shark-island.do.play-unknown', { number: PLAY.thing(action) + 1 })
  }
  if (DISCARD.has(action)) {
    const card = cardOf(setting, view, DISCARD.thing(action))
    if (card !== undefined) return message('shark-island.do.discard', { card })
    return message('shark-island.do.discard-unknown', { number: DISCARD.thing(action) + 1 })
  }
  if (AID.has(action)) return message('shark-island.do.aid', { seat: AID.name(action) })
  if (PUT.has(action)) return put(view, PUT.thing(action))
  if (SIGHT.has(action)) {
    const { tile, place } = onTile(view, SIGHT.thing(action))
    if (place === undefined) return message('shark-island.do.sight-nowhere', { tile })
    return message('shark-island.do.sight', { tile, place })
  }
  if (SAIL.has(action)) {
    const { tile, place } = onTile(view, SAIL.thing(action))
    if (place === undefined) return message('shark-island.do.sail-nowhere', { tile })
    return message('shark-island.do.sail', { tile, place })
  }
  if (TOKEN.has(action)) return message('shark-island.do.token', { icon: TOKEN.name(action) })
  if (HARPOON_AT.has(action))
    return message('shark-island.do.harpoon', { number: Number(HARPOON_AT.name(action)) })
  if (BONUS.has(action)) return message('shark-island.do.bonus', { bonus: BONUS.name(action) })
  if (VOTE.has(action)) return message('shark-island.do.vote', { vote: VOTE.name(action) })
  if (WILD_ON.has(action) && WILD_ON.thing(action) !== WILD_OPEN)
    return message('shark-island.do.wild', { event: WILD_ON.name(action) })
  if (action === KEEP)
    return message(view.question === 'roll' ? 'shark-island.do.keep-dice' : 'shark-island.do.keep')
  return message(PLAIN.get(action) ?? 'shark-island.do.wild-open')
}

const PLAIN = new Map([
  [DONE, 'shark-island.do.done'],
  [REROLL, 'shark-island.do.reroll'],
  [DRAW, 'shark-island.do.draw'],
  [MEND, 'shark-island.do.repair'],
  [DOCK, 'shark-island.do.dock'],
  [REVEAL, 'shark-island.do.reveal'],
  [STOP, 'shark-island.do.stop'],
  [MOVE, 'shark-island.do.move'],
  [STAY, 'shark-island.do.stay'],
  [TAKE, 'shark-island.do.take'],
  [PASS, 'shark-island.do.pass'],
  [FIGHT, 'shark-island.do.fight'],
  [JOIN, 'shark-island.do.join'],
  [APART, 'shark-island.do.apart'],
] as const)

/** The number of a tile, and what is printed on it, if there is such a tile today. */
function onTile({ tiles }: IslandView, at: number): { readonly tile: number; readonly place?: string } {
  return { tile: at + 1, place: tiles[at]?.place }
}

function put(view: IslandView, at: number): Message {
  const fin = view.shark.fins?.placing ?? undefined
  const { tile, place } = onTile(view, at)
  if (fin === undefined || place === undefined) return message('shark-island.do.put-nowhere', { tile })
  return message('shark-island.do.put', { fin, tile, place })
}

/** The card of whoever is asked; undefined where this viewer may not know it. */
function cardOf(setting: Setting, view: IslandView, design: number): string | undefined {
  const seat = Math.max(
    SHARK_SEAT,
    setting.seats.findIndex(({ id }) => id === view.who),
  )
  return setting.seats[seat].designs[design] === undefined ? undefined : cardId(setting, seat, design)
}
