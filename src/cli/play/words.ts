import { message } from '#kernel/message.ts'
import type { Say } from '../words.ts'

const WORDS = ['undo', 'save', 'log', 'rules', 'board', 'help', 'quit'] as const
export type Word = (typeof WORDS)[number]

/** A word for the terminal rather than the game, in the player's language or in English, and what follows it. */
export function readWord(line: string, say: Say): { readonly word: Word; readonly rest: string } | null {
  const [first, ...rest] = line.split(/\s+/)
  const typed = plain(first)
  const word = WORDS.find((each) => typed === each || typed === plain(say(message(`cli.word.${each}`))))
  return word === undefined ? null : { word, rest: rest.join(' ') }
}

/** Without capitals and accents, which not everybody types. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
