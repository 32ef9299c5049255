import type { IslandEvent } from '#games/shark-island/events.ts'
import { type Message, message } from '#kernel/message.ts'
import type { IslandKey } from '../words.ts'

/** How a line of the combat came out, once it is known. */
const VERDICTS = {
  'shark-island.beat': 'beat',
  'shark-island.lost': 'lost',
  'shark-island.paid': 'paid',
  'shark-island.bonus': 'bonus',
} as const
type Verdict = (typeof VERDICTS)[keyof typeof VERDICTS]

/** What is said of it beside the line. */
export const VERDICT_SAID = {
  beat: 'shark-island.page.verdict.beat',
  lost: 'shark-island.page.verdict.lost',
  paid: 'shark-island.page.verdict.paid',
  bonus: 'shark-island.page.verdict.bonus',
} as const satisfies { readonly [verdict in Verdict]: IslandKey }

/** How a line came out, and what made it count more or less besides winning or losing: each as a few words. */
export interface CameOut {
  readonly verdict: Verdict
  readonly why: readonly Message[]
}

export type Verdicts = { readonly [seat: string]: CameOut }

/** What is known once one more event of a combat has been told. */
export function judged(verdicts: Verdicts, event: IslandEvent): Verdicts {
  const { key, params } = event
  switch (key) {
    case 'shark-island.beat':
    case 'shark-island.lost':
    case 'shark-island.paid':
    case 'shark-island.bonus':
      return { ...verdicts, [params.seat]: { verdict: VERDICTS[key], why: [] } }
    case 'shark-island.more-exact':
      return because(verdicts, params.seat, message('shark-island.page.why.exact'))
    case 'shark-island.more-skill':
      return because(verdicts, params.seat, message('shark-island.page.why.card', { count: params.count }))
    case 'shark-island.more-shark':
      return because(verdicts, params.seat, message('shark-island.page.why.shark'))
    case 'shark-island.more-exact-shark':
      return because(verdicts, params.seat, message('shark-island.page.why.shark-exact'))
    case 'shark-island.more-frenzy':
      return because(verdicts, params.seat, message('shark-island.page.why.frenzy', { count: params.count }))
    case 'shark-island.less-shield':
      return because(verdicts, params.seat, message('shark-island.page.why.shield', { count: params.count }))
    default:
      return verdicts
  }
}

function because(verdicts: Verdicts, seat: string, why: Message): Verdicts {
  const known = verdicts[seat]
  return known === undefined ? verdicts : { ...verdicts, [seat]: { ...known, why: [...known.why, why] } }
}
