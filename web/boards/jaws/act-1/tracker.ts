import type { Odds } from '#games/jaws/act-1/page.ts'
import type { Act1View } from '#games/jaws/act-1/view.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { Moment } from '../../board.ts'
import { eventsOf } from '../events.ts'
import { standing } from '../taken-back.ts'

/** One round of the shark's own pad. */
export interface Entry {
  readonly round: number
  readonly from: string | null
  /** Every space it swam to, in order; those of a burst too. */
  readonly path: readonly string[]
  /** Where it ate, as it went: a beach for every swimmer. */
  readonly ate: readonly string[]
  readonly token: string | null
}

/** What the crew could know when a round was over: how many spaces were possible, and how likely the true one was. */
export interface Known {
  readonly spaces: number
  readonly chance: number
}

/** By round, for those who see the shark; of a round in which nothing was announced yet, nothing. */
export function knownByRound(
  story: readonly Moment<JawsView>[],
  odds: (view: Act1View) => Odds,
): ReadonlyMap<number, Known> {
  const last = new Map<number, Act1View>()
  for (const { view } of story) {
    const { act1 } = view
    if (act1 !== null && (act1.step === 'crew' || act1.step === 'order')) last.set(act1.round, act1)
  }
  const known = new Map<number, Known>()
  for (const [round, view] of last) {
    const chances = odds(view)
    const at = view.shark?.at
    if (at != null) known.set(round, { spaces: Object.keys(chances).length, chance: chances[at] ?? 0 })
  }
  return known
}

/** How many it ate at each beach, as one writes it on a pad: N 2, S 1. */
export function mealsText(ate: readonly string[]): string {
  return [...new Set(ate)]
    .map((beach) => `${beach} ${ate.filter((each) => each === beach).length}`)
    .join(', ')
}

/**
 * The shark's pad: its whole way, from what it was shown of its own turns. For eyes that are not the shark's it stays
 * empty, because nobody else is shown any of it.
 */
export function trackerOf(story: readonly Moment<JawsView>[]): Entry[] {
  const entries: Entry[] = []
  let at: string | null = null
  let round = 0
  let entry: { from: string | null; path: string[]; ate: string[]; token: string | null } | null = null
  const close = (): void => {
    if (entry !== null) entries.push({ round, ...entry })
    entry = null
  }
  for (const { events } of standing(story))
    for (const { key, params } of eventsOf(events)) {
      if (key === 'jaws.started') at = params.space
      if (key === 'jaws.round') {
        close()
        round = params.round
        if (at !== null) entry = { from: at, path: [], ate: [], token: null }
      }
      if (entry === null) continue
      if (key === 'jaws.plan.swim' || key === 'jaws.plan.burst') {
        at = params.space
        entry.path.push(at)
      }
      if (key === 'jaws.plan.eat' || key === 'jaws.plan.eat-michael') entry.ate.push(at ?? '')
      if (key === 'jaws.plan.eat-all')
        for (let eaten = 0; eaten < params.swimmers; eaten++) entry.ate.push(at ?? '')
      if (key === 'jaws.plan.token') entry.token = params.token
    }
  close()
  return entries
}
