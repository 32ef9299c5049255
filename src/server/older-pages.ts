import type { FastifyBaseLogger } from 'fastify'
import { Recent } from '#kernel/recent.ts'
import type { KeptPages } from '#store/kept-pages.ts'
import { type BuiltPage, hashedFiles, servedOf } from './built-page.ts'
import type { Served } from './previews.ts'

/** Files of older pages that are kept in memory, and their bytes. */
const MOST = 200
const HEAVIEST = 4 * 1024 * 1024

/** Gives out the files of pages that were served before this one. */
export class OlderPages {
  readonly #kept: KeptPages
  readonly #log: FastifyBaseLogger
  readonly #recent = new Recent<Served>(MOST, HEAVIEST)

  constructor(kept: KeptPages, log: FastifyBaseLogger) {
    this.#kept = kept
    this.#log = log
  }

  /** Keeps the page of this server for the time after it. One that cannot be kept is served all the same. */
  async keep(page: BuiltPage): Promise<void> {
    await this.#kept
      .keep(page.build, hashedFiles(page))
      .catch((error) => this.#log.warn({ err: error }, 'the page could not be kept'))
  }

  async find(path: string): Promise<Served | undefined> {
    const recent = this.#recent.get(path)
    if (recent !== undefined) return recent
    const found = await this.#kept.find(path).catch((error) => {
      this.#log.warn({ err: error }, 'a file of an older page could not be read')
      return null
    })
    if (found === null) return undefined
    const served = servedOf(found)
    const bytes = [served.plain, ...Object.values(served.encoded)].reduce(
      (sum, { length }) => sum + length,
      0,
    )
    this.#recent.set(path, served, bytes)
    return served
  }
}
