import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { isOfPage } from './i18n/of-page.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const SIGNS = [...LETTERS, ...'0123456789']
const CAPITALS = LETTERS.map((letter) => letter.toUpperCase())
const PLAIN = LETTERS.flatMap((first) => SIGNS.map((second) => first + second))
/** Without a dot: no key of a game or of a kind is like them. Capitals come last, since a compressor meets few of them. */
const OF_PAGE = [...PLAIN, ...LETTERS.flatMap((first) => CAPITALS.map((second) => first + second))]
/** Those that do not speak of parts are told apart by their first letter, as they are by their keys. */
const OTHERS = CAPITALS.flatMap((first) => SIGNS.map((second) => first + second))
const OF_A_GAME = /^boards[/\\]([\w-]+)[/\\]/

/** English catalogues with keys of the page's own; the others put them together, or say to "you" what a game says. */
const IS_ENGLISH = /(^|[./\\])en\.ts$/
const OF_OTHERS = /catalogue|words|yours|asked|told-\d/

const IN_QUOTES = /'([a-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(\?[^'\n]*)?'/g
/** A key in front of its text, without what it depends on. */
const KEY = /^\s*'([a-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?:\?[^'\n]*)?':/gm
const KIND = /@([a-zA-Z.-]+)/g

/** Files of words that hold keys which only the page says, below a folder. */
export function englishFiles(web: string): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => IS_ENGLISH.test(file) && !OF_OTHERS.test(file),
  )
}

/**
 * A short name for each key that only the page says. A key stands twice for whoever looks at the page, where its text is and
 * where it is said, and nothing else in a file is as hard to compress.
 */
export function shortKeys(web: string): ReadonlyMap<string, string> {
  const kinds = kindsIn([web, `${web}../src/`])
  // A text names a kind of thing, and its key is put together of that and of the thing.
  const isWhole = (key: string): boolean => !kinds.has(key.slice(0, key.lastIndexOf('.')))
  const short = new Map<string, string>()
  const games = new Map<string, string[]>()
  for (const file of englishFiles(web)) {
    const game = OF_A_GAME.exec(file)?.[1] ?? ''
    const keys = [...readFileSync(web + file, 'utf8').matchAll(KEY)].map(([, key]) => key)
    games.set(game, [...(games.get(game) ?? []), ...keys.filter(isWhole)])
  }
  const taken = nameAll(games.get('') ?? [], new Set(), short)
  // Keys of one game never meet those of another.
  for (const [game, keys] of games) if (game !== '') nameAll(keys, taken, short)
  return short
}

/** Names keys so that none is called as another that it meets; gives all names that are taken then. */
function nameAll(
  keys: readonly string[],
  meets: ReadonlySet<string>,
  short: Map<string, string>,
): ReadonlySet<string> {
  const taken = new Set(meets)
  for (const key of [...new Set(keys)].sort()) {
    // By its text, and not by its place: a key that is added renames few others.
    const names = isOfPage(key) ? OF_PAGE : OTHERS
    const first = createHash('sha256').update(key).digest().readUInt32LE() % PLAIN.length
    const isFree = (name: string): boolean => !taken.has(name)
    const name = names.slice(first).find(isFree) ?? names.find(isFree)
    if (name === undefined) throw new Error(`there is no short name left for "${key}"`)
    taken.add(name)
    short.set(key, name)
  }
  return taken
}

function kindsIn(folders: readonly string[]): ReadonlySet<string> {
  const kinds = new Set<string>()
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/(^|[./\\])[a-z]{2}\.ts$/.test(file))
        for (const [, kind] of readFileSync(folder + file, 'utf8').matchAll(KIND)) kinds.add(kind)
  return kinds
}

/** Writes short names for keys into a source of the page. */
export function withShortKeys(source: string, short: ReadonlyMap<string, string>): string {
  return source.replace(IN_QUOTES, (whole, key: string, condition = '') => {
    const name = short.get(key)
    return name === undefined ? whole : `'${name}${condition}'`
  })
}

/** In the built page, keys that only the page says have two letters. */
export function shortenKeys(web: string): Plugin {
  let short: ReadonlyMap<string, string> = new Map()
  return {
    name: 'short-keys',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      short = shortKeys(web)
    },
    transform(code, id) {
      if (!id.startsWith(web) || !/\.(?:ts|svelte)$/.test(id)) return null
      return { code: withShortKeys(code, short), map: null }
    },
  }
}
