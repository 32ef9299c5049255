import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { PageFile } from '#store/kept-pages.ts'
import { type Served, tagOf } from './previews.ts'

const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Encodings, the preferred first; the build writes them beside each file that gains from it. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Where files with a hash in their names are. */
export const HASHED = '/assets/'

/** The page as it was built, in memory: a handful of files. */
export interface BuiltPage {
  /** Tells one build from another: the first file names all others by their hashes. */
  readonly build: string
  readonly index: Buffer
  readonly files: ReadonlyMap<string, Served>
}

/** Null where there is no page in the folder. */
export function readPage(folder: string | null): BuiltPage | null {
  if (folder === null || !existsSync(join(folder, 'index.html'))) return null
  const index = readFileSync(join(folder, 'index.html'))
  const files = new Map<string, Served>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (TYPES[extname(name)] === undefined) continue
    const plain = readFileSync(join(folder, name))
    const encoded: { [encoding: string]: Buffer } = {}
    for (const [encoding, ending] of ENCODINGS)
      if (existsSync(join(folder, name + ending)))
        encoded[encoding] = readFileSync(join(folder, name + ending))
    const path = `/${name.replaceAll('\\', '/')}`
    files.set(path, servedOf({ path, plain, encoded }))
  }
  const build = createHash('sha256').update(index).digest('base64url').slice(0, 16)
  return { build, index, files }
}

export function servedOf({ path, plain, encoded }: PageFile): Served {
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', tag: tagOf(plain), plain, encoded }
}

/** The files with a hash in their names: those that a page of this build still asks for after an upgrade. */
export function hashedFiles({ files }: BuiltPage): PageFile[] {
  return [...files].flatMap(([path, { plain, encoded }]) =>
    path.startsWith(HASHED) ? [{ path, plain, encoded }] : [],
  )
}
