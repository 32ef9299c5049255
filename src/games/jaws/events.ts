import type { Act1Event } from './act-1/events.ts'
import type { Act2Event } from './act-2/events.ts'

/** Everything that can happen in a match of JAWS. */
export type JawsEvent = Act1Event | Act2Event
