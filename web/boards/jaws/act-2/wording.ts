import { gearText } from '../../../../src/games/jaws/page.ts'
import { typeset } from '../../../../src/kernel/message.ts'
import { speech } from '../../../i18n/words.svelte.ts'
import type { Say } from '../../board.ts'
import type { GearCard } from './props.ts'

/**
 * What a card says, in the language of the page. The house cards call hits "touches" in French, as nothing else does any
 * more: their words are part of the hash in every record, so they are put right where they are shown.
 */
export function textOf({ text }: { readonly text: GearCard['text'] }): string {
  const { language } = speech
  return typeset(language === 'fr' ? text.fr.replace(/(?<=\d )touches\b/, 'coups') : text.en, language)
}

export function nameOf({ name }: { readonly name: GearCard['name'] }): string {
  return name[speech.language]
}

/** What a gear card does, in whole sentences. */
export function rulesOf(gear: GearCard, say: Say): string {
  return gearText(gear).map(say).join(' ')
}
