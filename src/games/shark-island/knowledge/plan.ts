import type { FastChance } from '#kernel/chance/fast.ts'
import type { Insight } from '#kernel/knowledge.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { MOST_TILES, SHARK_FIN, SHARK_SEAT, STRATEGIES } from '../components.ts'
import type { Setting } from '../setting.ts'
import { nextKind, placeFins } from '../shark-phase/place-fins.ts'
import { AT, type IslandState } from '../state.ts'
import { DONE, PUT, STRATEGY } from '../words.ts'
import { evaluate } from './evaluation.ts'
import { lure } from './haunts.ts'

/** How much rather the Shark goes where there is Terror, when it also hides well there. */
const BOLD = 4
/** Places whose worths differ by less are alike. */
const ALIKE = 0.002

const legal = new Uint16Array(MOST_TILES)
const weights = new Float64Array(MOST_TILES)
const shares = new Float64Array(8)

/**
 * The Shark's secret choices, drawn at random so that they cannot be predicted. Its own fin goes anywhere: with little insight to
 * any tile alike, with more rather where there is Terror. All other fins are placed with no regard to where the Shark
 * is: alike on the tiles by what they promise, or, at full insight, where they promise the Shark most.
 */
export function plan(setting: Setting, s: IslandState, chance: FastChance, insight: Insight): Action {
  if (s.step === AT.strategy) return STRATEGY.of(chance.upTo(STRATEGIES.length))
  const count = placeFins.legal(setting, s, s.who, legal)
  if (legal[0] === DONE) return DONE
  const kind = nextKind(s)
  if (kind === SHARK_FIN) weighOwn(setting, s, count, insight)
  else if (insight === 'stakes') weighByWorth(setting, s, count, kind)
  else
    for (let i = 0; i < count; i++) {
      const tile = PUT.thing(legal[i])
      weights[i] = lure(setting, s, tile) / (1 + s.downs[tile]) ** 2
    }
  return legal[chance.weighed(weights, count)]
}

function weighOwn(setting: Setting, s: IslandState, count: number, insight: Insight): void {
  for (let i = 0; i < count; i++) {
    const wanted = lure(setting, s, PUT.thing(legal[i]))
    weights[i] = insight === 'own' ? 1 : insight === 'table' ? wanted : wanted ** BOLD
  }
}

/** One of those after which the turn promises the Shark most, wherever on the tiles it may be. */
function weighByWorth(setting: Setting, s: IslandState, count: number, kind: number): void {
  let most = 0
  for (let i = 0; i < count; i++) {
    const tile = PUT.thing(legal[i])
    s.down[tile][kind]++
    s.downs[tile]++
    evaluate(setting, s, shares, true)
    s.down[tile][kind]--
    s.downs[tile]--
    weights[i] = shares[SHARK_SEAT]
    most = Math.max(most, weights[i])
  }
  for (let i = 0; i < count; i++) weights[i] = weights[i] > most - ALIKE ? 1 : 0
}
