import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { access, open, rename, rm } from 'node:fs/promises'
import { resolve as absolute, dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#kernel/refusal.ts'
import { syncFolder } from './sqlite/database.ts'
import { errorOf } from './sqlite/failure.ts'
import type { Copied, CopyOrder } from './sqlite-backup-thread.ts'

const THREAD = new URL('./sqlite-backup-thread.ts', import.meta.url)

/** Copies a database as it is at one moment, whoever writes to it meanwhile. The copy is there whole or not at all. */
export async function backupSqlite(from: string, to: string): Promise<void> {
  if (!(await exists(from))) throw new Refusal('store-missing', { file: from })
  if (await exists(to)) throw new Refusal('backup-exists', { file: to })
  const part = absolute(`${to}.${randomUUID()}.part`)
  try {
    await makeFile(part)
    await copy({ from: absolute(from), part, to })
    await sync(part)
    await rename(part, to)
    syncFolder(dirname(absolute(to)))
  } catch (error) {
    for (const each of [part, `${part}-journal`]) await rm(each, { force: true })
    if (error instanceof Error && 'syscall' in error) throw new Refusal('backup-unwritable', { file: to })
    throw error
  }
}

async function copy(workerData: CopyOrder): Promise<void> {
  const thread = new Worker(THREAD, { workerData, name: 'backup' })
  // Listens for both at once, because message and exit may arrive in the same tick.
  const [[{ failure }]] = (await Promise.all([once(thread, 'message'), once(thread, 'exit')])) as [
    [Copied],
    unknown,
  ]
  if (failure !== null) throw errorOf(failure)
}

/** Readable by its owner alone, because it holds seeds and names. */
async function makeFile(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  await handle.close()
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}
