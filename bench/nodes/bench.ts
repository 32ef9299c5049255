import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { PostgresServer } from '#store/testing/postgres/server.ts'
import type { Bench } from '../arguments.ts'
import { DorsalPair } from '../server/clients/dorsal.ts'
import { newFolder, startDorsal } from '../server/contest.ts'
import { Crowd } from '../server/crowd.ts'
import type { ServerChild } from '../server/server-child.ts'
import { appends } from './appends.ts'

const ROUNDS = 5
const MATCHES = 60
const SECRET = 'known to the nodes of a bench'

interface Row {
  readonly name: string
  readonly perSecond: readonly number[]
  /** Against the first of its kind in the same run, and the least that is wanted. */
  readonly goal: number
}

/** What several nodes cost: the store, a whole server on it, and a node in between; each beside one file in one run. */
export const nodes: Bench = async (seconds, progress) => {
  const folder = newFolder()
  const before = loadavg()[0]
  const postgres = await PostgresServer.begin({ settings: ['shared_buffers=128MB', 'max_connections=60'] })
  const children: ServerChild[] = []
  try {
    const part = (seconds * 1_000) / 2 / (ROUNDS + 1)
    progress('appends')
    const kept = await appends(`${folder}/appends`, postgres.url(), ROUNDS, part / 2)
    const shared = { DATABASE_URL: postgres.url(), CLUSTER_SECRET: SECRET, DRAIN_DELAY: '0' }
    const file = await startDorsal(`${folder}/server`)
    children.push(file)
    const owner = await startDorsal(folder, shared)
    children.push(owner)
    const edge = await startDorsal(folder, shared)
    children.push(edge)
    const crowds = [
      { name: 'server on SQLite', crowd: new Crowd(file, MATCHES, () => new DorsalPair(file.base)) },
      { name: 'server on PostgreSQL', crowd: new Crowd(owner, MATCHES, () => new DorsalPair(owner.base)) },
      {
        name: 'all through another node',
        crowd: new Crowd(owner, MATCHES, () => new DorsalPair(owner.base, edge.base)),
      },
    ]
    const played = crowds.map(({ name }) => ({ name, perSecond: [] as number[] }))
    progress('warming up')
    for (const { crowd } of crowds) await crowd.play(part)
    for (let round = 0; round < ROUNDS; round++) {
      progress(`round ${round + 1} of ${ROUNDS}`)
      for (const [index, { crowd }] of crowds.entries()) {
        const { latencies, seconds: passed } = await crowd.play(part / 3)
        played[index].perSecond.push(latencies.length / passed)
      }
    }
    for (const { crowd } of crowds) crowd.close()
    const rows: Row[] = [
      { ...kept[0], name: 'appends, SQLite', goal: 1 },
      { ...kept[1], name: 'appends, PostgreSQL', goal: 0.8 },
      { ...played[0], goal: 1 },
      { ...played[1], goal: 0.75 },
      { ...played[2], goal: 0.65 },
    ]
    const data = rows.map((row, index) => ({
      ...row,
      middle: Math.round(middle(row.perSecond)),
      // A node in between is held against the same server without one.
      ratio: middle(row.perSecond) / middle(rows[[0, 0, 2, 2, 3][index]].perSecond),
    }))
    const lines = data.map(
      ({ name, middle: rate, ratio, goal }) =>
        `${name.padEnd(26)} ${String(rate).padStart(7)} /s  x ${ratio.toFixed(2)}${goal < 1 ? ` (at least ${goal})` : ''}`,
    )
    const load = [before, loadavg()[0]]
    return {
      text: [...lines, `load ${load.map((each) => each.toFixed(1)).join(' to ')}`].join('\n'),
      data: { load, rows: data },
    }
  } finally {
    for (const child of children) await child.stop()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
}
