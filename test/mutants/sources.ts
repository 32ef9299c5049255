import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from '../architecture/sources.ts'
import { ROOT } from './groups.ts'
import { hash } from './mutant.ts'

export function sourceOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** One print of everything that tests stand on, the test files themselves left out. */
export function printOfSources(): string {
  const texts = [...readSources(['src', 'test'])].filter(
    ([path]) => !/\.test\.ts$|^test\/browser\//.test(path),
  )
  return hash(texts.map(([path, text]) => `${path}\0${text}`).join('\0'))
}
