import { boxes } from '../games/index.ts'
import { type Catalogue, formatter, type Language, type Message, type Names } from '../kernel/message.ts'
import { en as kernelEn } from '../kernel/messages/en.ts'
import { fr as kernelFr } from '../kernel/messages/fr.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

/** A message in the words of a language. */
export type Say = (message: Message) => string

const SHARED = { en: { ...kernelEn, ...en }, fr: { ...kernelFr, ...fr } }

/** Everything the command line can say, whichever game is on the table. */
export function catalogueOf(language: Language): Catalogue {
  return Object.assign({}, SHARED[language], ...boxes.map((box) => box.messages[language]))
}

export function sayer(language: Language, names: Names = builtInNames): Say {
  return formatter(language, catalogueOf(language), names)
}

const builtInNames: Names = (kind, id, language) => {
  for (const box of boxes) {
    const name = box.names(box.shelf.builtIn)(kind, id, language)
    if (name !== undefined) return name
  }
  return undefined
}
