import { type Catalogue, formatter, type Language } from '#kernel/message.ts'
import type { GameInfo } from '#wire/matches.ts'
import type { GameKit, Say } from '../boards/board.ts'
import { pageOf } from '../boards/index.ts'
import { api } from './api.ts'

/** A game ready to be shown: its parts, what is in the box, and how it is spoken of. */
export interface Loaded {
  readonly kit: GameKit
  readonly content: unknown
  readonly say: Say
  /** The same to nobody in particular, where `say` speaks to the one who looks. */
  readonly plain?: Say
  /** Everything that is said of it and around it. */
  readonly catalogue: Catalogue
}

const kits = new Map<string, Promise<GameKit>>()
const contents = new Map<string, Promise<unknown>>()
const catalogues = new Map<string, Promise<Catalogue>>()
let shelf: Promise<readonly GameInfo[]> | null = null

/** What the server has on its shelf. */
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
    once(catalogues, `${game} ${language}`, async () => (await kits.get(game))?.words[language]() ?? {}),
  ])
  const catalogue = { ...base, ...words }
  return { kit, content, catalogue, say: formatter(language, catalogue, kit.names(content)) }
}

/** The game as it comes out of the box. */
export async function loadBuiltIn(game: string, language: Language, base: Catalogue) {
  const info = (await games()).find(({ id }) => id === game)
  if (info === undefined) throw new Error(`the server has no "${game}"`)
  return { info, loaded: await loadGame(game, info.content, language, base) }
}

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}
