import type { JawsContent } from '../../../src/games/jaws/content/schema.ts'
import type { JawsOptions } from '../../../src/games/jaws/options.ts'
import { CREW_IDS, contentNames, openJaws, SEAT_IDS } from '../../../src/games/jaws/page.ts'
import type { JawsView } from '../../../src/games/jaws/view.ts'
import type { GameKit } from '../board.ts'
import { telling as act1 } from './act-1/telling.ts'
import { telling as act2 } from './act-2/telling.ts'
import Board from './Board.svelte'
import { lasts } from './lasts.ts'
import Mark from './Mark.svelte'
import Players from './Players.svelte'
import { signOf } from './signs.ts'

const jaws: GameKit<JawsView, JawsContent> = {
  id: 'jaws',
  open: (options, content) => openJaws(options as unknown as JawsOptions, content),
  names: contentNames,
  words: {
    en: async () => (await import('./messages/words.en.ts')).words,
    fr: async () => (await import('./messages/words.fr.ts')).words,
  },
  yours: {
    en: async () => (await import('./messages/yours.en.ts')).yours,
    fr: async () => (await import('./messages/yours.fr.ts')).yours,
  },
  Board,
  Players,
  Mark,
  loadSetup: async () => (await import('./Setup.svelte')).default,
  loadScore: async () => (await import('./Score.svelte')).default,
  loadExplain: async () => (await import('./Explain.svelte')).default,
  loadRules: async () => (await import('./Rules.svelte')).default,
  sides: [['shark'], CREW_IDS],
  seatsOf: () => SEAT_IDS,
  lasts,
  doubts: { ...act1.doubts, ...act2.doubts },
  sounds: { ...act1.sounds, ...act2.sounds },
  asides: new Set([...act1.asides, ...act2.asides]),
  chapters: new Set([...act1.chapters, ...act2.chapters]),
  settles: new Set(['jaws.orca.surfaced']),
  signOf,
}

/** The shell hands a kit nothing but views and content of its own game. */
export const kit = jaws as unknown as GameKit
