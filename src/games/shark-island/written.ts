import type { Written as WrittenBy } from '#kernel/written.ts'
import { clone } from './clone.ts'
import { history } from './history.ts'
import { type IslandState, QUESTIONS } from './state.ts'

/**
 * The fields of a state as they are written, behind the first four and in this order for ever: checksums in records are
 * taken of them.
 */
const FIELDS = [
  'turn',
  'beat',
  'winner',
  'first',
  'strategy',
  'health',
  'coins',
  'hands',
  'decks',
  'discards',
  'rerolls',
  'damage',
  'at',
  'lasting',
  'calendar',
  'calendarDeck',
  'calendarDiscards',
  'stack',
  'next',
  'used',
  'backs',
  'seenBacks',
  'row',
  'rowBacks',
  'unlike',
  'turned',
  'pool',
  'fins',
  'down',
  'up',
  'downs',
  'placed',
  'sighted',
  'placing',
  'lastTile',
  'hazards',
  'night',
  'found',
  'limitShift',
  'searchShift',
  'blank',
  'converge',
  'nth',
  'dice',
  'actions',
  'sightings',
  'freeSightings',
  'searching',
  'binoculars',
  'buoys',
  'cards',
  'lines',
  'passed',
  'fight',
  'most',
  'dealt',
  'damageUp',
  'shield',
  'hide',
  'frenzy',
  'sunk',
  'active',
  'doubleShark',
  'driven',
  'open',
  'struck',
  'response',
  'winners',
  'votes',
  'terror',
  'wild',
  'tokens',
  'due',
  'token',
  'aiming',
  'paying',
  'player',
] as const satisfies readonly (keyof IslandState)[]

/** What is written as 0 or 1. */
const FLAGS = [
  'hazards',
  'night',
  'blank',
  'converge',
  'sunk',
  'doubleShark',
  'driven',
  'open',
  'struck',
  'response',
] as const satisfies readonly (keyof IslandState)[]

/** What happens without anyone being asked is numbered from 20 on where it is written. */
const GAP = 20 - QUESTIONS.length

export function writtenStep(step: number): number {
  return step < QUESTIONS.length ? step : step + GAP
}

/** The step of what was written. */
export function stepWritten(written: number): number {
  return written < QUESTIONS.length ? written : written - GAP
}

/** `step` is where the turn goes on, `ask` what is asked now. */
interface Written extends Pick<IslandState, Exclude<(typeof FIELDS)[number], (typeof FLAGS)[number]>> {
  step: number
  actor: number
  ask: number
  who: number
}

/** How the rules of a number write a state down. */
export function writtenBy(rules: number): WrittenBy<IslandState> {
  if (history.of(rules).everyField) return { write, read }
  return {
    write(s) {
      const { unlike, ...others } = write(s)
      return unlike === null ? others : write(s)
    },
    read: (written) => read({ unlike: null, ...(written as object) }),
  }
}

function write(s: IslandState): { readonly [field: string]: unknown } {
  const written: { [field: string]: unknown } = {
    step: writtenStep(s.resume),
    actor: s.actor,
    ask: writtenStep(s.step),
    who: s.who,
  }
  for (const field of FIELDS) {
    const value = s[field]
    written[field] = typeof value === 'boolean' ? Number(value) : value
  }
  return written
}

function read(written: unknown): IslandState {
  const { ask, step, ...fields } = written as Written & { readonly [flag in (typeof FLAGS)[number]]: number }
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, fields[flag] === 1]))
  return clone({
    ...fields,
    ...(flags as { [flag in (typeof FLAGS)[number]]: boolean }),
    step: stepWritten(ask),
    resume: stepWritten(step),
  })
}
