import { boxes } from '#games/index.ts'
import { joined } from '#kernel/catalogues.ts'
import { formatter, type Language, type Message, type Names } from '#kernel/message.ts'
import { messages as ofKernel } from '#kernel/messages.ts'
import { messages } from './messages.ts'

/** A message in the words of a language. */
export type Say = (message: Message) => string

/** Everything the command line can say, whichever game is on the table. */
export const WORDS = joined(ofKernel, messages, ...boxes.map((box) => box.messages))

export function sayer(language: Language, names: Names = builtInNames): Say {
  return formatter(language, WORDS[language], names)
}

const builtInNames: Names = (kind, id, language) => {
  for (const box of boxes) {
    const name = box.names(box.shelf.builtIn)(kind, id, language)
    if (name !== undefined) return name
  }
  return undefined
}
