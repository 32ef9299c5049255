import type { Params } from '#kernel/message.ts'
import { Refusal, type RefusalCode } from '#kernel/refusal.ts'

/** A command that was not called the way it wants to be. */
export class Misuse extends Refusal {
  override readonly name = 'Misuse'
}

export function misuse(code: RefusalCode, params: Params = {}): Misuse {
  return new Misuse(code, params)
}
