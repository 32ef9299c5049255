import { Type } from 'typebox'
import { SOURCES } from '../../../kernel/content.ts'

/** Pieces that the schemas of both acts are made of. */
export const exact = { additionalProperties: false }

export const source = Type.Enum(SOURCES)

export const id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 })

export const text = (longest: number) =>
  Type.Object(
    {
      en: Type.String({ minLength: 1, maxLength: longest }),
      fr: Type.String({ minLength: 1, maxLength: longest }),
    },
    exact,
  )

export const count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })
