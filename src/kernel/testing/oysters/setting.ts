import { Type } from 'typebox'
import type { Draw } from '#kernel/chance/chance.ts'
import { optionsReader } from '#kernel/options.ts'
import type { OystersContent } from './content.ts'
import { SEATS, type SeatName, VALUES } from './words.ts'

export type OystersOptions = {
  readonly players: number
  readonly rounds: number
}

export const optionsSchema = Type.Object(
  {
    players: Type.Optional(Type.Integer({ minimum: 2, maximum: 3 })),
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  },
  { additionalProperties: false },
)

const read = optionsReader(optionsSchema)

export function oystersOptions(given: unknown): OystersOptions {
  const { players = 3, rounds = 2 } = read(given)
  return { players, rounds }
}

export type Setting = OystersOptions & {
  readonly content: OystersContent
  readonly seats: readonly SeatName[]
}

export function settingOf(options: OystersOptions, content: OystersContent): Setting {
  return { ...options, content, seats: SEATS.slice(0, options.players) }
}

export const CARD: Draw = { label: 'card', stream: 'hidden', outcomes: VALUES }
export const DIE: Draw = { label: 'die', stream: 'public', outcomes: ['1', '2', '3', '4', '5', '6'] }
