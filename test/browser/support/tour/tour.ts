import type { OpenHouse } from '../house.ts'
import type { Visitor, VisitorOptions } from '../visitor.ts'

/** Called with everything there is to see, one screen after the other. */
export type Look = (screen: string, visitor: Visitor) => Promise<void>

/** Leads through the screens of one game, as people would come to them, in the words of one language. */
export type Tour = (house: OpenHouse, options: VisitorOptions, look: Look) => Promise<void>
