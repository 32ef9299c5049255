import type { IslandContent } from '#games/shark-island/content/schema.ts'
import type { IslandOptions } from '#games/shark-island/options.ts'
import { contentNames, HUNTERS, openIsland } from '#games/shark-island/page.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Names } from '#kernel/message.ts'
import { wordIn } from '#kernel/text.ts'
import type { GameKit } from '../board.ts'
import Board from './Board.svelte'
import Mark from './Mark.svelte'
import Players from './Players.svelte'
import { loadCombat, partsOf } from './parts.ts'
import { telling } from './telling.ts'
import { Turn } from './turn.svelte.ts'

export const kit: GameKit<IslandView, IslandContent, IslandOptions> = {
  id: 'shark-island',
  open: openIsland,
  loadMatch: async (options, content, rules) => openIsland(options, content, rules).rules,
  names,
  words: import.meta.glob('./messages/words.??.ts'),
  yours: import.meta.glob('./messages/yours.??.ts'),
  parts: {
    combat: { load: loadCombat },
    asked: {
      words: import.meta.glob('./messages/beside.??.ts'),
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
  loadExplain: async () => (await import('./Explain.svelte')).default,
  loadRules: async () => (await import('./Rules.svelte')).default,
  // Their cards in combat are their own, but nobody plays against themselves.
  sides: [HUNTERS],
  seatsOf: (options) => ['shark', ...options.hunters],
  ...telling,
}

/** Besides what content names, Hunters have a profession. */
function names(content: IslandContent): Names {
  const named = contentNames(content)
  return (kind, id, language) => {
    if (kind !== 'shark-island.profession') return named(kind, id, language)
    const profession = content.hunters[id as 'tempest']?.profession
    return profession && wordIn(profession, language)
  }
}
