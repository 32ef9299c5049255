import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { Found } from '#server/testing/house.ts'
import { type DatabaseThen, type Manifest, readManifest } from './manifest.ts'
import type { ShownByMatch } from './shown.ts'

const MUSEUM = fileURLToPath(new URL('..', import.meta.url))

/** What one release left. */
export interface Release {
  readonly folder: string
  readonly manifest: Manifest
}

/** A database of a release, and all that is kept beside it. */
export interface Exhibit {
  readonly title: string
  readonly release: string
  readonly database: DatabaseThen
  readonly shown: ShownByMatch
  /** A copy of the folder of data, at the moment it was left. */
  unpack(): Found
  read(file: string): string
}

/** Every folder with a manifest is a release. */
export const releases: readonly Release[] = readdirSync(MUSEUM)
  .map((name) => join(MUSEUM, name))
  .filter((folder) => existsSync(join(folder, 'manifest.json')))
  .map((folder) => ({ folder, manifest: readManifest(folder) }))

export function databasesOf({ folder, manifest }: Release): Exhibit[] {
  return manifest.databases.map((database) => ({
    title: `${manifest.release} ${database.name}`,
    release: manifest.release,
    database,
    shown: JSON.parse(unzip(folder, database.shown).toString()),
    unpack: () => unpack(folder, database),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  }))
}

function unpack(folder: string, { files, left }: DatabaseThen): Found {
  const data = mkdtempSync(join(tmpdir(), 'dorsal-museum-'))
  for (const [name, packed] of Object.entries(files)) writeFileSync(join(data, name), unzip(folder, packed))
  return { folder: data, now: left }
}

function unzip(folder: string, file: string): Buffer {
  return gunzipSync(readFileSync(join(folder, file)))
}
