import type { Chance } from '../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../kernel/event.ts'
import type { ActionList } from '../../../kernel/game.ts'
import { message } from '../../../kernel/message.ts'
import { BACKS, DIRECTIONS, OIL, RELIEF } from '../components.ts'
import { CELL_NAMES, NOWHERE } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT_BOAT, NONE, type SharksState, total } from '../state.ts'
import { BOAT } from '../words.ts'
import { isOf, type Step } from './step.ts'
import { endTurn } from './turn.ts'

/** 4. Move the boat: first a trash token is turned over. */
export function turnToken(setting: Setting, s: SharksState, chance: Chance, emit?: Emit): void {
  s.step = AT_BOAT
  s.token = NONE
  let left = total(s.trashStack)
  if (left === 0) left = reshuffle(s, emit)
  const seat = setting.seats[s.active].id
  if (left === 0) {
    emit?.(happened('sharks.no-token', { seat }))
    return
  }
  s.token = chance.take(setting.draws.trash, s.trashStack, left)
  s.trashStack[s.token]--
  emit?.(happened('sharks.token', { seat, back: BACKS[s.token] }))
}

function reshuffle(s: SharksState, emit?: Emit): number {
  for (let back = 0; back < BACKS.length; back++) {
    s.trashStack[back] += s.trashDiscards[back]
    s.trashDiscards[back] = 0
  }
  const left = total(s.trashStack)
  if (left > 0) emit?.(happened('sharks.trash-reshuffled', {}))
  return left
}

/** Then the boat goes one tile in one of its two directions, as the active player sees the ocean. */
export const boat: Step = {
  legal(setting, s, into) {
    const beside = setting.ocean.beside[s.boat]
    let count = legalByToken(setting, s, into)
    if (count === 0)
      for (let direction = 0; direction < 4; direction++)
        if (beside[direction] !== NOWHERE) into[count++] = BOAT + direction
    return count
  },

  apply(setting, s, action, _chance, emit) {
    const from = s.boat
    s.boat = setting.ocean.beside[from][action - BOAT]
    s.beat++
    if (emit) {
      const seat = setting.seats[s.active].id
      emit(happened('sharks.boat', { seat, direction: DIRECTIONS[action - BOAT], cell: CELL_NAMES[s.boat] }))
    }
    leaveTrash(s, from, emit)
    endTurn(setting, s, emit)
  },

  prompt(setting, s) {
    const seat = setting.seats[s.active].id
    if (legalByToken(setting, s, new Uint16Array(2)) === 0) return message('sharks.ask.boat-any', { seat })
    return message('sharks.ask.boat', { seat, back: BACKS[s.token] })
  },

  refuse(setting, s, action) {
    if (!isOf(action, BOAT, 4)) return null
    const direction = { direction: DIRECTIONS[action - BOAT] }
    const border = setting.ocean.beside[s.boat][action - BOAT] === NOWHERE
    return message(border ? 'sharks.no.boat-border' : 'sharks.no.boat-direction', direction)
  },
}

function legalByToken(setting: Setting, s: SharksState, into: ActionList): number {
  if (s.token === NONE) return 0
  const beside = setting.ocean.beside[s.boat]
  let count = 0
  for (let i = 0; i < 2; i++) {
    const direction = (s.token + i + setting.seats[s.active].turned) & 3
    if (beside[direction] !== NOWHERE) into[count++] = BOAT + direction
  }
  return count
}

/** The token goes to the tile just left: one at most on a tile, none on Trash Relief or Oil Spill. */
function leaveTrash(s: SharksState, cell: number, emit?: Emit): void {
  const { token } = s
  if (token === NONE) return
  s.token = NONE
  const tile = s.tiles[cell]
  const why = s.trash[cell] !== 0 ? 'trash' : tile === RELIEF ? 'relief' : tile === OIL ? 'oil' : null
  if (why === null) {
    s.trash[cell] = token + 1
    emit?.(happened('sharks.dropped', { cell: CELL_NAMES[cell] }))
  } else {
    s.trashDiscards[token]++
    emit?.(happened(`sharks.not-dropped.${why}`, { cell: CELL_NAMES[cell] }))
  }
}
