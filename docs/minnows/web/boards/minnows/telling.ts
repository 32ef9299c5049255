import type { MinnowsEvent } from '#games/minnows/events.ts'
import { kitTelling, type Tellings } from '../telling.ts'

/** How each event is presented: one that is forgotten does not compile. */
const TELLINGS: Tellings<MinnowsEvent> = {
  'minnows.card': {},
  'minnows.dealt': { log: 'aside' },
  'minnows.ate': { lasts: 500, sound: 'bite' },
  'minnows.showed': { lasts: 400 },
  'minnows.over': { lasts: 600, log: 'chapter' },
}

export const telling = kitTelling(TELLINGS)
