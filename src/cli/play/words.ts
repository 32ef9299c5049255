import { message } from '../messages/message.ts'
import type { Say } from '../words.ts'

const WORDS = {
  undo: 'cli.word.undo',
  save: 'cli.word.save',
  log: 'cli.word.log',
  rules: 'cli.word.rules',
  board: 'cli.word.board',
  help: 'cli.word.help',
  quit: 'cli.word.quit',
} as const
export type Word = keyof typeof WORDS
const ALL = Object.keys(WORDS) as Word[]

/** A word for the terminal rather than the game, in the player's language or in English, and what follows it. */
export function readWord(line: string, say: Say): { readonly word: Word; readonly rest: string } | null {
  const [first, ...rest] = line.split(/\s+/)
  const typed = plain(first)
  const word = ALL.find((each) => typed === each || typed === plain(say(message(WORDS[each]))))
  return word === undefined ? null : { word, rest: rest.join(' ') }
}

/** Without capitals and accents, which not everybody types. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
