import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { JawsOptions } from '#games/jaws/options.ts'
import { CREW_IDS, contentNames, openJaws, SEAT_IDS } from '#games/jaws/page.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { GameKit } from '../board.ts'
import {
  here,
  loadAct1,
  loadAct2,
  loadPad1,
  loadRules1,
  loadRules2,
  loadShark1,
  loadShown2,
  partsOf,
} from './acts.ts'
import Board from './Board.svelte'
import Mark from './Mark.svelte'
import Players from './Players.svelte'
import { telling } from './telling.ts'
import { Turn } from './turn.svelte.ts'

const jaws: GameKit<JawsView, JawsContent, JawsOptions> = {
  id: 'jaws',
  open: (options, content, rules) => openJaws(options, content, rules, here.rules),
  async loadMatch(options, content, rules) {
    const [{ playJaws }] = await Promise.all([loadRules1(), loadRules2()])
    return playJaws(options, content, rules, here.rules.acts)
  },
  names: contentNames,
  words: import.meta.glob('./messages/words.??.ts'),
  yours: import.meta.glob('./messages/yours.??.ts'),
  parts: {
    'act-1': { load: loadAct1 },
    'act-2': { load: loadAct2 },
    'rules-1': { load: loadRules1 },
    'shark-1': { load: loadShark1 },
    'pad-1': { load: loadPad1 },
    'rules-2': { load: loadRules2 },
    'shown-2': { load: loadShown2 },
    'told-1': {
      words: import.meta.glob('./messages/told-1.??.ts'),
    },
    'told-2': {
      words: import.meta.glob('./messages/told-2.??.ts'),
    },
    asked: {
      words: import.meta.glob('./messages/asked.??.ts'),
    },
  },
  partsOf,
  turn: (props) => new Turn(props),
  Board,
  Players,
  Mark,
  loadOptions: async (language) => (await import('./options.ts')).optionsIn(language),
  loadSetup: async () => (await import('./Setup.svelte')).default,
  loadScore: async () => (await import('./Score.svelte')).default,
  // A topic of an act begins with it: `act-1/space:N`, `act-2/gear:rifle`.
  loadExplain: async (topic) =>
    (topic.startsWith('act-2/')
      ? await import('./act-2/Explain.svelte')
      : await import('./act-1/Explain.svelte')
    ).default,
  loadRules: async () => (await import('./Rules.svelte')).default,
  sides: [['shark'], CREW_IDS],
  seatsOf: () => SEAT_IDS,
  ...telling,
}

/** The shell hands a kit nothing but views and content of its own game. */
export const kit: GameKit = jaws
