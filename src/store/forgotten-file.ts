import { open, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Refusal } from '#kernel/refusal.ts'
import type { ForgottenList } from '#table/store.ts'
import { syncFolder } from './sqlite/database.ts'

const ID = /^[\w-]{1,64}$/

/**
 * A line for each person who was forgotten, with their id alone: when a backup is restored, what it still holds of them is
 * deleted again. It is a file beside the database, because a restored database would overwrite it.
 */
export async function openForgotten(file: string): Promise<ForgottenList> {
  const ids = new Set((await textOf(file)).split('\n').filter((line) => ID.test(line)))
  return {
    all: () => [...ids],
    async add(person) {
      if (ids.has(person)) return
      // Begins with a line break, because a process that was killed may have left half a line.
      await append(file, `\n${person}\n`)
      ids.add(person)
    },
  }
}

/** An unreadable list is refused: without it, restored data could bring back people who were forgotten. */
async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw new Refusal('store-unopenable', { file })
  }
}

async function append(file: string, text: string): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.write(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  syncFolder(dirname(resolve(file)))
}
