import { COMBAT_DECK, COPIES, HIGHEST, SHARK_COPIES } from './combat-phase/base-line.ts'
import {
  COINS,
  DICE,
  DOUBLE_SHARK,
  EVENTS,
  FALSE_FIN,
  FOG,
  GHOST_TERROR,
  HARPOON_CARD,
  HAZARD_CARD,
  HEALTH_TRACK,
  HUNTER_HAND,
  HUNTERS_IN_PLAY,
  LEAST_TERROR,
  OF_ONE_EVENT,
  STRATEGIES,
  TARGET,
} from './components.ts'
import type { IslandContent } from './content/schema.ts'
import { ACTIONS } from './hunter-phase/roll-dice.ts'

/** The numbers of the rules that texts name. */
export function numbersOf({ shark, fins }: IslandContent) {
  const [fewest, more, most] = shark.health
  return {
    'shark-island.fewestHunters': HUNTERS_IN_PLAY.least,
    'shark-island.moreHunters': HUNTERS_IN_PLAY.least + 1,
    'shark-island.mostHunters': HUNTERS_IN_PLAY.most,
    'shark-island.fewestHealth': fewest,
    'shark-island.moreHealth': more,
    'shark-island.mostHealth': most,
    'shark-island.healthTrack': HEALTH_TRACK,
    'shark-island.events': EVENTS.length,
    'shark-island.strategies': STRATEGIES.length,
    'shark-island.leastTerror': LEAST_TERROR,
    'shark-island.ofOneEvent': OF_ONE_EVENT,
    'shark-island.ghostTerror': GHOST_TERROR,
    'shark-island.coins': COINS,
    'shark-island.hunterHand': HUNTER_HAND,
    'shark-island.ownFins': fins.base.length + 1,
    'shark-island.hazards': FALSE_FIN - FOG,
    'shark-island.dice': DICE,
    'shark-island.actions': ACTIONS,
    'shark-island.target': TARGET,
    'shark-island.combatDeck': COMBAT_DECK,
    'shark-island.copies': COPIES,
    'shark-island.sharkCopies': SHARK_COPIES,
    'shark-island.highest': HIGHEST,
    'shark-island.harpoonCard': HARPOON_CARD,
    'shark-island.hazardCard': HAZARD_CARD,
    'shark-island.doubleShark': DOUBLE_SHARK,
  }
}

export type IslandNumber = keyof ReturnType<typeof numbersOf>
