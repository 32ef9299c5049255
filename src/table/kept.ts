import type { Box, Options } from '#kernel/game.ts'
import type { Terms } from '#kernel/match/setup.ts'
import type { SnapshotCache } from '#kernel/match/snapshots.ts'
import { message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Sliceable } from '#kernel/slices.ts'
import type { Created, TableEntry } from './entry.ts'
import type { TableSetup } from './seal.ts'
import { Damaged, type KeptMatch } from './store.ts'
import { type Course, Table } from './table.ts'

/** The log of a match as it was kept, and its first entry. */
export interface KeptLog {
  readonly id: string
  readonly texts: readonly string[]
  readonly created: Created
}

export function readLog({ id, entries: texts }: KeptMatch): KeptLog {
  const [created] = readEntries(id, texts.slice(0, 1))
  if (created?.kind !== 'created') throw new Damaged(`the log of match ${id} does not begin`)
  return { id, texts, created }
}

/** All entries, without playing them. */
export function entriesOf({ id, texts }: KeptLog): TableEntry[] {
  return readEntries(id, texts)
}

function readEntries(id: string, texts: readonly string[]): TableEntry[] {
  try {
    return texts.map((text) => JSON.parse(text))
  } catch (error) {
    throw new Damaged(`the log of match ${id} cannot be read`, error)
  }
}

/** Replays a log into a table; whatever fails is Damaged. */
export function* readTable(
  log: KeptLog,
  box: Box,
  content: unknown,
  snapshots: SnapshotCache,
): Sliceable<Table> {
  const { id, texts, created } = log
  try {
    const course = playable(courseOf(log), box)
    const table = new Table(id, box, setupOf(created, content), created.person, snapshots, course)
    for (const text of texts) {
      table.commit(JSON.parse(text))
      yield
    }
    table.rest()
    return table
  } catch (error) {
    throw new Damaged(`the log of match ${id} does not lead to a table`, error)
  }
}

/** How an entry begins that brings a match to newer rules. */
const NEWER = /^\{"kind":"(?:raised|renewed)",/

/** The rules a match has come to. Nothing is played for it, and only the entries that say so are read. */
function courseOf({ id, texts, created }: KeptLog): Course {
  const last = texts.findLastIndex((text) => NEWER.test(text))
  if (last < 0) return { rules: created.rules, raisedAt: -1 }
  const [entry] = readEntries(id, [texts[last]])
  if (entry.kind === 'raised') return { rules: entry.rules, raisedAt: last }
  return { rules: entry.kind === 'renewed' ? entry.rules : created.rules, raisedAt: -1 }
}

/** Where nothing was played yet there is nothing to play by other rules: it is opened by the newest. */
function playable({ rules, raisedAt }: Course, box: Box): Course {
  return { rules: box.rulesNumbers.includes(rules) ? rules : box.rules, raisedAt }
}

/** Refuses a match whose rules are not here, unless it has yet to begin. */
export function mustBePlayable(log: KeptLog, box: Box | undefined): asserts box is Box {
  const { game } = log.created
  if (box === undefined)
    throw new Refusal('no-longer-playable', { game }, message('refusal.no-such-game', { game }))
  const { rules } = courseOf(log)
  if (rules > box.rules || (!box.rulesNumbers.includes(rules) && wasStarted(log)))
    throw new Refusal('no-longer-playable', { game, played: rules, plays: box.rules })
}

export function isPlayable(log: KeptLog, box: Box | undefined): boolean {
  try {
    mustBePlayable(log, box)
    return true
  } catch (error) {
    if (isStranded(error)) return false
    throw error
  }
}

/** Whether a match was refused because this server does not have its rules. */
export function isStranded(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'no-longer-playable'
}

export function wasStarted(log: KeptLog): boolean {
  return entriesOf(log).some(({ kind }) => kind === 'started')
}

export function readContent({ id }: KeptLog, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Damaged(`the content of match ${id} cannot be read`, error)
  }
}

export function setupOf(created: Created, content: unknown): TableSetup {
  const terms: Terms = {
    game: created.game,
    rules: created.rules,
    options: created.options as Options,
    content,
    contentHash: created.contentHash,
  }
  if ('seed' in created) return { ...terms, seed: created.seed, seal: null, stack: null }
  return { ...terms, secret: created.secret, next: created.next }
}
