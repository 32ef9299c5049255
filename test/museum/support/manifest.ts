import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'

const closed = { additionalProperties: false } as const
const text = Type.String()
const texts = Type.Array(text)
const count = Type.Integer({ minimum: 0 })

/** Somebody, with what their devices show to be let in. */
const PersonThen = Type.Object(
  {
    id: text,
    name: text,
    devices: texts,
    /** Devices that were told to forget who they are. */
    forgotten: texts,
    /** A code to move with that was asked for and not used. */
    code: Type.Union([text, Type.Null()]),
    /** The ids of those they have blocked; since 0.3.0. */
    blocks: Type.Optional(texts),
  },
  closed,
)

const MatchThen = Type.Object(
  {
    name: text,
    what: text,
    id: text,
    game: text,
    status: Type.Enum(['gathering', 'playing', 'over']),
    /** Entries of the table's log; moves of the game among them, and the print of the last. */
    entries: count,
    moves: count,
    print: Type.Union([text, Type.Null()]),
    /** Invitations that nobody has used, as they stand in the links. */
    invitations: Type.Array(Type.Object({ seat: text, code: text }, closed)),
    /** The code of the link to the table; since 0.3.0. */
    link: Type.Optional(text),
    /** The record it gave, once it was over and had been begun. */
    record: Type.Union([text, Type.Null()]),
    result: Type.Union([text, Type.Null()]),
  },
  closed,
)

const DatabaseThen = Type.Object(
  {
    name: text,
    what: text,
    /** The files of the data folder, and where each of them is kept here. */
    files: Type.Record(text, text),
    /** What everyone was shown, by match. */
    shown: text,
    /** The moment it was left, in milliseconds. */
    left: count,
    people: Type.Array(PersonThen),
    /** The names of the matches in the lobby. */
    lobby: texts,
    matches: Type.Array(MatchThen),
  },
  closed,
)

/** A save of the text protocol, and what the engine said of it. */
const SaveThen = Type.Object(
  { file: text, what: text, toAct: texts, legal: Type.Record(text, texts) },
  closed,
)

const Manifest = Type.Object(
  {
    release: text,
    commit: text,
    databases: Type.Array(DatabaseThen),
    saves: Type.Array(SaveThen),
    /** Records that were played without a server. */
    records: Type.Array(Type.Object({ file: text, what: text }, closed)),
  },
  closed,
)

export type PersonThen = Static<typeof PersonThen>
export type MatchThen = Static<typeof MatchThen>
export type DatabaseThen = Static<typeof DatabaseThen>
export type SaveThen = Static<typeof SaveThen>
export type Manifest = Static<typeof Manifest>

const manifest = Compile(Manifest)

export function readManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const [error] = manifest.Errors(value)
  if (error !== undefined) throw new Error(`${file}: ${error.instancePath} ${error.message}`)
  return value as Manifest
}
