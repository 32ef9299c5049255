import type { Decision } from '#kernel/decision.ts'
import { seatsIn, type Viewer } from '#kernel/seats.ts'
import { show, type View, type ViewShape } from '#kernel/view.ts'
import type { Act1View } from './act-1/view.ts'
import type { Act2View } from './act-2/view.ts'
import type { Mode } from './options.ts'
import { SEAT_IDS } from './seats.ts'

/** The act being played, or the one that the match ended with. */
type ActShown =
  | { readonly act1: Act1View; readonly act2: null }
  | { readonly act1: null; readonly act2: Act2View }

/** What one viewer knows of a match of JAWS. */
export type JawsView = ViewShape & { readonly game: 'jaws'; readonly mode: Mode } & ActShown

/** What every view says, and then the act; written out, since a view is made for everyone at every step. */
export function view(mode: Mode, viewer: Viewer, decisions: Decision[], act: ActShown): View<JawsView> {
  const mine = seatsIn(viewer).map((seat) => SEAT_IDS[seat])
  return act.act1 === null
    ? show<JawsView>({ game: 'jaws', mine, decisions, mode, act1: null, act2: act.act2 })
    : show<JawsView>({ game: 'jaws', mine, decisions, mode, act1: act.act1, act2: null })
}
