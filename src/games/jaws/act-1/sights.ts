import type { Message } from '../../../kernel/message.ts'
import type { Setting } from '../setting.ts'
import { TOKENS } from './tokens.ts'

/** Everything that can happen in Act 1, besides the events and tokens themselves. */
const HAPPENINGS = [
  'aboard',
  'act-1-over.barrels',
  'act-1-over.events',
  'act-1-over.track',
  'ate',
  'ate-michael',
  'ate-none',
  'climbs',
  'closed',
  'crowd',
  'dropped',
  'ended',
  'ended.idle',
  'fetched',
  'finder-here',
  'finder-nearby',
  'finder-neither',
  'flew',
  'gathered',
  'gave',
  'hit',
  'island.round',
  'knocked',
  'launched',
  'michael',
  'missed',
  'moved',
  'no-sensors',
  'no-token',
  'not-seen',
  'opened',
  'opening',
  'placed',
  'plan.burst',
  'plan.eat',
  'plan.eat-all',
  'plan.eat-michael',
  'plan.knock',
  'plan.swim',
  'rescued',
  'rescued-michael',
  'round',
  'seen',
  'sensors',
  'shut',
  'spare',
  'started',
  'stayed',
  'token',
  'took.dock',
  'took.hooper',
  'took.shop',
  'took.water',
  'track',
  'turn',
]

export function sights({ act1 }: Setting): string[] {
  return [
    ...HAPPENINGS.map((happening) => `jaws.${happening}`),
    ...act1.events.map(({ id }) => `event ${id}`),
    ...TOKENS.map((token) => `token ${token}`),
  ]
}

export function sighted({ key, params }: Message): string[] {
  switch (key) {
    case 'jaws.round':
      return [key, 'jaws.island.round']
    case 'jaws.event':
      return [`event ${params.event}`]
    case 'jaws.act-1-over':
      return [`jaws.act-1-over.${params.why}`]
    case 'jaws.ended':
      return params.actions === 0 ? [key, 'jaws.ended.idle'] : [key]
    case 'jaws.took':
      return [`jaws.took.${params.from}`]
    case 'jaws.plan.token':
      return [`token ${params.token}`]
    default:
      return OWN.has(key) ? [key] : []
  }
}

const OWN: ReadonlySet<string> = new Set(HAPPENINGS.map((happening) => `jaws.${happening}`))
