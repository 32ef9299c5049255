import type { SharksContent } from '../../../src/games/sharks/content/schema.ts'
import type { SharksOptions } from '../../../src/games/sharks/options.ts'
import { contentNames, openSharks } from '../../../src/games/sharks/page.ts'
import type { SharksView } from '../../../src/games/sharks/view.ts'
import type { Names } from '../../../src/kernel/message.ts'
import type { GameKit } from '../board.ts'
import Board from './Board.svelte'
import { lasts } from './happening.ts'
import Mark from './Mark.svelte'
import Players from './Players.svelte'

const sharks: GameKit<SharksView, SharksContent> = {
  id: 'sharks',
  open: (options, content) => openSharks(options as unknown as SharksOptions, content),
  names,
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
  seatsOf: (options) => (options as unknown as SharksOptions).sharks,
  lasts,
  sounds: {
    'sharks.swam': 'step',
    'sharks.ate-trash': 'bite',
    'sharks.drew': 'bite',
    'sharks.took': 'bite',
    'sharks.tide': 'splash',
    'sharks.scored': 'turn',
    'sharks.boat': 'horn',
    'sharks.full': 'fin',
  },
  asides: new Set(['sharks.swam', 'sharks.shown', 'sharks.refilled', 'sharks.token', 'sharks.cards-hidden']),
  chapters: new Set(['sharks.round', 'sharks.over']),
  faces: new Set(['sharks.scored']),
  loadFace: async () => (await import('./ScoredFace.svelte')).default,
}

/** Besides sharks and cards, the facts about sharks have words of their own: `mako/3` is the Mako’s third. */
function names(content: SharksContent): Names {
  const named = contentNames(content)
  return (kind, id, language) => {
    if (kind !== 'sharks.fact') return named(kind, id, language)
    const [shark, number] = id.split('/')
    return content.sharks[shark as 'mako']?.facts[Number(number) - 1]?.[language]
  }
}

/** The shell hands a kit nothing but views and content of its own game. */
export const kit = sharks as unknown as GameKit
