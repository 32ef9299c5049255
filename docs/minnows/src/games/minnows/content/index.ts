import { shelf } from '#kernel/content.ts'
import { type MinnowsContent, schema } from './schema.ts'

export const content = shelf<MinnowsContent>({
  game: 'minnows',
  builtIn: {
    game: 'minnows',
    shoals: { small: 11, large: 17 },
    bonus: 3,
    sharks: {
      blue: { name: { en: 'Blue Shark', fr: 'Requin bleu' } },
      lemon: { name: { en: 'Lemon Shark', fr: 'Requin citron' } },
      nurse: { name: { en: 'Nurse Shark', fr: 'Requin nourrice' } },
    },
  },
  schema,
  earlier: [],
  merge: (builtIn, pack) => ({ ...builtIn, ...pack }),
  faults: () => [],
})
