import { type Message, message, type Params } from './message.ts'
import type { en } from './messages/en.ts'

/**
 * The English words of the kernel; the parts above it add theirs where they stand (`messages/en.ts`).
 * @public
 */
export interface RefusalWords {
  kernel: typeof en
}

type CodeIn<Words> = Words extends unknown
  ? keyof Words extends infer Key
    ? Key extends `refusal.${infer Code}`
      ? Code
      : never
    : never
  : never

/** What a no is called by programs. A code is one that has a sentence: `refusal.<code>` in some part's words. */
export type RefusalCode = CodeIn<RefusalWords[keyof RefusalWords]>

/** A no to somebody outside: a code for programs, a message for people. Everything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly said: Message

  constructor(code: RefusalCode, params: Params = {}, said: Message = message(`refusal.${code}`, params)) {
    super(`${said.key} ${JSON.stringify(said.params)}`)
    this.name = 'Refusal'
    this.code = code
    this.said = said
  }
}
