import type { JawsEvent } from '#games/jaws/events.ts'
import { kitTelling, type Tellings } from '../telling.ts'
import { act1Telling } from './act-1/telling.ts'
import { act2Telling } from './act-2/telling.ts'

/** How each event of JAWS is presented. */
const TELLINGS: Tellings<JawsEvent> = { ...act1Telling, ...act2Telling }

export const telling = kitTelling(TELLINGS)
