import { boxes } from '#games/index.ts'
import { joined } from '#kernel/catalogues.ts'
import { formatter, type Language, message, type Names } from '#kernel/message.ts'
import { messages as ofKernel } from '#kernel/messages.ts'
import type { Say } from '#kernel/terminal/board.ts'
import { messages as ofLab } from '#lab/messages.ts'
import { messages } from './messages.ts'
import { terminals } from './terminals.ts'

export type { Say } from '#kernel/terminal/board.ts'

/** Everything the command line can say, whichever game is on the table. */
export const WORDS = joined(
  ofKernel,
  messages,
  ofLab,
  ...boxes.map((box) => box.messages),
  ...[...terminals.values()].map((terminal) => terminal.messages),
)

export function sayer(language: Language, names: Names = builtInNames): Say {
  return formatter(language, WORDS[language], names)
}

/** What each game says under its own id. */
export function gameName(say: Say, game: string): string {
  return say(message(`${game}.name`))
}

export function pitchOf(say: Say, game: string): string {
  return say(message(`${game}.pitch`))
}

export function flagsOf(say: Say, game: string): string {
  return say(message(`cli.${game}.flags`))
}

const builtInNames: Names = (kind, id, language) => {
  for (const box of boxes) {
    const name = box.names(box.shelf.builtIn)(kind, id, language)
    if (name !== undefined) return name
  }
  return undefined
}
