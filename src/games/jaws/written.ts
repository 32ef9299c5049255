import type { Written } from '#kernel/written.ts'
import { act1Written } from './act-1/written.ts'
import { act2Written } from './act-2/written.ts'
import type { JawsState } from './state.ts'

/** A state as rules number 1 writes it down: a place for each act, one of them empty. */
export const written: Written<JawsState> = {
  write: (state) =>
    state.act === 1
      ? { act1: act1Written.write(state.s), act2: null }
      : { act1: null, act2: act2Written.write(state.s) },
  read(written) {
    const { act1, act2 } = written as { readonly act1: unknown; readonly act2: unknown }
    return act1 === null ? { act: 2, s: act2Written.read(act2) } : { act: 1, s: act1Written.read(act1) }
  },
}
