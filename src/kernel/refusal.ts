import { type Message, message, type Params } from './message.ts'

/** A no to somebody outside: a code for programs, a message for people. Everything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: string
  readonly said: Message

  constructor(code: string, params: Params = {}, said: Message = message(`refusal.${code}`, params)) {
    super(`${said.key} ${JSON.stringify(said.params)}`)
    this.name = 'Refusal'
    this.code = code
    this.said = said
  }
}
