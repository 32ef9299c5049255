import { shelf } from '#kernel/content.ts'
import act1 from './act-1.json' with { type: 'json' }
import { act1Faults } from './act-1-faults.ts'
import act2 from './act-2.json' with { type: 'json' }
import { act2Faults } from './act-2-faults.ts'
import { earlier } from './earlier.ts'
import { type JawsContent, schema } from './schema.ts'

const builtIn = {
  game: 'jaws',
  name: { en: 'Dorsal’s house cards', fr: 'Les cartes maison de Dorsal' },
  ...act1,
  ...act2,
}

/** A section of a pack takes the place of all of the same one: a deck, the tiles, the track, the die. */
export const content = shelf<JawsContent>({
  game: 'jaws',
  builtIn,
  schema,
  earlier,
  merge: (base, pack) => ({ ...base, ...pack }),
  faults: (chosen) => [...act1Faults(chosen), ...act2Faults(chosen)],
})
