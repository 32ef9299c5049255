import { drawOne, reshuffle, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import type { ActionList } from '#kernel/game.ts'
import { BACKS, TILES, type TileKind } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { CELL_NAMES, NOWHERE } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT, NONE, type SharksState } from '../state.ts'
import { BOAT } from '../words.ts'
import type { SharksPassage, SharksStep } from './step.ts'

/** Rulebook, "Move the boat": first a trash token is turned over. */
export const turnToken: SharksPassage = (setting, s, chance, emit) => {
  s.step = AT.boat
  s.token = NONE
  let left = total(s.trashStack)
  if (left === 0) left = shuffleTrash(s, emit)
  const seat = setting.seats[s.active].id
  if (left === 0) {
    emit?.(happened('sharks.no-token', { seat }))
    return
  }
  s.token = drawOne(s.trashStack, left, setting.draws.trash, chance)
  emit?.(happened('sharks.token', { seat, back: BACKS[s.token] }))
}

function shuffleTrash(s: SharksState, emit?: Emit): number {
  const left = reshuffle(s.trashDiscards, s.trashStack)
  if (left > 0) emit?.(happened('sharks.trash-reshuffled', {}))
  return left
}

/** Then the boat goes one tile in one of its two directions, as the active player sees the ocean. */
export const boat: SharksStep = {
  legal(setting, s, _seat, into) {
    const beside = setting.ocean.beside[s.boat]
    let count = legalByToken(setting, s, into)
    if (count === 0)
      for (let direction = 0; direction < 4; direction++)
        if (beside[direction] !== NOWHERE) into[count++] = BOAT.of(direction)
    return count
  },

  apply(setting, s, _seat, action, _chance, emit) {
    const from = s.boat
    s.boat = setting.ocean.beside[from][BOAT.thing(action)]
    s.beat++
    if (emit) {
      const seat = setting.seats[s.active].id
      emit(happened('sharks.boat', { seat, direction: BOAT.name(action), cell: CELL_NAMES[s.boat] }))
    }
    leaveTrash(s, from, emit)
    s.step = AT.next
  },

  prompt(setting, s) {
    const seat = setting.seats[s.active].id
    if (legalByToken(setting, s, new Uint16Array(2)) === 0) return message('sharks.ask.boat-any', { seat })
    return message('sharks.ask.boat', { seat, back: BACKS[s.token] })
  },

  refuse(setting, s, _seat, action) {
    if (!BOAT.has(action)) return null
    const direction = { direction: BOAT.name(action) }
    const border = setting.ocean.beside[s.boat][BOAT.thing(action)] === NOWHERE
    return message(border ? 'sharks.no.boat-border' : 'sharks.no.boat-direction', direction)
  },
}

function legalByToken(setting: Setting, s: SharksState, into: ActionList): number {
  if (s.token === NONE) return 0
  const beside = setting.ocean.beside[s.boat]
  let count = 0
  for (let i = 0; i < 2; i++) {
    const direction = (s.token + i + setting.seats[s.active].turned) & 3
    if (beside[direction] !== NOWHERE) into[count++] = BOAT.of(direction)
  }
  return count
}

/** The token goes to the tile just left: one at most on a tile, none on Trash Relief or Oil Spill. */
function leaveTrash(s: SharksState, cell: number, emit?: Emit): void {
  const { token } = s
  if (token === NONE) return
  s.token = NONE
  const why = whyNoTrash(TILES[s.tiles[cell]], s.trash[cell] !== 0)
  if (why === null) s.trash[cell] = token + 1
  else s.trashDiscards[token]++
  emit?.(happened(why ?? 'sharks.dropped', { cell: CELL_NAMES[cell] }))
}

export function whyNoTrash(tile: TileKind, hasTrash: boolean) {
  if (hasTrash) return 'sharks.not-dropped.trash'
  if (tile === 'relief') return 'sharks.not-dropped.relief'
  return tile === 'oil' ? 'sharks.not-dropped.oil' : null
}
