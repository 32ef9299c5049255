import { type Message, message } from '../../kernel/message.ts'
import type { Action } from '../../kernel/vocabulary.ts'
import { DECK, DIRECTIONS, SIZES, type Size, TYPES } from './components.ts'
import { CELL_NAMES, CELLS, SPOT_NAMES } from './ocean.ts'
import { cardPoints } from './preview.ts'
import type { Setting } from './setting.ts'
import { isOf } from './steps/step.ts'
import type { SharksView } from './view.ts'
import {
  BOAT,
  CHANGE,
  DISCARD,
  DONE,
  DRAW,
  RELIEVE,
  SCORE,
  SHIFT,
  START,
  STAY,
  STOP,
  SWIM,
  TAKE,
} from './words.ts'

/** What an action is called for someone who sees this. */
export function describe(setting: Setting, view: SharksView, action: Action): Message {
  if (isOf(action, START, SPOT_NAMES.length))
    return message('sharks.do.start', { spot: SPOT_NAMES[action - START] })
  if (isOf(action, SHIFT, SPOT_NAMES.length))
    return message('sharks.do.shift', { spot: SPOT_NAMES[action - SHIFT] })
  if (isOf(action, SWIM, CELLS)) return onTile('sharks.do.swim', view, action - SWIM)
  if (isOf(action, CHANGE, CELLS)) return onTile('sharks.do.change', view, action - CHANGE)
  if (isOf(action, TAKE, TYPES.length))
    return message('sharks.do.take', { creature: `${sizeHere(view)}-${TYPES[action - TAKE]}` })
  if (isOf(action, DRAW, SIZES.length)) return message('sharks.do.draw', { size: SIZES[action - DRAW] })
  if (isOf(action, DISCARD, DECK)) return onCard('sharks.do.discard', setting, view, action - DISCARD)
  if (isOf(action, SCORE, DECK)) return onCard('sharks.do.score', setting, view, action - SCORE)
  if (isOf(action, BOAT, DIRECTIONS.length))
    return message('sharks.do.boat', { direction: DIRECTIONS[action - BOAT] })
  return message(PLAIN.get(action) ?? 'sharks.do.done', {})
}

const PLAIN = new Map([
  [STOP, 'sharks.do.stop'],
  [STAY, 'sharks.do.stay'],
  [RELIEVE, 'sharks.do.relieve'],
  [DONE, 'sharks.do.done'],
])

function onTile(key: string, view: SharksView, cell: number): Message {
  const tile = view.cells[cell]
  if (tile === undefined) return message(`${key}-nowhere`, { cell: CELL_NAMES[cell] })
  return message(tile.trash === null ? key : `${key}-trash`, { cell: tile.cell, tile: tile.tile })
}

function sizeHere(view: SharksView): Size {
  const at = view.seats.find((seat) => seat.seat === view.active)?.at
  const tile = view.cells.find((cell) => cell.cell === at)?.tile ?? ''
  return SIZES.find((size) => tile.endsWith(size)) ?? 'small'
}

function onCard(key: string, setting: Setting, view: SharksView, design: number): Message {
  const seat = view.seats.find((each) => each.seat === view.active)
  const card = setting.content.sharks[seat?.seat as 'mako']?.deck[design]
  if (seat === undefined || card === undefined) return message(`${key}-unknown`, { number: design + 1 })
  return message(key, { card: `${seat.seat}/${card.id}`, points: cardPoints(card.scores, seat.stomach) })
}
