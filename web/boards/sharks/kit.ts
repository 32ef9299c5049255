import type { SharksContent } from '#games/sharks/content/schema.ts'
import type { SharksOptions } from '#games/sharks/options.ts'
import { contentNames, openSharks, sharkIn } from '#games/sharks/page.ts'
import type { SharksView } from '#games/sharks/view.ts'
import type { Names } from '#kernel/message.ts'
import { wordIn } from '#kernel/text.ts'
import type { GameKit } from '../board.ts'
import Board from './Board.svelte'
import Mark from './Mark.svelte'
import Players from './Players.svelte'
import { telling } from './telling.ts'
import { Turn } from './turn.svelte.ts'

export const kit: GameKit<SharksView, SharksContent, SharksOptions> = {
  id: 'sharks',
  open: openSharks,
  loadMatch: async (options, content, rules) => openSharks(options, content, rules).rules,
  names,
  words: import.meta.glob('./messages/words.??.ts'),
  yours: import.meta.glob('./messages/yours.??.ts'),
  parts: {
    asked: {
      words: import.meta.glob('./messages/beside.??.ts'),
    },
  },
  turn: (props) => new Turn(props),
  Board,
  Players,
  Mark,
  loadOptions: async (language) => (await import('./options.ts')).optionsIn(language),
  loadSetup: async () => (await import('./Setup.svelte')).default,
  loadScore: async () => (await import('./Score.svelte')).default,
  loadExplain: async () => (await import('./Explain.svelte')).default,
  loadRules: async () => (await import('./Rules.svelte')).default,
  seatsOf: ({ sharks }) => sharks,
  ...telling,
  loadFace: async () => (await import('./ScoredFace.svelte')).default,
}

/** Besides sharks and cards, the facts about sharks have words of their own: `mako/3` is the Mako’s third. */
function names(content: SharksContent): Names {
  const named = contentNames(content)
  return (kind, id, language) => {
    if (kind !== 'sharks.fact') return named(kind, id, language)
    const [shark, number] = id.split('/')
    const fact = sharkIn(content, shark)?.facts[Number(number) - 1]
    return fact && wordIn(fact, language)
  }
}
