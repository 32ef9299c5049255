import { Type } from 'typebox'
import type { Draw } from '../../chance/chance.ts'
import { optionsReader } from '../../options.ts'
import type { OystersContent } from './content.ts'
import { SEATS, VALUES } from './words.ts'

export interface OystersOptions {
  readonly players: number
  readonly rounds: number
}

const read = optionsReader(
  Type.Object(
    {
      players: Type.Optional(Type.Integer({ minimum: 2, maximum: 3 })),
      rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    },
    { additionalProperties: false },
  ),
)

export function oystersOptions(given: unknown): OystersOptions {
  const { players = 3, rounds = 2 } = read(given)
  return { players, rounds }
}

export interface Setting extends OystersOptions {
  readonly content: OystersContent
  readonly seats: readonly string[]
}

export function settingOf(options: OystersOptions, content: OystersContent): Setting {
  return { ...options, content, seats: SEATS.slice(0, options.players) }
}

export const CARD: Draw = { label: 'card', stream: 'hidden', outcomes: VALUES }
export const DIE: Draw = { label: 'die', stream: 'public', outcomes: ['1', '2', '3', '4', '5', '6'] }
