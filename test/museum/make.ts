import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playAlone } from './making/alone.ts'
import { describe } from './making/describe.ts'
import { kill } from './making/killed.ts'
import type { Left } from './making/left.ts'
import { Program } from './making/program.ts'
import { Release } from './making/release.ts'
import { serve } from './making/served.ts'
import type { DatabaseThen } from './support/manifest.ts'

// Makes the museum's folder of a release: node make.ts FOLDER RELEASE, with that release checked out and installed there.
const [, , given = '.', version = ''] = process.argv
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('which release is it? node make.ts FOLDER 0.2.0')
const program = new Program(resolve(given))
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: program.folder, encoding: 'utf8' }).trim()
const release = new Release(fileURLToPath(new URL(version, import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'dorsal-museum-'))

const lefts = [...(await serve(program, folder, version)), await kill(program, folder)]
const databases: DatabaseThen[] = []
for (const left of lefts) databases.push(await keep(left))
const { saves, records, texts } = await playAlone(program)
for (const [file, text] of texts) release.write(file, text)
release.writeManifest({ release: version, commit, databases, saves, records })
rmSync(folder, { recursive: true })

async function keep({ name, what, folder: data, left, people, known }: Left): Promise<DatabaseThen> {
  const described = await describe(program, data, people, known)
  const files: { [file: string]: string } = {}
  // The lock and the shared memory are made anew by whoever opens it; files of pages are large, and told by other tests.
  for (const file of readdirSync(data).filter((each) =>
    /^dorsal\.sqlite(-wal)?$|^forgotten\.txt$/.test(each),
  )) {
    files[file] = `${name}.${file.replace(/^dorsal\./, '')}.gz`
    release.pack(files[file], readFileSync(join(data, file)))
  }
  const shown = `${name}.shown.json.gz`
  release.pack(shown, JSON.stringify(described.shown))
  const { matches, lobby } = described
  for (const match of matches)
    if (match.record !== null) release.write(match.record, described.records.get(match.name) ?? '')
  return { name, what, files, shown, left, people: [...people], lobby, matches }
}
