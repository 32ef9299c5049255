import { beliefOf } from './act-1/belief/index.ts'
import {
  clueAnswer,
  clueKind,
  clueSpace,
  LAUNCH_CLUE,
  LOOK_CLUE,
  TURN_CLUE,
  TURN_LENGTH,
  turnAt,
} from './act-1/clues.ts'
import { BEACHES, WATER } from './act-1/island.ts'
import { spaceOf } from './act-1/setting.ts'
import { NO_TOKEN, TOKENS, type Token } from './act-1/tokens.ts'
import type { Act1View } from './act-1/view.ts'
import type { JawsContent } from './content/schema.ts'

/** What anyone at the table can work out about the shark in Act 1. */
export interface SharkBelief {
  /** The spaces it may be in, whatever it has in mind. */
  readonly possible: readonly string[]
  /** How likely each of them is, if the shark chose every action of its plans at random. */
  readonly chances: { readonly [space: string]: number }
  /** How likely it still has each token, and has it in play, under the same assumption. */
  readonly tokens: { readonly [token in Token]: { readonly left: number; readonly inPlay: number } }
}

const channels = new WeakMap<JawsContent, readonly (readonly number[])[]>()

/** Exact: from what was announced and answered, and nothing else. */
export function sharkBelief(content: JawsContent, view: Act1View): SharkBelief {
  const water =
    channels.get(content) ?? WATER.map((space) => (content.water.spaces[space] ?? []).map(spaceOf))
  channels.set(content, water)
  const belief = beliefOf(water, view.clues)
  const tokens = TOKENS.map(() => ({ left: 0, inPlay: 0 }))
  belief.each((_place, left, inPlay, weight) => {
    for (let token = 0; token < TOKENS.length; token++) if ((left >> token) & 1) tokens[token].left += weight
    if (view.played && inPlay !== NO_TOKEN) tokens[inPlay].inPlay += weight
  })
  const possible = WATER.filter((_, space) => belief.place(space) > 0)
  return {
    possible,
    chances: Object.fromEntries(possible.map((space) => [space, belief.place(spaceOf(space))])),
    tokens: Object.fromEntries(TOKENS.map((token, index) => [token, tokens[index]])) as SharkBelief['tokens'],
  }
}

/** One thing the crew were told, in words a page can show. */
export type Clue =
  | {
      readonly kind: 'turn'
      readonly ate: { readonly [beach: string]: number }
      readonly michael: boolean
      readonly sensors: readonly string[]
      readonly token: boolean
      readonly knocked: readonly string[]
    }
  | { readonly kind: 'binoculars'; readonly space: string; readonly answer: 'yes' | 'no' }
  | { readonly kind: 'finder'; readonly space: string; readonly answer: 'neither' | 'nearby' | 'here' }
  | { readonly kind: 'launch'; readonly space: string; readonly answer: 'miss' | 'hit' }

/** The clues of a view, the oldest first. */
export function clueList({ clues }: Act1View): Clue[] {
  const list: Clue[] = []
  for (let index = 0; index < clues.length; ) {
    const isTurn = clueKind(clues[index]) === TURN_CLUE
    list.push(isTurn ? turnClue(clues, index) : searchClue(clues[index]))
    index += isTurn ? TURN_LENGTH : 1
  }
  return list
}

function turnClue(clues: readonly number[], index: number): Clue {
  const turn = turnAt(clues, index)
  const eaten = BEACHES.flatMap((beach, number): [string, number][] =>
    turn.ate[number] > 0 ? [[beach, turn.ate[number]]] : [],
  )
  return {
    kind: 'turn',
    ate: Object.fromEntries(eaten),
    michael: turn.ateMichael,
    sensors: WATER.filter((_, space) => (turn.sensors >> space) & 1),
    token: turn.played,
    knocked: ['quint', 'hooper'].filter((_, bit) => (turn.knocked >> bit) & 1),
  }
}

function searchClue(clue: number): Clue {
  const space = WATER[clueSpace(clue)]
  const answer = clueAnswer(clue)
  if (clueKind(clue) === LOOK_CLUE) return { kind: 'binoculars', space, answer: answer === 1 ? 'yes' : 'no' }
  if (clueKind(clue) === LAUNCH_CLUE) return { kind: 'launch', space, answer: answer === 1 ? 'hit' : 'miss' }
  return { kind: 'finder', space, answer: (['neither', 'nearby', 'here'] as const)[answer] }
}
