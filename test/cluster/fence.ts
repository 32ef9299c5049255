import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { openSession } from '#store/postgres/connecting.ts'
import { openPostgres } from '#store/postgres.ts'
import { newMatch } from '#store/testing/suite/samples.ts'
import { packagedNode } from '../../scripts/ready.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds. Whoever runs keeps to the long one on a busy machine too; who is stopped is buried after the short one. */
const LEASE = 10_000
const SILENCE = 300

export interface FenceReport {
  readonly rounds: number
  /** Rounds in which the owner was stopped in the middle of a transaction. */
  readonly open: number
  /** Entries that were acknowledged, of which none may be missing. */
  readonly acknowledged: number
  /** Tries of owners to write that had lost their match. */
  readonly tries: number
}

/**
 * An owner is stopped while it writes, every third time in the middle of a transaction, and taken over; then it goes on, also
 * over a new session under its old number. Throws at the first entry that is lost, or written after the takeover.
 */
export async function fenceRun(
  url: string,
  rounds: number,
  progress: (report: FenceReport) => void = () => {},
  root = ROOT,
): Promise<FenceReport> {
  const { store, cluster } = await openPostgres({ url, lease: LEASE })
  const admin = await openSession(url, 'fence')
  const zombie = new Zombie(url, root)
  const report = { rounds: 0, open: 0, acknowledged: 0, tries: 0 }
  try {
    for (let round = 0; round < rounds; round++) {
      const match = `fence ${round}`.replace(' ', '-')
      await store.createMatch(newMatch(match))
      await cluster.letGo([match])
      const isOpen = round % 3 === 0
      const life = await zombie.begin(match, 1 + (round % 7), isOpen)
      await zombie.says('stop me')
      if (!isOpen) await zombie.says('kept')
      zombie.signal('SIGSTOP')
      while (!(await isBuried(admin.client, life))) await after(20)
      await cluster.own(match)
      const before = (await store.loadMatch(match))?.entries ?? []
      for (let step = 0; step < 5; step++)
        await store.append(match, before.length + step, [`successor ${step}`])
      zombie.signal('SIGCONT')
      await zombie.says('over')
      const haunted = await zombie.says('haunted')
      const entries = (await store.loadMatch(match))?.entries ?? []
      const kept = zombie.kept()
      if (haunted !== '0')
        throw new Error(`round ${round}: ${haunted} entries were written by who had lost the match`)
      if (entries.length !== before.length + 5)
        throw new Error(
          `round ${round}: ${before.length} entries and 5 of the successor became ${entries.length}`,
        )
      for (const position of kept)
        if (entries[position] !== `${life} ${position}`)
          throw new Error(`round ${round}: entry ${position} was acknowledged, and is ${entries[position]}`)
      report.rounds++
      report.acknowledged += kept.length
      report.tries += 12
      if (isOpen) report.open++
      progress(report)
    }
    return report
  } finally {
    await zombie.end()
    await admin.client.end()
    await store.close()
  }
}

async function isBuried(client: Client, life: number): Promise<boolean> {
  const { rows } = await client.query<{ how: string }>(
    `SELECT bury($1, $2::float8 * interval '1 millisecond') AS how`,
    [life, SILENCE],
  )
  return !['alive', 'clinging'].includes(rows[0].how)
}

class Zombie {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #lines: Interface
  #said: string[] = []
  #read = 0
  #wake = (): void => {}

  constructor(url: string, root: string) {
    const script = join(root, 'test/cluster/zombie.ts')
    this.#child = spawn(packagedNode, [script, url, `${LEASE}`], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#lines = createInterface({ input: this.#child.stdout })
    this.#lines.on('line', (line) => {
      this.#said.push(line)
      this.#wake()
    })
    this.#child.on('exit', () => this.#wake())
  }

  async begin(match: string, steps: number, isOpen: boolean): Promise<number> {
    this.#said = []
    this.#read = 0
    this.#child.stdin.write(`${match} ${steps} ${isOpen ? 'open' : 'plain'}\n`)
    return Number(await this.says('life'))
  }

  /** Waits for the next line that begins so, and gives what follows. */
  async says(word: string): Promise<string> {
    for (;;) {
      while (this.#read < this.#said.length) {
        const line = this.#said[this.#read++]
        if (line === word || line.startsWith(`${word} `)) return line.slice(word.length + 1)
      }
      if (this.#child.exitCode !== null) throw new Error(`ended before it said ${word}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** The positions of what was acknowledged. */
  kept(): number[] {
    return this.#said.filter((line) => line.startsWith('kept ')).map((line) => Number(line.slice(5)))
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }

  async end(): Promise<void> {
    this.#child.kill('SIGKILL')
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit')
  }
}
