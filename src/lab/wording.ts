import type { Message } from '#kernel/message.ts'

/** The words and figures of a reader's language; the lab itself has none. */
export interface Wording {
  readonly language: string
  say(message: Message): string
  /** What the game is called. */
  readonly game: string
  /** What a thing of the game is called; its id where it has no name. */
  name(kind: string, id: string): string
  /** What things of a kind are called together. */
  kind(kind: string): string
  number(value: number, digits: number): string
  percent(share: number): string
}
