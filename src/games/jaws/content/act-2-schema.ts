import { Type } from 'typebox'
import { count, exact, source } from './parts.ts'

/** The sections of a pack that Act 2 is played with. */
export const act2Sections = {
  /** How many cards each side gets when Act 2 is played alone. */
  alone: Type.Object({ gear: count(0, 16), abilities: count(0, 16), source }, exact),
}
