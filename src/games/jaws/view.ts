import { seatsIn, type Viewer } from '../../kernel/seats.ts'
import { show, type View, type ViewShape } from '../../kernel/view.ts'
import { act1 } from './act-1/index.ts'
import type { Act1View } from './act-1/view.ts'
import { act2 } from './act-2/index.ts'
import type { Act2View } from './act-2/view.ts'
import type { Mode } from './options.ts'
import { decisions } from './rules.ts'
import { SEAT_IDS } from './seats.ts'
import type { Setting } from './setting.ts'
import type { JawsState } from './state.ts'

/** What one viewer knows of a match of JAWS: the act being played, or the one it ended with. */
export interface JawsView extends ViewShape {
  readonly game: 'jaws'
  readonly mode: Mode
  readonly act1: Act1View | null
  readonly act2: Act2View | null
}

export function view(setting: Setting, s: JawsState, viewer: Viewer): View<JawsView> {
  return show<JawsView>({
    game: 'jaws',
    mine: seatsIn(viewer).map((seat) => SEAT_IDS[seat]),
    decisions: decisions(setting, s),
    mode: setting.options.mode,
    act1: s.act1 === null ? null : act1.view(setting, s.act1, viewer),
    act2: s.act2 === null ? null : act2.view(setting, s.act2, viewer),
  })
}
