import type { Written } from '#kernel/written.ts'
import { AT, clone, type OystersState, PHASES, type Phase } from './state.ts'

/** A state as rules 7 writes it down: the step by its name, which is called a phase there. */
export type WrittenOysters = Omit<OystersState, 'step'> & { phase: Phase }

export const rules7: Written<OystersState> = {
  write: ({ step, ...rest }): WrittenOysters => ({ phase: PHASES[step], ...rest }),
  read(written) {
    const { phase, ...rest } = written as WrittenOysters
    return clone({ step: AT[phase], ...rest })
  },
}
