import type { Word } from '#kernel/catalogue.ts'
import { type Catalogue, type Message, message, type Params } from '#kernel/message.ts'

/** Says what a catalogue has: `say` is asked for each time, since the language may have changed. */
export function wordsBy<English extends Catalogue>(say: () => (said: Message) => string): Word<English> {
  return ((key: string, params?: Params) => say()(message(key, params))) as Word<English>
}
