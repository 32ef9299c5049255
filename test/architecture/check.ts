import { posix } from 'node:path'
import type { Architecture, Door, Layer } from './layer.ts'
import { type Import, referencesOf } from './references.ts'
import { importedFile } from './sources.ts'

const OF_A_PLATFORM = new Set([
  'process',
  'Buffer',
  'global',
  'globalThis',
  'window',
  'self',
  'document',
  'fetch',
  'crypto',
  'performance',
  'Date',
  'Temporal',
  'Math.random',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
])

/** What the sources do that the architecture forbids, as `file:line what is wrong`. */
export function checkArchitecture(
  architecture: Architecture,
  sources: ReadonlyMap<string, string>,
): string[] {
  const violations: string[] = []
  for (const [path, text] of sources) {
    if (matches(path, architecture.exempt)) continue
    const report = (line: number, wrong: string) => violations.push(`${path}:${line} ${wrong}`)
    const layer = architecture.layers.find(({ files }) => matches(path, [files.replace('<game>', '*')]))
    if (!layer) {
      report(1, 'belongs to no layer')
      continue
    }
    const { imports, globals } = referencesOf(path, text)
    for (const found of imports) {
      const wrong = wrongImport(architecture, layer, path, found)
      if (wrong) report(found.line, wrong)
    }
    if (layer.platform === 'none')
      for (const { line, name } of globals) if (OF_A_PLATFORM.has(name)) report(line, `may not use ${name}`)
  }
  return violations
}

function wrongImport(
  { doors, exempt }: Architecture,
  layer: Layer,
  path: string,
  found: Import,
): string | undefined {
  const { specifier } = found
  if (specifier === undefined) return 'imports what only running it can tell'
  if (specifier.startsWith('node:'))
    return layer.platform === 'node' ? undefined : `may not import ${specifier}`
  if (!/^[.#]/.test(specifier)) {
    const name = packageOf(specifier)
    return layer.packages.includes(name) ? undefined : `may not import the package ${name}`
  }
  const target = importedFile(path, specifier)
  const open = (patterns: readonly string[]) => matches(target, patterns.map(ownGame(layer, path)))
  const isForTests = matches(target, exempt) && !matches(target, layer.testing ?? [])
  if (isForTests || !open([...layer.imports, ...(layer.types ?? [])])) return `may not import ${target}`
  if (!found.typeOnly && !open(layer.imports)) return `may only import type from ${target}`
  for (const door of doors) {
    const wrong = wrongUseOf(door, path, target, found)
    if (wrong) return wrong
  }
  return undefined
}

function wrongUseOf({ name, from, openTo }: Door, path: string, target: string, found: Import) {
  if (target !== from || found.typeOnly) return undefined
  if (found.names !== 'all' && !found.names.includes(name)) return undefined
  if (found.handedOn) return `may not hand on ${name} from ${from}`
  return matches(path, [openTo]) ? undefined : `may not import ${name} from ${from}`
}

function ownGame(layer: Layer, path: string): (pattern: string) => string {
  const depth = layer.files.split('/').indexOf('<game>')
  return (pattern) => pattern.replace('<game>', path.split('/')[depth])
}

function packageOf(specifier: string): string {
  const words = specifier.split('/')
  return words.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

function matches(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => posix.matchesGlob(path, pattern))
}
