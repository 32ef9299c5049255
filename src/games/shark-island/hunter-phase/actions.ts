import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import type { ActionList } from '#kernel/game.ts'
import type { Message } from '#kernel/message.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { BUOY, HARPOON, ICONS, REPAIR } from '../components.ts'
import { repair } from '../hunters.ts'
import { message } from '../messages/message.ts'
import { gainRerolls, rerollsLeft } from '../resources.ts'
import type { Setting } from '../setting.ts'
import { drawSkill } from '../skill-cards/deck.ts'
import { legalPlays, play, refusePlay } from '../skill-cards/play.ts'
import { AT, type IslandState } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { DRAW, MEND, PLAY, SIGHT, TOKEN } from '../words.ts'
import { canSight, canSightWithDie, sight, sightingLimit, spendDie } from './sightings.ts'

/** Rulebook, "Perform 2 Actions": with three dice, as long as one can be used for anything. */
export function nextAction(setting: Setting, s: IslandState): void {
  s.step = s.actions > 0 && canUseDie(setting, s) ? AT.act : AT.sail
}

function canUseDie(setting: Setting, s: IslandState): boolean {
  return rerollsLeft(s) > 0 || canDraw(s) || canMend(s) || canSightWithDie(setting, s)
}

/** Rulebook, "Skill Card". */
function canDraw(s: IslandState): boolean {
  return s.actions > 0 && s.dice[HARPOON] + s.dice[BUOY] > 0
}

/** Rulebook, "Repair Craft": not offered where nothing is damaged. */
function canMend(s: IslandState): boolean {
  return s.actions > 0 && s.damage[s.actor] > 0 && s.dice[REPAIR] + s.dice[BUOY] > 0
}

/**
 * Rulebook, "Gain a Reroll Token", "Shark Icon": any die may be spent for one, and the player says which. The coin that each
 * Shark Icon brings is gained before: `powerUps` in `roll-dice.ts`.
 */
export const performActions: IslandStep = {
  legal(setting, s, seat, into) {
    let count = legalSightings(setting, s, into, 0)
    if (canDraw(s)) into[count++] = DRAW
    if (canMend(s)) into[count++] = MEND
    if (rerollsLeft(s) > 0)
      for (let icon = 0; icon < ICONS.length; icon++) if (s.dice[icon] > 0) into[count++] = TOKEN.of(icon)
    return legalPlays(setting, s, seat, into, count)
  },
  apply(setting, s, seat, action, chance, emit) {
    if (sightOrPlay(setting, s, seat, action, chance, emit)) return
    s.step = AT.nextAction
    if (action === DRAW) {
      spendDie(s, HARPOON)
      drawSkill(setting, s, seat, 1, chance, emit)
    } else if (action === MEND) {
      spendDie(s, REPAIR)
      repair(setting, s, seat, 1, emit)
    } else {
      s.dice[TOKEN.thing(action)]--
      s.actions--
      gainRerolls(setting, s, seat, 1, emit)
    }
  },
  prompt: (setting, s) =>
    message('shark-island.ask.act', { seat: setting.seats[s.who].id, count: s.actions }),
  refuse(setting, s, seat, action) {
    if (action === DRAW) return message('shark-island.no.icon')
    if (action === MEND)
      return message(s.damage[seat] === 0 ? 'shark-island.no.damage' : 'shark-island.no.icon')
    if (TOKEN.has(action))
      return message(rerollsLeft(s) === 0 ? 'shark-island.no.tokens' : 'shark-island.no.icon')
    return refuseSight(setting, s, action) ?? refusePlay(setting, s, seat, action)
  },
}

export function legalSightings(setting: Setting, s: IslandState, into: ActionList, from: number): number {
  let count = from
  for (let tile = 0; tile < s.row.length; tile++)
    if (canSight(setting, s, tile)) into[count++] = SIGHT.of(tile)
  return count
}

/** What a Hunter can do on both halves of the turn. Returns whether it was done. */
export function sightOrPlay(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  action: Action,
  chance: Chance,
  emit?: Emit,
): boolean {
  if (PLAY.has(action)) play(setting, s, seat, PLAY.thing(action), chance, emit)
  else if (SIGHT.has(action)) sight(setting, s, SIGHT.thing(action), chance, emit)
  else return false
  s.step = AT.nextAction
  return true
}

export function refuseSight(setting: Setting, s: IslandState, action: Action): Message | null {
  if (!SIGHT.has(action)) return null
  const tile = SIGHT.thing(action)
  if (tile >= s.row.length) return message('shark-island.no.tile')
  if (s.downs[tile] === 0) return message('shark-island.no.fins')
  if (s.sighted[tile] >= sightingLimit(setting, s, tile)) return message('shark-island.no.limit')
  return message('shark-island.no.icon')
}
