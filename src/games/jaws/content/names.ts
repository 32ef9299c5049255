import type { Names } from '../../../kernel/message.ts'
import type { JawsContent } from './schema.ts'

/** Cards have names of their own; places, tokens and crew are in the catalogue. */
export function contentNames(chosen: JawsContent): Names {
  return (kind, id, language) => {
    if (kind === 'event') return chosen.events.find((each) => each.id === id)?.name[language]
    if (kind === 'gear') return chosen.gear.find((each) => each.id === id)?.name[language]
    if (kind === 'ability') return chosen.abilities.find((each) => each.id === id)?.name[language]
    if (kind !== 'dealt') return undefined
    return [...chosen.gear, ...chosen.abilities].find((each) => each.id === id)?.name[language]
  }
}
