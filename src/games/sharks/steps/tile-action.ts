import type { Chance } from '../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import { CREATURES, creature, creatureName, REEF, RELIEF, SIZES, TIDE, TILES, TYPES } from '../components.ts'
import { CELL_NAMES } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT_DRAW, AT_RELIEF, AT_SCORE, AT_TAKE, AT_TIDE, NONE, type SharksState, total } from '../state.ts'
import { DRAW, TAKE } from '../words.ts'
import { isOf, type Step } from './step.ts'
import { eat, isFull } from './turn.ts'

/** 2. Take the tile action: what a shark must do where it has landed. */
export function performTile(setting: Setting, s: SharksState, chance: Chance, emit?: Emit): void {
  const tile = s.tiles[s.at[s.active]]
  if (emit) {
    const cell = CELL_NAMES[s.at[s.active]]
    emit(happened('sharks.landed', { seat: setting.seats[s.active].id, tile: TILES[tile], cell }))
  }
  if (tile < CREATURES) reef(setting, s, tile - REEF, chance, emit)
  else if (tile < TIDE) seaCreatures(setting, s, tile - CREATURES, emit)
  else if (tile === TIDE || tile === RELIEF) chooseBag(setting, s, emit)
  else s.step = AT_SCORE
}

/** Reef: a blind draw from the bag of its size. */
function reef(setting: Setting, s: SharksState, size: number, chance: Chance, emit?: Emit): void {
  if (!sayIfFull(setting, s, emit)) drawFrom(setting, s, size, chance, emit)
  s.step = AT_SCORE
}

/** Sea Creatures: one of the two shown of its size. */
function seaCreatures(setting: Setting, s: SharksState, size: number, emit?: Emit): void {
  s.step = AT_SCORE
  if (sayIfFull(setting, s, emit)) return
  if (s.shown[size].some((type) => type !== NONE)) s.step = AT_TAKE
  else emit?.(happened('sharks.none-shown', { size: SIZES[size] }))
}

/**
 * Tide and Trash Relief begin with a blind draw from a bag of the player's choice.
 * All bags are never empty at once: stomachs and display hold at most 46 of the 72 tokens.
 */
function chooseBag(setting: Setting, s: SharksState, emit?: Emit): void {
  s.step = AT_DRAW
  if (sayIfFull(setting, s, emit)) afterDraw(s)
}

function afterDraw(s: SharksState): void {
  s.step = s.tiles[s.at[s.active]] === TIDE ? AT_TIDE : AT_RELIEF
}

function sayIfFull(setting: Setting, s: SharksState, emit?: Emit): boolean {
  const full = isFull(s, s.active)
  if (full) emit?.(happened('sharks.too-full', { seat: setting.seats[s.active].id }))
  return full
}

function drawFrom(setting: Setting, s: SharksState, size: number, chance: Chance, emit?: Emit): void {
  const type = drawCreature(setting, s, size, chance)
  if (type === NONE) {
    emit?.(happened('sharks.bag-empty', { size: SIZES[size] }))
    return
  }
  if (emit) {
    const seat = setting.seats[s.active].id
    emit(happened('sharks.drew', { seat, creature: creatureName(size, type) }))
  }
  eat(setting, s, creature(size, type), emit)
}

/** A token out of a bag, or NONE when it is empty. */
export function drawCreature(setting: Setting, s: SharksState, size: number, chance: Chance): number {
  const bag = s.bags[size]
  const left = total(bag)
  if (left === 0) return NONE
  const type = chance.take(setting.draws.bags[size], bag, left)
  bag[type]--
  return type
}

function sizeHere(s: SharksState): number {
  return s.tiles[s.at[s.active]] - CREATURES
}

export const take: Step = {
  legal(_setting, s, into) {
    const [one, other] = s.shown[sizeHere(s)]
    let count = 0
    if (one !== NONE) into[count++] = TAKE + one
    if (other !== NONE && other !== one) into[count++] = TAKE + other
    return count
  },

  apply(setting, s, action, chance, emit) {
    const size = sizeHere(s)
    const type = action - TAKE
    const slot = s.shown[size].indexOf(type)
    s.beat++
    if (emit) {
      const seat = setting.seats[s.active].id
      emit(happened('sharks.took', { seat, creature: creatureName(size, type) }))
    }
    eat(setting, s, creature(size, type), emit)
    const next = drawCreature(setting, s, size, chance)
    s.shown[size][slot] = next
    emit?.(
      next === NONE
        ? happened('sharks.bag-empty', { size: SIZES[size] })
        : happened('sharks.refilled', { creature: creatureName(size, next) }),
    )
    s.step = AT_SCORE
  },

  prompt: (setting, s) =>
    message('sharks.ask.take', { seat: setting.seats[s.active].id, size: SIZES[sizeHere(s)] }),

  refuse(_setting, s, action) {
    if (!isOf(action, TAKE, TYPES.length)) return null
    return message('sharks.no.not-shown', { creature: creatureName(sizeHere(s), action - TAKE) })
  },
}

export const draw: Step = {
  legal(_setting, s, into) {
    let count = 0
    for (let size = 0; size < SIZES.length; size++) if (total(s.bags[size]) > 0) into[count++] = DRAW + size
    return count
  },

  apply(setting, s, action, chance, emit) {
    s.beat++
    drawFrom(setting, s, action - DRAW, chance, emit)
    afterDraw(s)
  },

  prompt: (setting, s) => message('sharks.ask.draw', { seat: setting.seats[s.active].id }),

  refuse(_setting, _s, action) {
    return isOf(action, DRAW, SIZES.length)
      ? message('sharks.no.empty-bag', { size: SIZES[action - DRAW] })
      : null
  },
}
