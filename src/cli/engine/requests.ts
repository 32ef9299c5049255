import { type Static, type TSchema, Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Refusal } from '#kernel/refusal.ts'
import { short } from '../sitting.ts'

const seat = Type.String()

/** The fields that each command needs and may have. Others are ignored. */
const SCHEMAS = {
  games: Type.Object({}),
  new: Type.Object({
    game: Type.String(),
    // The game itself knows which options and which content fit.
    options: Type.Optional(Type.Unknown()),
    content: Type.Optional(Type.Unknown()),
    seed: Type.Optional(Type.String()),
    stack: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Union([Type.String(), Type.Integer()])))),
  }),
  legal: Type.Object({ seat }),
  act: Type.Object({
    seat,
    action: Type.Optional(Type.String()),
    actions: Type.Optional(Type.Array(Type.String())),
    answering: Type.Optional(Type.String()),
  }),
  view: Type.Object({ seat }),
  state: Type.Object({}),
  bot: Type.Object({
    seat,
    level: Type.String(),
    seed: Type.Optional(Type.String()),
    ms: Type.Optional(Type.Number({ minimum: 1, maximum: 600_000 })),
    iterations: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  }),
  undo: Type.Object({ seat }),
  record: Type.Object({}),
  save: Type.Object({}),
  load: Type.Object({ text: Type.String() }),
  quit: Type.Object({}),
} satisfies { [name: string]: TSchema }

export type CommandName = keyof typeof SCHEMAS

export type RequestOf<Name extends CommandName> = Static<(typeof SCHEMAS)[Name]>

export const COMMAND_NAMES = Object.keys(SCHEMAS) as readonly CommandName[]

const VALIDATORS = new Map<string, Validator>(
  COMMAND_NAMES.map((name) => [name, Compile(SCHEMAS[name] as TSchema)]),
)

export interface Request<Name extends CommandName = CommandName> {
  readonly name: Name
  readonly fields: RequestOf<Name>
}

/** A line as a request, or a refusal that says what is wrong with it. */
export function readRequest(line: string): Request {
  const value = parse(line)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('not-an-object')
  if (hasReservedKey(value)) throw new Refusal('reserved-key')
  const { cmd } = value as { readonly cmd?: unknown }
  if (cmd === undefined) throw new Refusal('missing-field', { field: 'cmd' })
  if (typeof cmd !== 'string') throw new Refusal('bad-field', { field: 'cmd', expected: 'must be string' })
  const validator = VALIDATORS.get(cmd)
  if (validator === undefined)
    throw new Refusal('unknown-command', { cmd: short(cmd), commands: COMMAND_NAMES })
  const [error] = validator.Errors(value)
  if (error === undefined) return { name: cmd as CommandName, fields: value as RequestOf<CommandName> }
  if (error.keyword === 'required')
    throw new Refusal('missing-field', { field: error.params.requiredProperties[0] })
  const field = error.instancePath.slice(1).replaceAll('/', '.')
  throw new Refusal('bad-field', { field: short(field), expected: error.message })
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Refusal('bad-json')
  }
}

const RESERVED = ['__proto__', 'constructor', 'prototype']

/** Iterative: JSON can be nested deeper than the call stack. */
function hasReservedKey(value: object): boolean {
  const left: object[] = [value]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const [key, inner] of Object.entries(next)) {
      if (RESERVED.includes(key)) return true
      if (typeof inner === 'object' && inner !== null) left.push(inner)
    }
  }
  return false
}
