import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { GameKit } from '../board.ts'

/** What a kit has of one act: its turn and the board that draws it. */
export type Act = Pick<GameKit<JawsView, JawsContent>, 'turn' | 'Board'>

/** The two boards are loaded when their act is played: a table of Act 1 does not wait for the Orca. */
const acts = {
  1: once(async () => (await import('./act-1/act.ts')).act1),
  2: once(async () => (await import('./act-2/act.ts')).act2),
}

export function loadAct(act: 1 | 2): Promise<Act> {
  return acts[act]()
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load()
    loading.catch(() => {
      loading = null
    })
    return loading
  }
}
