import { shelf } from '../../../kernel/content.ts'
import type { Names } from '../../../kernel/message.ts'
import act1 from './act-1.json' with { type: 'json' }
import { act1Faults } from './act-1-faults.ts'
import act2 from './act-2.json' with { type: 'json' }
import { act2Faults } from './act-2-faults.ts'
import { type JawsContent, schema } from './schema.ts'

const builtIn = {
  game: 'jaws',
  name: { en: 'Dorsal’s house cards', fr: 'Les cartes maison de Dorsal' },
  ...act1,
  ...act2,
} as JawsContent

/** A pack replaces whole sections: a deck, the tiles, the track, the die. */
export const content = shelf<JawsContent>({
  game: 'jaws',
  builtIn,
  schema,
  merge: (base, pack) => ({ ...base, ...pack }),
  faults: (chosen) => [...act1Faults(chosen), ...act2Faults(chosen)],
})

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
