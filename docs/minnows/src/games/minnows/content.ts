import { type Static, Type } from 'typebox'
import { shelf } from '#kernel/content.ts'
import { exact, text } from '#kernel/content-schema.ts'
import type { Names } from '#kernel/message.ts'
import { wordIn } from '#kernel/text.ts'

const count = Type.Integer({ minimum: 1, maximum: 60 })
const shark = Type.Object({ name: text(40) }, exact)

const schema = Type.Object(
  {
    game: Type.Literal('minnows'),
    /** How many minnows a shoal has. */
    shoals: Type.Object({ small: count, large: count }, exact),
    bonus: Type.Integer({ minimum: 0, maximum: 20 }),
    sharks: Type.Object({ blue: shark, lemon: shark, nurse: shark }, exact),
  },
  exact,
)

export type MinnowsContent = Static<typeof schema>

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

export function contentNames({ sharks }: MinnowsContent): Names {
  return (kind, id, language) => {
    if (kind !== 'seat' || !Object.hasOwn(sharks, id)) return undefined
    return wordIn(sharks[id as keyof typeof sharks].name, language)
  }
}
