import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { Acts, JawsHere } from '#games/jaws/page.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { GameKit, PartsOf } from '../board.ts'
import { later } from './act-1/later.ts'
import { later as later2 } from './act-2/later.svelte.ts'
import type { Passage } from './passage.ts'
import type { JawsBoardProps } from './turn.svelte.ts'

/** What a kit has of one act: its turn and the board that draws it. */
export type Act = Pick<GameKit<JawsView, JawsContent>, 'turn' | 'Board'>

type Rules1 = typeof import('./act-1/rules.ts')
type Part1 = typeof import('./act-1/part.ts')
type Part2 = typeof import('./act-2/part.ts')

let part1: Part1 | null = null
let part2: Part2 | null = null
let acts: Acts = {}
let play: JawsHere['play'] = null

/** What there is of the acts so far: each is loaded when it is played, and its rules when they are. */
export const here = {
  /** What the page can be told. */
  get rules(): JawsHere {
    return {
      acts,
      play,
      says: (setting) => ({
        act1: part1?.describe,
        act2: part2 === null ? undefined : part2.describe.bind(null, setting),
      }),
    }
  },
  /** Where a move leads from Act 1 into Act 2: whoever sees it has both here. */
  passageOf(props: JawsBoardProps): Passage | null {
    return (props.view.act2 && part1 && part2?.passageOf(props, part1.after)) ?? null
  },
  act(act: 1 | 2): Act | null {
    return (act === 1 ? part1?.act1 : part2?.act2) ?? null
  },
}

export async function loadAct1(): Promise<void> {
  part1 = await import('./act-1/part.ts')
}

export async function loadAct2(): Promise<void> {
  part2 = await import('./act-2/part.ts')
}

export async function loadRules1(): Promise<Rules1> {
  later.crew = await import('./act-1/rules.ts')
  const { openAct1, playedJaws } = later.crew
  acts = { ...acts, openAct1 }
  play = playedJaws
  return later.crew
}

export async function loadShark1(): Promise<void> {
  later.shark = await import('./act-1/shark/part.ts')
}

export async function loadPad1(): Promise<void> {
  later.pad = await import('./act-1/pad/part.ts')
}

export async function loadShown2(): Promise<void> {
  later2.shown = await import('./act-2/shown/part.ts')
}

export async function loadRules2(): Promise<void> {
  const { openAct2, playedJaws } = await import('./act-2/rules.ts')
  acts = { ...acts, openAct2 }
  play = playedJaws
}

/**
 * From the second round on there is time to fetch what Act 2 needs; in it the log still tells of Act 1. A plan ashore is
 * shown without the rules until something is added to it; what a crew member cannot do, and why, is not. Before the shark
 * has locked in for the first time nothing happens aboard that is to be shown.
 */
export function partsOf({ mode, mine, decisions, act1, act2 }: JawsView): PartsOf {
  const isOver = decisions.length === 0
  if (act1 === null) {
    const isFirst = act2.step === 'choose' && act2.round === 1 && mine.includes('shark')
    const needsRules = isOver || (mine.length > 0 && act2.step !== 'choose')
    return {
      now: [
        'act-2',
        'told-2',
        ...(mode === 'full' ? ['told-1'] : []),
        ...(isFirst ? [] : ['shown-2']),
        ...(needsRules ? ['rules-2'] : []),
      ],
      soon: [],
      answer: ['rules-2', 'shown-2'],
    }
  }
  const isShark = mine.includes('shark')
  const needsRules = isOver || (act1.step === 'crew' && mine.some((seat) => seat !== 'shark'))
  return {
    now: [
      'act-1',
      'told-1',
      ...(needsRules ? ['rules-1'] : []),
      ...(isShark ? ['shark-1'] : []),
      ...(isShark && act1.round > 0 ? ['pad-1'] : []),
    ],
    soon: mode === 'full' && act1.round > 1 ? ['act-2', 'told-2', 'shown-2'] : [],
    answer: isShark ? ['rules-1', 'pad-1'] : ['rules-1'],
  }
}
