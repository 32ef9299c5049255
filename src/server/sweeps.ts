import { Refusal } from '../kernel/refusal.ts'
import type { MatchStatus } from '../table/store.ts'
import { every } from './clock.ts'
import { forgetAgain } from './forgetting.ts'
import type { Services } from './services.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Nobody will finish these. */
const UNTOUCHED: readonly { readonly status: MatchStatus; readonly after: number }[] = [
  { status: 'gathering', after: 2 * DAY },
  { status: 'playing', after: 30 * DAY },
]

const AT_ONCE = 100

/** Who sat nowhere and did not come back for so long was only passing. */
const IDLE = 365 * DAY

/** What is tidied from time to time. Gives back how to stop. */
export function startSweeps(services: Services): () => void {
  const { store, clock, config, log } = services
  const failed = (error: unknown): void => log.error({ err: error }, 'a sweep failed')
  const stops = [
    every(clock, config.sweepEvery, () => tidy(services)),
    every(clock, HOUR, () => {
      abandonUntouched(services).catch(failed)
      forgetAgain(services).catch(failed)
    }),
    every(clock, DAY, () => {
      store.dropIdlePeople(clock.now() - IDLE, AT_ONCE).catch(failed)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function tidy({ tables, hub, proceed, presence, limiters, clock, config, log }: Services): void {
  limiters.forgetFull()
  const since = clock.now() - config.idleAfter
  tables.dropIdle(since, (match) => hub.isWatched(match))
  presence.forgetBefore(since)
  // A bot that was asked in vain, or before a restart, is asked again.
  for (const match of hub.matches)
    tables.use(match, proceed).catch((error) => log.warn({ match, err: error }, 'a table could not be swept'))
}

export async function abandonUntouched({ store, tables, clock, log }: Services): Promise<number> {
  let abandoned = 0
  for (const { status, after } of UNTOUCHED)
    for (const match of await store.untouchedMatches(status, clock.now() - after, AT_ONCE))
      try {
        await tables.abandon(match)
        abandoned++
      } catch (error) {
        if (!(error instanceof Refusal)) log.error({ match, err: error }, 'a match could not be abandoned')
      }
  return abandoned
}
