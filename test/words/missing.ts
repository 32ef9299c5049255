import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
    const other = inLanguage(file, language)
    const isThere = existsSync(ROOT + other)
    const said = isThere ? await keysIn(other) : new Set<string>()
    const keys = [...(await keysIn(file))].filter((key) => !said.has(key))
    if (!isThere || keys.length > 0) found.push({ file, other, isThere, keys })
  }
  return found
}

/**
 * Files of a language that are not there although what they would put together is: nobody reads the parts then. They are
 * found by the English ones, which import their parts.
 */
export function notPutTogetherIn(
  language: string,
  isThere = (file: string) => existsSync(ROOT + file),
): string[] {
  return englishFiles()
    .filter((file) => partsOf(file).some((part) => isThere(inLanguage(part, language))))
    .map((file) => inLanguage(file, language))
    .filter((file) => !isThere(file))
}

/** The English files that one imports the words of. */
function partsOf(file: string): string[] {
  const imported = readFileSync(ROOT + file, 'utf8').matchAll(/^import \{.*\} from '(.*[./]en\.ts)'$/gm)
  return [...imported].map(([, path]) =>
    path.startsWith('#') ? `src/${path.slice(1)}` : join(file, '..', path).replaceAll('\\', '/'),
  )
}

function inLanguage(file: string, language: string): string {
  return file.replace(/(^|[./\\])en\.ts$/, `$1${language}.ts`)
}

/** Other ways to say the same, such as `took?from=shop`, need not be there in every language. */
async function keysIn(file: string): Promise<Set<string>> {
  const words: { readonly [name: string]: unknown } = await import(pathToFileURL(ROOT + file).href)
  const catalogues = Object.values(words).filter((each) => typeof each === 'object' && each !== null)
  return new Set(catalogues.flatMap(Object.keys).filter((key) => !key.includes('?')))
}
