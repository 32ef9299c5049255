import type { Box, Options } from '#kernel/game.ts'
import type { Terms } from '#kernel/match/setup.ts'
import type { SnapshotCache } from '#kernel/match/snapshots.ts'
import { message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Sliceable } from '#kernel/slices.ts'
import type { Created, TableEntry } from './entry.ts'
import type { TableSetup } from './seal.ts'
import { Damaged, type KeptMatch } from './store.ts'
import { Table } from './table.ts'

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
  { id, texts, created }: KeptLog,
  box: Box,
  content: unknown,
  snapshots: SnapshotCache,
): Sliceable<Table> {
  try {
    const table = new Table(id, box, setupOf(created, content), created.person, snapshots)
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

/** Refuses a match whose rules are not here. */
export function mustBePlayable({ game, rules }: Created, box: Box | undefined): asserts box is Box {
  if (box === undefined)
    throw new Refusal('no-longer-playable', { game }, message('refusal.no-such-game', { game }))
  if (!box.rulesNumbers.includes(rules))
    throw new Refusal('no-longer-playable', { game, played: rules, plays: box.rules })
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
