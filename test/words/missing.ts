import { existsSync, globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What a file of words lacks beside the English one. */
export interface Lacking {
  /** The English file. */
  readonly file: string
  /** The file of the language, which may not be there at all. */
  readonly other: string
  readonly isThere: boolean
  readonly keys: readonly string[]
}

/** Every file of English words: `en.ts`, or `name.en.ts`. */
export function englishFiles(): string[] {
  return globSync('{src,web}/**/{en,*.en}.ts', { cwd: ROOT }).sort()
}

/** What is missing in a language, file by file; empty for one that says everything. */
export async function missingIn(language: string): Promise<Lacking[]> {
  const found: Lacking[] = []
  for (const file of englishFiles()) {
    const other = file.replace(/(^|[./\\])en\.ts$/, `$1${language}.ts`)
    const isThere = existsSync(ROOT + other)
    const said = isThere ? await keysIn(other) : new Set<string>()
    const keys = [...(await keysIn(file))].filter((key) => !said.has(key))
    if (!isThere || keys.length > 0) found.push({ file, other, isThere, keys })
  }
  return found
}

/** Other ways to say the same, such as `took?from=shop`, need not be there in every language. */
async function keysIn(file: string): Promise<Set<string>> {
  const words: { readonly [name: string]: unknown } = await import(pathToFileURL(ROOT + file).href)
  const catalogues = Object.values(words).filter((each) => typeof each === 'object' && each !== null)
  return new Set(catalogues.flatMap(Object.keys).filter((key) => !key.includes('?')))
}
