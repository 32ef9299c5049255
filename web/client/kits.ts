import { type Catalogue, formatter, type Language } from '#kernel/message.ts'
import type { ViewShape } from '#kernel/view.ts'
import type { GameInfo } from '#wire/matches.ts'
import type { GameKit, Say } from '../boards/board.ts'
import { pageOf } from '../boards/index.ts'
import { readWords } from '../i18n/read-words.ts'
import { api } from './api.ts'

/** A game ready to be shown: its parts, what is in the box, and how it is spoken of. */
export interface Loaded {
  readonly kit: GameKit
  readonly content: unknown
  readonly say: Say
  /** Tells it without addressing anyone, where `say` addresses the reader. */
  readonly plain?: Say
  /** Everything that is said of it and around it, as far as it is here. */
  readonly catalogue: Catalogue
  readonly language: Language
  /** The parts of it that are here. */
  readonly parts: ReadonlySet<string>
}

const kits = new Map<string, Promise<GameKit>>()
const contents = new Map<string, Promise<unknown>>()
const catalogues = new Map<string, Promise<Catalogue>>()
const spoken = new WeakMap<Catalogue, Promise<Loaded>>()
const foreseen = new Set<object>()
let shelf: Promise<readonly GameInfo[]> | null = null

/** The games that the server has. */
function games(): Promise<readonly GameInfo[]> {
  shelf ??= api.games().then((answer) => answer.games)
  shelf.catch(() => {
    shelf = null
  })
  return shelf
}

export async function loadGame(
  game: string,
  hash: string,
  language: Language,
  base: Catalogue,
): Promise<Loaded> {
  const [kit, content, words] = await Promise.all([
    once(kits, game, () => {
      const page = pageOf(game)
      return page ? page.load() : Promise.reject(new Error(`there is no page for "${game}"`))
    }),
    once(contents, hash, () => api.content(hash)),
    once(catalogues, `${game} ${language}`, async () =>
      readWords((await kits.get(game))?.words ?? {}, language),
    ),
  ])
  const catalogue = { ...base, ...words }
  const say = formatter(language, catalogue, kit.names(content))
  return { kit, content, catalogue, language, parts: new Set(), say }
}

/** The game as it comes out of the box, with all that is said of it where no table is. */
export async function loadBuiltIn(game: string, language: Language, base: Catalogue) {
  const info = (await games()).find(({ id }) => id === game)
  if (info === undefined) throw new Error(`the server has no "${game}"`)
  return { info, loaded: await withWords(await loadGame(game, info.content, language, base)) }
}

/** The parts that a moment needs to be shown and that are not loaded yet. */
export function lacking({ kit, parts }: Loaded, view: ViewShape): readonly string[] {
  return kit.partsOf?.(view).now.filter((part) => !parts.has(part)) ?? []
}

/** The parts that an answer to a moment needs and that are not loaded yet. */
export function unprepared({ kit, parts }: Loaded, view: ViewShape): readonly string[] {
  return kit.partsOf?.(view).answer?.filter((part) => !parts.has(part)) ?? []
}

/** Prefetches the parts that the next moments may need, once; one that fails is fetched when it is needed. */
export function foresee({ kit, parts, language }: Loaded, view: ViewShape): void {
  for (const name of kit.partsOf?.(view).soon ?? []) {
    const part = kit.parts[name]
    if (parts.has(name) || foreseen.has(part)) continue
    foreseen.add(part)
    fetchPart(kit, name, language).catch(() => {})
  }
}

/** The same game with more of its parts. */
export async function withParts(loaded: Loaded, names: readonly string[]): Promise<Loaded> {
  const { kit, content, language, parts } = loaded
  const words = await Promise.all(names.map((name) => fetchPart(kit, name, language)))
  const all = new Set([...parts, ...names])
  // No new words, so `say` stays the same function and nothing on the table has to be said anew.
  if (names.every((name) => kit.parts[name].words === undefined)) return { ...loaded, parts: all }
  const catalogue: Catalogue = Object.assign({ ...loaded.catalogue }, ...words)
  const say = formatter(language, catalogue, kit.names(content))
  return { ...loaded, catalogue, parts: all, say }
}

/** The same game with all its words; cached by the catalogue it has now. */
export function withWords(loaded: Loaded): Promise<Loaded> {
  const known = spoken.get(loaded.catalogue)
  if (known !== undefined) return known
  const { kit, parts } = loaded
  const missing = Object.keys(kit.parts).filter(
    (name) => !parts.has(name) && kit.parts[name].load === undefined,
  )
  const coming = missing.length === 0 ? Promise.resolve(loaded) : withParts(loaded, missing)
  spoken.set(loaded.catalogue, coming)
  coming.catch(() => spoken.delete(loaded.catalogue))
  return coming
}

/** Gives the words of a part once all of it is here. */
async function fetchPart(kit: GameKit, name: string, language: Language): Promise<Catalogue> {
  const part = kit.parts[name]
  const [words] = await Promise.all([readWords(part.words ?? {}, language), part.load?.()])
  return words
}

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}
