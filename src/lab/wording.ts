import type { Params } from '#kernel/message.ts'

/** The words and figures of a reader's language; the lab itself has none. */
export interface Wording {
  readonly language: string
  say(key: string, params?: Params): string
  /** What a thing of the game is called; its id where it has no name. */
  name(kind: string, id: string): string
  /** What things of a kind are called together. */
  kind(kind: string): string
  number(value: number, digits: number): string
  percent(share: number): string
}
