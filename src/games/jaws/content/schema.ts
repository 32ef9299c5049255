import { type Static, Type } from 'typebox'
import { exact, titles } from '#kernel/content-schema.ts'
import { act1Sections } from './act-1-schema.ts'
import { act2Sections } from './act-2-schema.ts'

export const schema = Type.Object(
  { game: Type.Literal('jaws'), ...titles, ...act1Sections, ...act2Sections },
  exact,
)

export type JawsContent = Static<typeof schema>
