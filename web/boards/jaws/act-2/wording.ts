import { gearText } from '#games/jaws/act-2/page.ts'
import { typeset } from '#kernel/message.ts'
import { wordIn } from '#kernel/text.ts'
import { speech } from '../../../i18n/words.svelte.ts'
import type { Say } from '../../board.ts'
import type { GearCard } from './props.ts'

/** What a card says, in the language of the page. */
export function textOf({ text }: { readonly text: GearCard['text'] }): string {
  const { language } = speech
  return typeset(wordIn(text, language), language)
}

export function nameOf({ name }: { readonly name: GearCard['name'] }): string {
  return wordIn(name, speech.language)
}

/** What a gear card does, in whole sentences. */
export function rulesOf(gear: GearCard, say: Say): string {
  return gearText(gear).map(say).join(' ')
}
