import { FINS } from '../components.ts'
import { COUNTED, GAINS, PLAIN, SHIFTS } from '../content/kinds.ts'
import type { EffectData } from '../content/schema.ts'

/** An effect as the rules read it: all numbers. */
export interface Effect {
  readonly kind: number
  readonly count: number
  /** The kind of False Fin, and what finding it gains, of an effect that finds. */
  readonly fin: number
  readonly gain: number
}

const KINDS: readonly EffectData['kind'][] = [...COUNTED, ...SHIFTS, ...PLAIN, 'finds']

const kindOf = (kind: EffectData['kind']): number => KINDS.indexOf(kind)

export const REROLLS = kindOf('rerolls')
export const REPAIR = kindOf('repair')
export const CARDS = kindOf('cards')
export const SIGHTINGS = kindOf('sightings')
export const FREE_SIGHTINGS = kindOf('free-sightings')
export const DICE = kindOf('dice')
export const REVEALS = kindOf('reveals')
export const DAMAGE = kindOf('damage')
export const FIGHT = kindOf('fight')
export const SHIELD = kindOf('shield')
export const HEAL = kindOf('heal')
export const COINS = kindOf('coins')
export const FINS_MORE = kindOf('fins')
export const SPOIL = kindOf('spoil')
export const BITE = kindOf('bite')
export const FRENZY = kindOf('frenzy')
export const HIDE = kindOf('hide')
export const SIGHTING_LIMIT = kindOf('sighting-limit')
export const SEARCH_DICE = kindOf('search-dice')
export const MOVE = kindOf('move')
export const HAZARDS = kindOf('hazards')
export const BLANK = kindOf('blank')
export const CONVERGE = kindOf('converge')
export const FINDS = kindOf('finds')

export const GAIN_WOUNDS = GAINS.indexOf('wounds')
export const GAIN_CARDS = GAINS.indexOf('cards')
export const GAIN_REROLLS = GAINS.indexOf('rerolls')
export const GAIN_REVEALS = GAINS.indexOf('reveals')
export const GAIN_REPAIR = GAINS.indexOf('repair')
export const GAIN_COINS = GAINS.indexOf('coins')

export function effectOf(data: EffectData): Effect {
  return {
    kind: kindOf(data.kind),
    count: 'count' in data ? data.count : 'by' in data ? data.by : 1,
    fin: 'fin' in data ? FINS.indexOf(data.fin) : -1,
    gain: 'gain' in data ? GAINS.indexOf(data.gain) : -1,
  }
}
