import { readFileSync, writeFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** Games of a kind in `npm run sent`, and in `npm test`. */
export const MANY = 300
export const FEW = 6

const FILE = new URL('hashes.json', import.meta.url)
const Hashes = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))

/** By kind and number of games. */
export function readHashes(): Type.Static<typeof Hashes> {
  return Value.Parse(Hashes, JSON.parse(readFileSync(FILE, 'utf8')))
}

export function writeHashes(hashes: Type.Static<typeof Hashes>): void {
  writeFileSync(FILE, `${JSON.stringify(hashes, null, 2)}\n`)
}
