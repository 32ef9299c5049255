import type { JawsContent } from '#games/jaws/content/schema.ts'
import { CREW_IDS, contentNames, openJaws, SEAT_IDS } from '#games/jaws/page.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { GameKit } from '../board.ts'
import Board from './Board.svelte'
import Mark from './Mark.svelte'
import Players from './Players.svelte'
import { telling } from './telling.ts'
import { Turn } from './turn.svelte.ts'

const jaws: GameKit<JawsView, JawsContent> = {
  id: 'jaws',
  open: openJaws,
  names: contentNames,
  words: {
    en: async () => (await import('./messages/words.en.ts')).words,
    fr: async () => (await import('./messages/words.fr.ts')).words,
  },
  yours: {
    en: async () => (await import('./messages/yours.en.ts')).yours,
    fr: async () => (await import('./messages/yours.fr.ts')).yours,
  },
  turn: (props) => new Turn(props),
  Board,
  Players,
  Mark,
  loadOptions: async () => (await import('#games/jaws/messages/options.ts')).toldOptions,
  loadSetup: async () => (await import('./Setup.svelte')).default,
  loadScore: async () => (await import('./Score.svelte')).default,
  loadExplain: async () => (await import('./Explain.svelte')).default,
  loadRules: async () => (await import('./Rules.svelte')).default,
  sides: [['shark'], CREW_IDS],
  seatsOf: () => SEAT_IDS,
  ...telling,
}

/** The shell hands a kit nothing but views and content of its own game. */
export const kit: GameKit = jaws
