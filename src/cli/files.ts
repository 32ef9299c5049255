import { open, rename, rm, writeFile } from 'node:fs/promises'
import { Refusal, type RefusalCode } from '#kernel/refusal.ts'

/** The system's reasons that we have words for. */
const NAMED = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EROFS']

const LARGEST_FILE = 16 * 1024 * 1024

export async function readText(file: string): Promise<string> {
  try {
    await using handle = await open(file, 'r')
    const { size } = await handle.stat()
    if (size > LARGEST_FILE) throw new Refusal('file-too-large', { file })
    return await handle.readFile('utf8')
  } catch (error) {
    throw fileRefusal('file-unreadable', file, error)
  }
}

export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal('file-not-json', { file, why: error instanceof Error ? error.message : String(error) })
  }
}

/** The first characters of every record and save. */
const GAME = 'dorsal '

/** Writes all of it or leaves the file as it was. Only files of our own are written over. */
export async function writeGame(file: string, text: string): Promise<void> {
  await writeOurs(file, text, GAME)
}

/** `writeGame` for any file of ours, which begins with a mark. */
export async function writeOurs(file: string, text: string, mark: string): Promise<void> {
  await needOurs(file, mark)
  const beside = `${file}.${process.pid}.part`
  try {
    await writeFile(beside, text, { mode: 0o600 })
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw fileRefusal('file-unwritable', file, error)
  }
}

/** Refuses a file that is there already and is not of our making. */
export async function needOurs(file: string, mark: string): Promise<void> {
  if (!(await isOurs(file, mark)))
    throw new Refusal(mark === GAME ? 'file-not-ours' : 'report-not-ours', { file })
}

async function isOurs(file: string, mark: string): Promise<boolean> {
  try {
    return (await readText(file)).startsWith(mark)
  } catch (error) {
    return error instanceof Refusal && error.said.params.why === 'ENOENT'
  }
}

function fileRefusal(code: RefusalCode, file: string, error: unknown): unknown {
  if (error instanceof Refusal) return error
  const why = (error as NodeJS.ErrnoException).code
  if (why === undefined) return error
  return new Refusal(code, { file, why: NAMED.includes(why) ? why : 'other' })
}
