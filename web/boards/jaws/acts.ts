import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { Acts } from '#games/jaws/page.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { GameKit, PartsOf } from '../board.ts'

/** What a kit has of one act: its turn and the board that draws it. */
export type Act = Pick<GameKit<JawsView, JawsContent>, 'turn' | 'Board'>

const acts: { 1?: Act; 2?: Act } = {}
let rules: Acts = {}
let after: typeof import('./act-1/part.ts').after | null = null

/** What there is of the acts so far: each is loaded when it is played. */
export const here = {
  get rules(): Acts {
    return rules
  },
  /** How things stand in Act 1 after an event of it. */
  get after() {
    return after
  },
  act(act: 1 | 2): Act | null {
    return acts[act] ?? null
  },
}

export async function loadAct1(): Promise<void> {
  const part = await import('./act-1/part.ts')
  const { act1, openAct1 } = part
  acts[1] = act1
  after = part.after
  rules = { ...rules, openAct1 }
}

export async function loadAct2(): Promise<void> {
  const { act2, openAct2 } = await import('./act-2/part.ts')
  acts[2] = act2
  rules = { ...rules, openAct2 }
}

/** From the second round on there is time to fetch what Act 2 needs; in it the log still tells of Act 1. */
export function partsOf({ mode, act1 }: JawsView): PartsOf {
  if (act1 === null) return { now: ['act-2', 'told-2', ...(mode === 'full' ? ['told-1'] : [])], soon: [] }
  return { now: ['act-1', 'told-1'], soon: mode === 'full' && act1.round > 1 ? ['act-2', 'told-2'] : [] }
}
