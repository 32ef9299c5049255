import { misused, readArguments } from '../../scripts/arguments.mjs'
import { groupNames, groupsNamed } from './groups.ts'
import { mutateGroup } from './run.ts'

const ENOUGH = 0.92

const HELP = `npm run mutants [-- GROUP… OPTIONS]

Changes the rules one place at a time and sees whether a test notices.

Groups:  ${groupNames().join(', ')} (all of them if none is named)
  --sample N   how many mutants are drawn from each group, always the same ones (200)
  --seed TEXT  draws others
  --all        every mutant: a long run
  --file PATH  every mutant of one file, such as src/games/sharks/steps/boat.ts
  --fresh      try everything again; otherwise it goes on where the last run stopped
  --help       this text

It first runs every test with nothing changed, and proves that it can kill a mutant. What it finds out is kept in
node_modules/.cache/mutants. It fails if fewer than ${ENOUGH * 100} of 100 are killed.`

const { values, words, number } = readArguments('mutants', HELP, {
  words: { known: groupNames() },
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string' },
    all: { type: 'boolean', default: false },
    file: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
})

const groups = groupsNamed(words).filter(({ files }) => !values.file || files.includes(values.file))
if (groups.length === 0) misused('mutants', `no group holds ${values.file}`)
await run().catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)))

async function run(): Promise<void> {
  const sample = values.all || values.file ? null : number('sample')
  for (const group of groups) {
    const start = performance.now()
    const { file, fresh, seed } = values
    const wanted = { sample, fresh, ...(file ? { file } : {}), ...(seed ? { seed } : {}) }
    const { tried, killed } = await mutateGroup(group, wanted, (text) => console.log(text))
    const seconds = Math.round((performance.now() - start) / 1000)
    const percent = ((100 * killed) / tried).toFixed(1)
    console.log(`${group.name}: ${killed} of ${tried} killed, ${percent}%, ${seconds} s\n`)
    if (killed < ENOUGH * tried) process.exitCode = 1
  }
}

function stop(why: string): void {
  console.error(`mutants: ${why}`)
  process.exitCode = 2
}
