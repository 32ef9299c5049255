import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Mutant {
  readonly file: string
  readonly from: RegExp
  readonly to: string
}

/** Mistakes that a run under failures must not survive. */
export const MUTANTS: { readonly [name: string]: Mutant } = {
  /** An order is answered, and what came of it shown, before it is kept: in calm moments nobody can tell. */
  early: {
    file: 'src/table/tables.ts',
    from: /await (this\.#world\.store\.append\(\s+table\.id,[^;]*?\n {4}\))(?=\n {4}if \(loaded)/g,
    to: 'void $1.catch(() => {})',
  },
  /** Whoever believes to have a match writes to it. */
  unfenced: {
    file: 'src/store/postgres/appends.ts',
    from: /(?<=WHERE (?:id = c\.id|number = c\.number) AND )owner = \$1/g,
    to: '$$1::int > 0',
  },
  /** A life that is silent counts as alive for ever. */
  unburied: {
    file: 'src/store/postgres/migrations/1-first.ts',
    from: /IF silent < lease THEN RETURN 'alive'; END IF;/g,
    to: "RETURN 'alive';",
  },
  /** What is sent again is played again. */
  untagged: {
    file: 'src/table/table.ts',
    from: /if \(this\.#wasDone\(context\.person, command\)\) return \{ entries: \[\], again: true \}/g,
    to: '',
  },
}

/** The program with one mistake, in a folder of its own. */
export function mutantTree(name: string): string {
  const mutant = MUTANTS[name]
  if (mutant === undefined) throw new Error(`there is no mutant ${name}: ${Object.keys(MUTANTS).join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), `dorsal-mutant-${name}-`))
  for (const part of ['src', 'scripts', 'test/cluster', 'test/support', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const file = join(folder, mutant.file)
  const text = readFileSync(file, 'utf8')
  if (text.search(mutant.from) < 0) throw new Error(`${mutant.file} has no place for the mutant ${name}`)
  writeFileSync(file, text.replace(mutant.from, mutant.to))
  return folder
}
