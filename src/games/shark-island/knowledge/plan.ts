import type { FastChance } from '../../../kernel/chance/fast.ts'
import type { Action } from '../../../kernel/vocabulary.ts'
import { MOST_TILES, SHARK_FIN, STRATEGIES } from '../components.ts'
import type { Setting } from '../setting.ts'
import { nextKind, placeFins } from '../shark-phase/place-fins.ts'
import { AT_STRATEGY, type IslandState } from '../state.ts'
import { DONE, PUT, STRATEGY } from '../words.ts'
import { lure } from './haunts.ts'

const legal = new Uint16Array(MOST_TILES)
const weights = new Float64Array(MOST_TILES)

/**
 * The Shark's secret choices, mixed so that there is nothing to read. Its own fin goes anywhere, more often where there
 * is more Terror: as often as the Hunters must expect. All other fins are spread by what the tiles promise, and by
 * chance, with no regard to where the Shark is.
 */
export function plan(setting: Setting, s: IslandState, chance: FastChance): Action {
  if (s.ask === AT_STRATEGY) return STRATEGY + chance.upTo(STRATEGIES.length)
  const count = placeFins.legal(setting, s, s.who, legal)
  if (legal[0] === DONE) return DONE
  const isShark = nextKind(s) === SHARK_FIN
  let sum = 0
  for (let i = 0; i < count; i++) {
    const tile = legal[i] - PUT
    const wanted = lure(setting, s, tile)
    weights[i] = isShark ? wanted : wanted / (1 + s.downs[tile]) ** 2
    sum += weights[i]
  }
  let left = (chance.next() / 0x1_0000_0000) * sum
  for (let i = 0; i < count; i++) {
    left -= weights[i]
    if (left < 0) return legal[i]
  }
  return legal[count - 1]
}
