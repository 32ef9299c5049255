import { Type } from 'typebox'
import { optionsReader } from '#kernel/options.ts'

export const MODES = ['full', 'act-1', 'act-2'] as const
export type Mode = (typeof MODES)[number]

export type JawsOptions = {
  /** Who sits where is the table's business: two hold all the crew between them, three share a third crew member. */
  readonly players: number
  /** Rulebook, "Playing Act 1 or Act 2 Separately": both acts, or one of them alone. */
  readonly mode: Mode
  /**
   * No help with deducing at this table: the page then shows no odds and no clues, and bots give no reasons out of them.
   * Left out where there is help, so that records and commitments from before there was this option still fit.
   */
  readonly help?: 'off'
}

export const optionsSchema = Type.Object(
  {
    players: Type.Optional(Type.Integer({ minimum: 2, maximum: 4 })),
    mode: Type.Optional(Type.Enum(MODES)),
    help: Type.Optional(Type.Enum(['on', 'off'])),
  },
  { additionalProperties: false },
)

const read = optionsReader(optionsSchema)

export function jawsOptions(given: unknown): JawsOptions {
  const { players = 4, mode = 'full', help } = read(given)
  return help === 'off' ? { players, mode, help } : { players, mode }
}
