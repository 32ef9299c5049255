import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { CREATURES, creature, creatureName, REEF, RELIEF, SIZES, TIDE, TILES } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { CELL_NAMES } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT, NONE, type SharksState } from '../state.ts'
import { eat, isFull } from '../stomach.ts'
import { DRAW, TAKE } from '../words.ts'
import type { SharksPassage, SharksStep } from './step.ts'

/** Rulebook, "Take the tile action", "Performing Actions": what a shark must do where it has landed. */
export const land: SharksPassage = (setting, s, chance, emit) => {
  const tile = s.tiles[s.at[s.active]]
  if (emit) {
    const cell = CELL_NAMES[s.at[s.active]]
    emit(happened('sharks.landed', { seat: setting.seats[s.active].id, tile: TILES[tile], cell }))
  }
  if (tile < CREATURES) reef(setting, s, tile - REEF, chance, emit)
  else if (tile < TIDE) seaCreatures(setting, s, tile - CREATURES, emit)
  else if (tile === TIDE || tile === RELIEF) chooseBag(setting, s, emit)
  else s.step = AT.score
}

/** Rulebook, "Reef": a blind draw from the bag of its size. */
function reef(setting: Setting, s: SharksState, size: number, chance: Chance, emit?: Emit): void {
  if (!sayIfFull(setting, s, emit)) drawFrom(setting, s, size, chance, emit)
  s.step = AT.score
}

/** Rulebook, "Sea Creatures": one of the two shown of its size, if there are any. */
function seaCreatures(setting: Setting, s: SharksState, size: number, emit?: Emit): void {
  s.step = AT.score
  if (sayIfFull(setting, s, emit)) return
  if (s.shown[size].some((type) => type !== NONE)) s.step = AT.take
  else emit?.(happened('sharks.none-shown', { size: SIZES[size] }))
}

/**
 * Tide and Trash Relief begin with a blind draw from a bag of the player's choice.
 * The bags are never all empty at once: stomachs and display hold far fewer tokens than there are.
 */
function chooseBag(setting: Setting, s: SharksState, emit?: Emit): void {
  s.step = AT.draw
  if (sayIfFull(setting, s, emit)) afterDraw(s)
}

function afterDraw(s: SharksState): void {
  s.step = s.tiles[s.at[s.active]] === TIDE ? AT.tide : AT.relief
}

function sayIfFull(setting: Setting, s: SharksState, emit?: Emit): boolean {
  const full = isFull(setting, s, s.active)
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
  return left === 0 ? NONE : drawOne(bag, left, setting.draws.bags[size], chance)
}

function sizeHere(s: SharksState): number {
  return s.tiles[s.at[s.active]] - CREATURES
}

export const take: SharksStep = {
  legal(_setting, s, _seat, into) {
    const [one, other] = s.shown[sizeHere(s)]
    let count = 0
    if (one !== NONE) into[count++] = TAKE.of(one)
    if (other !== NONE && other !== one) into[count++] = TAKE.of(other)
    return count
  },

  apply(setting, s, _seat, action, chance, emit) {
    const size = sizeHere(s)
    const type = TAKE.thing(action)
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
    s.step = AT.score
  },

  prompt: (setting, s) =>
    message('sharks.ask.take', { seat: setting.seats[s.active].id, size: SIZES[sizeHere(s)] }),

  refuse(_setting, s, _seat, action) {
    if (!TAKE.has(action)) return null
    return message('sharks.no.not-shown', { creature: creatureName(sizeHere(s), TAKE.thing(action)) })
  },
}

export const draw: SharksStep = {
  legal(_setting, s, _seat, into) {
    let count = 0
    for (let size = 0; size < SIZES.length; size++) if (total(s.bags[size]) > 0) into[count++] = DRAW.of(size)
    return count
  },

  apply(setting, s, _seat, action, chance, emit) {
    s.beat++
    drawFrom(setting, s, DRAW.thing(action), chance, emit)
    afterDraw(s)
  },

  prompt: (setting, s) => message('sharks.ask.draw', { seat: setting.seats[s.active].id }),

  refuse(_setting, _s, _seat, action) {
    return DRAW.has(action) ? message('sharks.no.empty-bag', { size: DRAW.name(action) }) : null
  },
}
