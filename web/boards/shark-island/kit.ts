import type { IslandContent } from '../../../src/games/shark-island/content/schema.ts'
import type { IslandOptions } from '../../../src/games/shark-island/options.ts'
import { contentNames, HUNTERS, openIsland } from '../../../src/games/shark-island/page.ts'
import type { IslandView } from '../../../src/games/shark-island/view.ts'
import type { Names } from '../../../src/kernel/message.ts'
import type { GameKit } from '../board.ts'
import Board from './Board.svelte'
import { doubts, lasts } from './happening.ts'
import Mark from './Mark.svelte'
import Players from './Players.svelte'

/** What the Shark does, where no seat is named. */
const OF_THE_SHARK =
  /\.(strategy.*|fins|hazards|coins.*|bought|night.*|placed|double-shark|less-hide|no-wound|wounded|healed|struck|shown|terrorized|terror|wild.*|goal)$/

const island: GameKit<IslandView, IslandContent> = {
  id: 'shark-island',
  open: (options, content) => openIsland(options as unknown as IslandOptions, content),
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
  // Their cards in combat are their own, but nobody plays against themselves.
  sides: [HUNTERS],
  seatsOf: (options) => ['shark', ...(options as unknown as IslandOptions).hunters],
  lasts,
  doubts,
  sounds: {
    'shark-island.day': 'tick',
    'shark-island.rolled': 'dice',
    'shark-island.searched': 'dice',
    'shark-island.night': 'dice',
    'shark-island.sailed': 'step',
    'shark-island.docked': 'step',
    'shark-island.moved': 'step',
    'shark-island.placed': 'splash',
    'shark-island.turned': 'splash',
    'shark-island.found': 'fin',
    'shark-island.combat': 'fin',
    'shark-island.dealt': 'tick',
    'shark-island.played': 'tick',
    'shark-island.total': 'tick',
    'shark-island.beat': 'horn',
    'shark-island.harpooned': 'splash',
    'shark-island.healed': 'splash',
    'shark-island.sunk': 'bite',
    'shark-island.shown': 'splash',
    'shark-island.three-sharks': 'fin',
    'shark-island.double-shark': 'bite',
    'shark-island.wounded': 'splash',
    'shark-island.damaged': 'bite',
    'shark-island.struck': 'fin',
    'shark-island.terrorized': 'bite',
    'shark-island.terror': 'horn',
    'shark-island.three-buoys': 'horn',
  },
  asides: new Set([
    'shark-island.dealt-down',
    'shark-island.dusk',
    'shark-island.tiles-reshuffled',
    'shark-island.calendar-reshuffled',
    'shark-island.reshuffled',
  ]),
  chapters: new Set(['shark-island.round', 'shark-island.combat', 'shark-island.over']),
  signOf: ({ key }) => (OF_THE_SHARK.test(key) ? 'shark' : undefined),
}

/** Besides what content names, Hunters have a profession. */
function names(content: IslandContent): Names {
  const named = contentNames(content)
  return (kind, id, language) =>
    kind === 'shark-island.profession'
      ? content.hunters[id as 'tempest']?.profession[language]
      : named(kind, id, language)
}

/** The shell hands a kit nothing but views and content of its own game. */
export const kit = island as unknown as GameKit
