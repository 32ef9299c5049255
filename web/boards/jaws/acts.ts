import type { Component } from 'svelte'
import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { Acts } from '#games/jaws/page.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { BoardProps, PartsOf } from '../board.ts'

type ActBoard = Component<BoardProps<JawsView, JawsContent>>

const boards: { 1?: ActBoard; 2?: ActBoard } = {}
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
  boardOf(act: 1 | 2): ActBoard | null {
    return boards[act] ?? null
  },
}

export async function loadAct1(): Promise<void> {
  const part = await import('./act-1/part.ts')
  const { Board, openAct1 } = part
  boards[1] = Board
  after = part.after
  rules = { ...rules, openAct1 }
}

export async function loadAct2(): Promise<void> {
  const { Board, openAct2 } = await import('./act-2/part.ts')
  boards[2] = Board
  rules = { ...rules, openAct2 }
}

/** From the second round on there is time to fetch what Act 2 needs; in it the log still tells of Act 1. */
export function partsOf({ mode, act1 }: JawsView): PartsOf {
  if (act1 === null) return { now: ['act-2', 'told-2', ...(mode === 'full' ? ['told-1'] : [])], soon: [] }
  return { now: ['act-1', 'told-1'], soon: mode === 'full' && act1.round > 1 ? ['act-2', 'told-2'] : [] }
}
