import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { contentKey, fault } from '#kernel/content.ts'
import type { Box } from '#kernel/game.ts'
import { message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Text } from '#kernel/text.ts'
import type { HousePackInfo } from '#wire/matches.ts'
import { PACK, parseJson } from './json.ts'
import { say } from './words.ts'

/** A folder may hold more; the rest is left out. */
const MOST_FILES = 100
const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/
const LONGEST_NAME = 40

interface Ready {
  readonly info: HousePackInfo
  readonly content: unknown
  readonly key: string
}

/** The content packs that can be chosen by their id: those that come with a game, and those in the host's folder. */
export class HousePacks {
  readonly #boxes: readonly Box[]
  readonly #ready: Ready[] = []

  constructor(boxes: readonly Box[]) {
    this.#boxes = boxes
    for (const { id: game, housePacks = [] } of boxes)
      for (const { id, pack } of housePacks) this.take(id, pack, game)
  }

  get infos(): readonly HousePackInfo[] {
    return this.#ready.map(({ info }) => info)
  }

  /** The keys of their contents in the store: they count against nobody's limit on packs. */
  get keys(): readonly string[] {
    return this.#ready.map(({ key }) => key)
  }

  /** What is to be played with: a text is the id of a house pack, anything else is a pack itself. */
  chosen(game: string, pack: unknown): unknown {
    if (typeof pack !== 'string') return pack
    const ready = this.#ready.find(({ info }) => info.game === game && info.id === pack)
    if (ready === undefined) throw new Refusal('no-such-pack', { pack: pack.slice(0, LONGEST_NAME) })
    return ready.content
  }

  /** Adds a pack, for the game that it names; refuses one that cannot be played or chosen. */
  take(id: string, pack: unknown, game: unknown = gameOf(pack)): void {
    const box = this.#boxes.find((each) => each.id === game)
    if (box === undefined) throw new Refusal('no-such-game', { game: String(game).slice(0, LONGEST_NAME) })
    if (this.#ready.some(({ info }) => info.game === game && info.id === id))
      throw new Refusal('pack-twice', { id })
    const { shelf } = box
    const content = shelf.load(pack)
    const { name, about } = content as { readonly name: Text; readonly about?: Text }
    if (about === undefined || name === (shelf.builtIn as { readonly name?: Text }).name) throw lacksWords()
    const key = contentKey(shelf, { content, contentHash: shelf.hash(content) })
    this.#ready.push({ info: { game: box.id, id, name, about }, content, key })
  }
}

/** All house packs; a file of the folder that cannot be used is told in a sentence and left out. */
export async function readHousePacks(
  boxes: readonly Box[],
  {
    packs: folder,
    limits,
  }: { readonly packs: string | null; readonly limits: { readonly packBody: number } },
  log: FastifyBaseLogger,
): Promise<HousePacks> {
  const packs = new HousePacks(boxes)
  if (folder === null) return packs
  const leaveOut = (file: string, why: string): void => log.warn(`the house pack ${file} is left out: ${why}`)
  const files = (await filesIn(folder)).filter((file) => file.endsWith('.json'))
  for (const file of files.slice(MOST_FILES)) leaveOut(file, `there are more than ${MOST_FILES}`)
  for (const file of files.slice(0, MOST_FILES))
    try {
      const [, id = ''] = NAME.exec(file) ?? []
      if (id === '' || id.length > LONGEST_NAME) throw new Refusal('pack-name')
      const path = join(folder, file)
      if ((await stat(path)).size > limits.packBody) throw new Refusal('too-large')
      packs.take(id, parseJson(await readFile(path, 'utf8'), PACK))
    } catch (error) {
      leaveOut(file, error instanceof Refusal ? say(error.said, 'en') : String(error))
    }
  return packs
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function gameOf(pack: unknown): unknown {
  return typeof pack === 'object' && pack !== null && 'game' in pack ? pack.game : undefined
}

/** The refusal of a pack without a name or a line about it: people choose by these. */
function lacksWords(): Refusal {
  const faults = [fault('pack', 'fault.required', { names: ['name', 'about'] })]
  return new Refusal('content', {}, message('refusal.content', { faults }))
}
