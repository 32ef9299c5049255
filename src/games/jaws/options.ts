import { Type } from 'typebox'
import { optionsReader } from '../../kernel/options.ts'

export const MODES = ['full', 'act-1', 'act-2'] as const
export type Mode = (typeof MODES)[number]

export interface JawsOptions {
  /** Who sits where is the table's business: two hold all the crew between them, three share a third crew member. */
  readonly players: number
  readonly mode: Mode
  /**
   * No help with deducing at this table: the page then shows no odds and no clues, and bots give no reasons out of them.
   * Left out where there is help, so that what was promised before there was the choice still fits.
   */
  readonly help?: 'off'
}

const read = optionsReader(
  Type.Object(
    {
      players: Type.Optional(Type.Integer({ minimum: 2, maximum: 4 })),
      mode: Type.Optional(Type.Enum(MODES)),
      help: Type.Optional(Type.Enum(['on', 'off'])),
    },
    { additionalProperties: false },
  ),
)

export function jawsOptions(given: unknown): JawsOptions {
  const { players = 4, mode = 'full', help } = read(given)
  return help === 'off' ? { players, mode, help } : { players, mode }
}
