import type { Chance } from '../../kernel/chance/chance.ts'
import type { SecretTurn, SecretTurns } from '../../kernel/game.ts'
import { seatSet, type Viewer } from '../../kernel/seats.ts'
import { act1 } from './act-1/index.ts'
import { act2 } from './act-2/index.ts'
import { seatOf } from './seats.ts'
import type { Setting } from './setting.ts'
import type { JawsState } from './state.ts'
import type { JawsView } from './view.ts'

export function imaginer(setting: Setting, view: JawsView): (chance: Chance) => JawsState {
  const viewer = seatSet(...view.mine.map(seatOf))
  const first = view.act1 === null ? null : act1.imaginer(setting, view.act1, viewer)
  const second = view.act2 === null ? null : act2.imaginer(setting, view.act2, viewer)
  return (chance) => ({ act1: first?.(chance) ?? null, act2: second?.(chance) ?? null })
}

export function twins(setting: Setting, s: JawsState, viewer: Viewer, chance: Chance): JawsState | null {
  if (s.act1 !== null) {
    const twin = act1.twins(setting, s.act1, viewer, chance)
    return twin === null ? null : { act1: twin, act2: null }
  }
  const twin = s.act2 === null ? null : act2.twins(setting, s.act2, viewer, chance)
  return twin === null ? null : { act1: null, act2: twin }
}

export function secrets(setting: Setting, s: JawsState, viewer: Viewer): string[] {
  return [
    ...(s.act1 === null ? [] : act1.secrets(setting, s.act1, viewer)),
    ...(s.act2 === null ? [] : act2.secrets(setting, s.act2, viewer)),
  ]
}

/** The shark's turns of Act 1, and its choices of Act 2. */
export function secretTurns(
  setting: Setting,
  s: JawsState,
  viewer: Viewer,
  chance: Chance,
): SecretTurns<JawsState> | null {
  if (s.act1 !== null)
    return wholeTurns(act1.secretTurns?.(setting, s.act1, viewer, chance), (state) => ({
      act1: state,
      act2: null,
    }))
  if (s.act2 === null) return null
  return wholeTurns(act2.secretTurns?.(setting, s.act2, viewer, chance), (state) => ({
    act1: null,
    act2: state,
  }))
}

function wholeTurns<S>(
  found: SecretTurns<S> | null | undefined,
  whole: (state: S) => JawsState,
): SecretTurns<JawsState> | null {
  if (found === null || found === undefined) return null
  const [one, other] = found.turns
  const turn = ({ state, actions }: SecretTurn<S>): SecretTurn<JawsState> => ({
    state: whole(state),
    actions,
  })
  return { seat: found.seat, turns: [turn(one), turn(other)] }
}
