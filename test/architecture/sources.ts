import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The source files in these folders of the project, by path with forward slashes. */
export function readSources(folders: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>()
  for (const folder of folders) {
    if (!existsSync(join(ROOT, folder))) continue
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, entry).replaceAll('\\', '/')
      if (/\.([cm]?[jt]s|svelte)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
        sources.set(path, readFileSync(join(ROOT, path), 'utf8'))
    }
  }
  return sources
}

/** The file that a file means by an import: `#kernel/…` is `src/kernel/…`, as package.json has it. */
export function importedFile(path: string, specifier: string): string {
  const file = specifier.replace(/\?.*$/, '')
  return file.startsWith('#') ? posix.join('src', file.slice(1)) : posix.join(posix.dirname(path), file)
}
