import { readArguments } from '../../scripts/arguments.mjs'
import { run as timing } from './timing/run.ts'
import { run as twins } from './twins/run.ts'
import { run as work } from './work/run.ts'

interface Settings {
  /** How many twin matches of each game. */
  readonly pairs: number
  readonly seed: string
}

interface Attack {
  readonly name: string
  readonly what: string
  /** Prints what it does, and gives back whether the server held. */
  run(settings: Settings): Promise<boolean>
}

const ATTACKS: readonly Attack[] = [
  { name: 'timing', what: 'whether the time a bot takes tells what it does unseen', run: timing },
  { name: 'twins', what: 'whether anybody can tell matches apart that differ in secrets only', run: twins },
  { name: 'work', what: 'whether others have to wait while the worst is sent to every door', run: work },
]

const HELP = `npm run attack [-- NAME…]

Attacks a server of its own, on this machine only, and sees whether it holds.

${ATTACKS.map(({ name, what }) => `  ${name.padEnd(8)} ${what}`).join('\n')}

Without a name all of them, one after the other. It fails if one of them succeeds.

  --pairs N  twins: so many pairs of each game (100)
  --seed S   twins: another seed deals other matches`

const { values, words, number } = readArguments('attack', HELP, {
  words: { known: ATTACKS.map(({ name }) => name) },
  options: {
    pairs: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'twins' },
  },
})
for (const { name, run } of ATTACKS) {
  if (words.length > 0 && !words.includes(name)) continue
  const held = await run({ pairs: number('pairs'), seed: values.seed })
  console.log(`${name}: ${held ? 'held' : 'NOT HELD'}`)
  if (!held) process.exitCode = 1
}
