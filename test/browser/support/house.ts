import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Box } from '#kernel/game.ts'
import type { HouseAddress } from '#server/addresses.ts'
import { createServer, type DorsalServer } from '#server/server.ts'
import { NO_HASTE } from '#server/testing/house.ts'
import { databaseIn, pagesIn } from '#store/files.ts'
import { pagesInFile } from '#store/pages-file.ts'
import { openSqlite } from '#store/sqlite.ts'
import { asItIs, ThinkingPool } from '#thinking/pool.ts'
import { sharedBrowser } from './browser.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'
import { pinnedBoxes } from './world/pinned-boxes.ts'
import { type Script, short } from './world/script.ts'
import { ScriptedThinker } from './world/scripted-thinker.ts'
import { StoryClock } from './world/story-clock.ts'
import { StorySecrets } from './world/story-secrets.ts'

/** Nobody can answer within a moment that a story skips. */
const NEVER = Number.MAX_SAFE_INTEGER

const PAGE = fileURLToPath(new URL('../../../dist/web', import.meta.url))

export interface HousePlan {
  /** Bots think for themselves, with all their iterations however busy the machine is. */
  readonly thinking?: boolean
  /** What links call the house, instead of the address it has. */
  readonly publicUrl?: URL
}

/** A real server with the built page, in a world that is the same every time, and a real browser to visit it with. */
export class OpenHouse {
  readonly clock = new StoryClock()
  readonly secrets = new StorySecrets()
  boxes: readonly Box[] = pinnedBoxes
  /** The page of this house, from its next opening on. */
  pageFolder = PAGE
  readonly folder = mkdtempSync(join(tmpdir(), 'dorsal-house-'))
  /** What bots do, whatever their level. */
  script: Script = short
  /** Where others in the house find it, as long as a story says nothing else: nowhere. */
  houseAddresses: readonly HouseAddress[] = []
  server!: DorsalServer
  base = ''
  readonly #chromium: string
  readonly #plan: HousePlan
  #visitors: Visitor[] = []

  constructor(chromium: string, plan: HousePlan = {}) {
    this.#chromium = chromium
    this.#plan = plan
  }

  /** The house of the same people and tables: at its old address, if it was open before. */
  async open(): Promise<void> {
    const { clock, secrets, boxes } = this
    const { thinking = false, publicUrl = null } = this.#plan
    this.server = await createServer({
      store: await openSqlite(databaseIn(this.folder)),
      pages: pagesInFile(pagesIn(this.folder)),
      clock,
      secrets,
      boxes,
      thinker: thinking
        ? new ThinkingPool(1, undefined, asItIs)
        : new ScriptedThinker(boxes, () => this.script),
      config: {
        limits: NO_HASTE,
        botDelay: { least: 0, most: 0 },
        pingEvery: NEVER,
        page: this.pageFolder,
        publicUrl,
        houseAddresses: () => this.houseAddresses,
      },
      logLevel: 'silent',
    })
    const { port } = await this.server.listen(Number(new URL(this.base || 'http://x:0').port), '127.0.0.1')
    this.base = `http://127.0.0.1:${port}`
  }

  /** A new story: nobody is here, chance and bots are its own. */
  async begin(story: string): Promise<void> {
    await Promise.all(this.#visitors.map((visitor) => visitor.leave()))
    this.#visitors = []
    this.secrets.begin(story)
    this.script = short
    this.houseAddresses = []
  }

  /** The server is gone, as far as anyone can tell; everything it has kept is still there. */
  async shut(): Promise<void> {
    await this.server.drain()
  }

  async close(): Promise<void> {
    await this.begin('')
    await this.shut()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Somebody with a browser of their own, as far as anyone can tell. */
  async visitor(options: VisitorOptions = {}): Promise<Visitor> {
    const visitor = await Visitor.arrive(await sharedBrowser(this.#chromium), this, options)
    this.#visitors.push(visitor)
    return visitor
  }

  /** Until no bot is about to do anything: what comes next is for a person to do. */
  async rest(): Promise<void> {
    const { bots, tables } = this.server.services
    while (bots.busy > 0 || tables.busy > 0) await new Promise(setImmediate)
  }

  /** What everybody has before them, for a test that failed. */
  async tell(): Promise<void> {
    for (const { page, faults } of this.#visitors) {
      const text = await page
        .locator('body')
        .innerText({ timeout: 1000 })
        .catch(() => 'nothing')
      console.log(`${page.url()}\n${faults.join('\n')}\n${text.slice(0, 1500)}\n--`)
    }
  }

  /** What went wrong in anybody's browser, and what was asked for elsewhere. */
  get faults(): string[] {
    return this.#visitors.flatMap(({ faults }) => faults)
  }
}
