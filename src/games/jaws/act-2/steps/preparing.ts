import { CREW_SIZE } from '../components.ts'
import { bitOf } from '../crew.ts'
import { type Act2State, AT, PREPARED } from '../state.ts'

/** Goes on with a preparation that was interrupted: what has been prepared stays. */
export function goOnPreparing(s: Act2State): void {
  s.step = AT.prepare
  s.asked = 0
  for (let member = 0; member < CREW_SIZE; member++)
    if (s.stage[member] !== PREPARED) s.asked |= bitOf(member)
}
