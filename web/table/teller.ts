import { type Catalogue, formatter, type Names } from '#kernel/message.ts'
import type { Say, Seated } from '../boards/board.ts'
import type { Loaded } from '../client/kits.ts'
import { isOfPage } from '../i18n/of-page.ts'
import { speech, word } from '../i18n/words.svelte.ts'
import { inSentence } from './in-sentence.ts'

/** How the game is told to somebody: people have names, and whoever has one seat is spoken to. */
export function teller(
  loaded: Loaded,
  seats: readonly Seated[],
  yours: Catalogue,
  me: readonly string[] = alone(seats),
): Say {
  const { kit, content, catalogue, say } = loaded
  const named = kit.names(content)
  const names: Names = (kind, id, language) =>
    (kind === 'seat' ? seats.find(({ seat }) => seat === id)?.called : undefined) ?? named(kind, id, language)
  const tell = formatter(speech.language, { ...catalogue, ...yours }, names, me)
  return (message) => (isOfPage(message.key) ? say(message) : inSentence(tell(message), word('table.you')))
}

/** Whoever has several seats would not know which of them is meant. */
function alone(seats: readonly Seated[]): readonly string[] {
  const mine = seats.filter(({ isMe }) => isMe).map(({ seat }) => seat)
  return mine.length === 1 ? mine : []
}

/** How somebody is told the same with more words of the page. */
export function tellerWith(say: Say, ofPage: Say): Say {
  return (message) => (isOfPage(message.key) ? ofPage(message) : say(message))
}
