import type { Chance } from '../../../kernel/chance/chance.ts'
import type { Emit } from '../../../kernel/event.ts'
import type { Legacy } from '../act.ts'
import type { Setting } from '../setting.ts'
import type { Act2State } from './state.ts'

export function setupAct2(_setting: Setting, _legacy: Legacy, _chance: Chance, _emit?: Emit): Act2State {
  return { over: true }
}
