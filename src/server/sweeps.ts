import { Refusal } from '#kernel/refusal.ts'
import { Elsewhere } from '#table/ownership.ts'
import type { MatchStatus } from '#table/store.ts'
import { CLOSED } from '#wire/sent.ts'
import { Archiving } from './archiving.ts'
import { Calendar } from './calendar.ts'
import { every } from './clock.ts'
import { forgetAgain } from './forgetting.ts'
import { raiseLeaving } from './raising.ts'
import type { Services } from './services.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Milliseconds without a change after which a match is given up. */
const UNTOUCHED: readonly { readonly status: MatchStatus; readonly after: number }[] = [
  { status: 'gathering', after: 2 * DAY },
  { status: 'playing', after: 30 * DAY },
]

/** Nothing is given up on the first day: the machine may have started with a wrong clock. */
const SETTLED_AFTER = DAY

const AT_ONCE = 100

/** People in no match are deleted when they have not been here for so long. */
const IDLE = 365 * DAY

/** Starts the periodic clean-up. Gives back how to stop. */
export function startSweeps(services: Services): () => void {
  const { store, clock, config, colleagues, log } = services
  const calendar = new Calendar(clock)
  const archiving = new Archiving(services)
  const failed = (error: unknown): void => log.error({ err: error }, 'a sweep failed')
  const raise = (): void => {
    if (colleagues.isSweeping) raiseLeaving(services, calendar.now()).catch(failed)
  }
  let hasSwept = false
  const stops = [
    every(clock, config.sweepEvery, () => {
      tidy(services)
      // Raises once, as soon as this node is the one that sweeps; among several nodes that is not known at the start.
      if (!hasSwept && colleagues.isSweeping) raise()
      hasSwept ||= colleagues.isSweeping
      if (colleagues.isSweeping) archiving.sweep(calendar.now()).catch(failed)
    }),
    every(clock, HOUR, () => {
      raise()
      if (colleagues.isSweeping) forgetAgain(services).catch(failed)
      if (calendar.running() < SETTLED_AFTER) return
      abandonUntouched(services, calendar.now()).catch(failed)
    }),
    every(clock, DAY, () => {
      if (colleagues.isSweeping) store.dropIdlePeople(calendar.now() - IDLE, AT_ONCE).catch(failed)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function tidy(services: Services): void {
  const { tables, hub, proceed, presence, limiters, bots, clock, config, colleagues, log } = services
  limiters.forgetFull()
  bots.forgetWaits()
  const since = clock.elapsed() - config.idleAfter
  tables.dropIdle(since)
  tables.letGoUnused(colleagues.taken())
  presence.forgetBefore(since)
  // Retries bots whose answer failed, or was lost with a restart.
  for (const match of hub.matches)
    tables.use(match, proceed).catch((error) => {
      log.warn({ match, err: error }, 'a table could not be swept')
      if (error instanceof Elsewhere) for (const each of hub.at(match)) each.leave(CLOSED.restarting)
    })
}

/** Skips damaged matches, so that they do not block the ones after them. */
export async function abandonUntouched(services: Services, now: number): Promise<number> {
  let abandoned = 0
  for (const { status, after } of UNTOUCHED) {
    let passed = 0
    for (;;) {
      const matches = await services.store.untouchedMatches(status, now - after, AT_ONCE, passed)
      for (const match of matches)
        if (await abandon(services, match)) abandoned++
        else passed++
      if (matches.length < AT_ONCE) break
    }
  }
  return abandoned
}

/** Each node gives up the matches it has; those that no node has are the sweeping node's. */
async function abandon({ tables, colleagues, log }: Services, match: string): Promise<boolean> {
  if (!colleagues.isSweeping && !tables.ids.includes(match)) return false
  try {
    await tables.abandon(match)
    return true
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Elsewhere))
      log.error({ match, err: error }, 'a match could not be abandoned')
    return false
  }
}
