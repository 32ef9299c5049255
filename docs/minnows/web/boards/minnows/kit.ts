import type { MinnowsContent } from '#games/minnows/content/schema.ts'
import type { MinnowsOptions } from '#games/minnows/options.ts'
import { contentNames, openMinnows, SHARKS } from '#games/minnows/page.ts'
import type { MinnowsView } from '#games/minnows/view.ts'
import type { BoardProps, GameKit, TableTurn } from '../board.ts'
import Board from './Board.svelte'
import Mark from './Mark.svelte'
import Players from './Players.svelte'
import { telling } from './telling.ts'

export const kit: GameKit<MinnowsView, MinnowsContent, MinnowsOptions> = {
  id: 'minnows',
  open: openMinnows,
  loadMatch: async (options, content) => openMinnows(options, content).rules,
  names: contentNames,
  words: import.meta.glob('./messages/words.??.ts'),
  yours: import.meta.glob('./messages/yours.??.ts'),
  parts: {},
  turn,
  Board,
  Players,
  Mark,
  loadOptions: async (language) => (await import('./options.ts')).optionsIn(language),
  loadSetup: async () => (await import('./Setup.svelte')).default,
  loadScore: async () => (await import('./Score.svelte')).default,
  loadExplain: async () => (await import('./Explain.svelte')).default,
  loadRules: async () => (await import('./Rules.svelte')).default,
  seatsOf: ({ players }) => SHARKS.slice(0, players),
  ...telling,
}

/** Nothing moves and nothing is arranged: things stand as the view has them, and the shell offers what can be done. */
function turn(props: () => BoardProps<MinnowsView, MinnowsContent>): TableTurn<MinnowsView> {
  return {
    guidance: null,
    get shown() {
      return props().view
    },
  }
}
