import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ROOT } from './groups.ts'

const HOME = pathToFileURL(ROOT).href
const SHIM = new URL('./vitest-here.ts', import.meta.url).href
const stripped = new Map<string, string>()
let reading = 0
let changed: { readonly path: string; readonly code: string } | null = null

/**
 * From here on the sources of the project are read anew, as if for the first time, with one file changed. What was
 * read before stays as it was: a mutant can leave nothing behind.
 */
export function readAnew(file?: string, code?: string): void {
  reading++
  changed = file && code !== undefined ? { path: file, code } : null
}

/** Reads a file of the project, and with it all that it imports. */
export function readSource(file: string): Promise<unknown> {
  return import(`${HOME}${file}?${reading}`)
}

export function installModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== SHIM) return { url: SHIM, shortCircuit: true }
      const found = next(specifier, context)
      return isOurs(found.url) ? { ...found, url: `${bare(found.url)}?${reading}` } : found
    },
    load(url, context, next) {
      if (!isOurs(url)) return next(url, context)
      const path = bare(url).slice(HOME.length)
      const source = changed?.path === path ? changed.code : codeOf(path)
      return { format: 'module', source, shortCircuit: true }
    },
  })
}

function isOurs(url: string): boolean {
  return /^(src|test)\/(?!mutants\/).*\.ts$/.test(bare(url).replace(HOME, ''))
}

function bare(url: string): string {
  return url.replace(/\?.*$/, '')
}

/** Types are blanked, so that every place in the code is where it is in the source. */
function codeOf(path: string): string {
  const code = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(HOME + path), 'utf8'))
  stripped.set(path, code)
  return code
}
