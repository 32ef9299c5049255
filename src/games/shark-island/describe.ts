import { type Message, message } from '../../kernel/message.ts'
import type { Action } from '../../kernel/vocabulary.ts'
import {
  BONUSES,
  EVENTS,
  HUNTERS,
  ICONS,
  MOST_TILES,
  PRICES,
  SHARK_SEAT,
  STRATEGIES,
  VOTES,
  WARES,
} from './components.ts'
import type { Setting } from './setting.ts'
import { isOf } from './step.ts'
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
  FIRST_PLACE,
  HARPOON_AT,
  JOIN,
  KEEP,
  MEND,
  MOST_DESIGNS,
  MOVE,
  PASS,
  PLACE_COUNT,
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
  if (isOf(action, STRATEGY, STRATEGIES.length))
    return message('shark-island.do.strategy', { strategy: STRATEGIES[action - STRATEGY] })
  if (isOf(action, BUY, WARES.length))
    return message('shark-island.do.buy', { ware: WARES[action - BUY], count: PRICES[action - BUY] })
  if (isOf(action, PLAY, MOST_DESIGNS)) return onCard('shark-island.do.play', setting, view, action - PLAY)
  if (isOf(action, DISCARD, MOST_DESIGNS))
    return onCard('shark-island.do.discard', setting, view, action - DISCARD)
  if (isOf(action, AID, HUNTERS.length))
    return message('shark-island.do.aid', { seat: HUNTERS[action - AID] })
  if (isOf(action, PUT, MOST_TILES)) return put(view, action - PUT)
  if (isOf(action, SIGHT, MOST_TILES)) return onTile('shark-island.do.sight', view, action - SIGHT)
  if (isOf(action, SAIL, MOST_TILES)) return onTile('shark-island.do.sail', view, action - SAIL)
  if (isOf(action, TOKEN, ICONS.length))
    return message('shark-island.do.token', { icon: ICONS[action - TOKEN] })
  if (isOf(action, HARPOON_AT, PLACE_COUNT))
    return message('shark-island.do.harpoon', { number: action - HARPOON_AT + FIRST_PLACE })
  if (isOf(action, BONUS, BONUSES.length))
    return message('shark-island.do.bonus', { bonus: BONUSES[action - BONUS] })
  if (isOf(action, VOTE, VOTES.length)) return message('shark-island.do.vote', { vote: VOTES[action - VOTE] })
  if (isOf(action, WILD_ON, EVENTS.length))
    return message('shark-island.do.wild', { event: EVENTS[action - WILD_ON] })
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
])

function onTile(key: string, view: IslandView, tile: number): Message {
  const place = view.tiles[tile]?.place
  if (place === undefined) return message(`${key}-nowhere`, { tile: tile + 1 })
  return message(key, { tile: tile + 1, place })
}

function put(view: IslandView, tile: number): Message {
  const fin = view.shark.fins?.placing
  const place = view.tiles[tile]?.place
  if (fin === undefined || fin === null || place === undefined)
    return message('shark-island.do.put-nowhere', { tile: tile + 1 })
  return message('shark-island.do.put', { fin, tile: tile + 1, place })
}

/** The card of whoever is asked; by its number where that is not for these eyes to know. */
function onCard(key: string, setting: Setting, view: IslandView, design: number): Message {
  const seat = Math.max(
    SHARK_SEAT,
    setting.seats.findIndex(({ id }) => id === view.who),
  )
  const { id, designs } = setting.seats[seat]
  if (designs[design] === undefined) return message(`${key}-unknown`, { number: design + 1 })
  return message(key, { card: `${id}/${designs[design]}` })
}
