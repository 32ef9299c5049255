import { type Static, type TSchema, Type } from 'typebox'
import { LEVELS } from '#kernel/levels.ts'

/** Objects from outside have no fields but those that are named. */
export const closed = { additionalProperties: false } as const
export const text = (most: number, least = 1) => Type.String({ minLength: least, maxLength: most })

export const seat = text(40)
export const level = Type.Enum([...LEVELS])
export const code = text(64)
export const whom = text(64)
/** What a browser adds to the draws: 256 bits. */
export const number = Type.Optional(Type.String({ minLength: 64, maxLength: 64, pattern: '^[0-9a-f]{64}$' }))
/** A version of a room or of its talk, to say what the client has seen. */
export const count = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }))
export const tag = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\x21-\\x7e]+$' })

type Frozen<T> = T extends object ? { readonly [Field in keyof T]: Frozen<T[Field]> } : T

/** What a schema lets through. Nobody changes a message. */
export type Wire<Schema extends TSchema> = Frozen<Static<Schema>>
