import type { Message } from '#kernel/message.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { message } from './messages/message.ts'
import { CELL_NAMES } from './ocean.ts'
import { cardPoints, sizeHere } from './preview.ts'
import type { Setting } from './setting.ts'
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
  if (START.has(action)) return message('sharks.do.start', { spot: START.name(action) })
  if (SHIFT.has(action)) return message('sharks.do.shift', { spot: SHIFT.name(action) })
  if (SWIM.has(action)) return onTile(TO_SWIM, view, SWIM.thing(action))
  if (CHANGE.has(action)) return onTile(TO_CHANGE, view, CHANGE.thing(action))
  if (TAKE.has(action))
    return message('sharks.do.take', { creature: `${sizeHere(view)}-${TAKE.name(action)}` })
  if (DRAW.has(action)) return message('sharks.do.draw', { size: DRAW.name(action) })
  if (DISCARD.has(action)) return onCard(TO_DISCARD, setting, view, DISCARD.thing(action))
  if (SCORE.has(action)) return onCard(TO_SCORE, setting, view, SCORE.thing(action))
  if (BOAT.has(action)) return message('sharks.do.boat', { direction: BOAT.name(action) })
  return message(PLAIN.get(action) ?? 'sharks.do.done', {})
}

const PLAIN = new Map<Action, 'sharks.do.stop' | 'sharks.do.stay' | 'sharks.do.relieve' | 'sharks.do.done'>([
  [STOP, 'sharks.do.stop'],
  [STAY, 'sharks.do.stay'],
  [RELIEVE, 'sharks.do.relieve'],
  [DONE, 'sharks.do.done'],
])

/** A tile without trash, one with it, and one that is not in this ocean. */
const TO_SWIM = ['sharks.do.swim', 'sharks.do.swim-trash', 'sharks.do.swim-nowhere'] as const
const TO_CHANGE = ['sharks.do.change', 'sharks.do.change-trash', 'sharks.do.change-nowhere'] as const

function onTile(
  [plain, withTrash, nowhere]: typeof TO_SWIM | typeof TO_CHANGE,
  view: SharksView,
  cell: number,
): Message {
  const tile = view.cells[cell]
  if (tile === undefined) return message(nowhere, { cell: CELL_NAMES[cell] })
  return message(tile.trash === null ? plain : withTrash, { cell: tile.cell, tile: tile.tile })
}

/** A card of the deck, and a number that this deck does not have. */
const TO_DISCARD = ['sharks.do.discard', 'sharks.do.discard-unknown'] as const
const TO_SCORE = ['sharks.do.score', 'sharks.do.score-unknown'] as const

function onCard(
  [known, unknown]: typeof TO_DISCARD | typeof TO_SCORE,
  setting: Setting,
  view: SharksView,
  design: number,
): Message {
  const seat = view.seats.find((each) => each.seat === view.active)
  const card = seat && setting.content.sharks[seat.seat].deck[design]
  if (seat === undefined || card === undefined) return message(unknown, { number: design + 1 })
  return message(known, { card: `${seat.seat}/${card.id}`, points: cardPoints(card.scores, seat.stomach) })
}
