import { Type } from 'typebox'
import { optionsReader } from '#kernel/options.ts'
import { SHOALS } from './words.ts'

export type MinnowsOptions = {
  readonly players: number
  readonly shoal: (typeof SHOALS)[number]
}

export const optionsSchema = Type.Object(
  {
    players: Type.Optional(Type.Integer({ minimum: 2, maximum: 3 })),
    shoal: Type.Optional(Type.Enum(SHOALS)),
  },
  { additionalProperties: false },
)

const read = optionsReader(optionsSchema)

export function minnowsOptions(given: unknown): MinnowsOptions {
  const { players = 2, shoal = 'small' } = read(given)
  return { players, shoal }
}
