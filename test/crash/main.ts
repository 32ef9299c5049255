import { parseArgs } from 'node:util'
import { crashRun } from './run.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '300' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
console.log(`killing a server ${values.kills} times, seed ${seed}`)
const report = await crashRun(Number(values.kills), seed, ({ kills, matches, acts }) => {
  if (kills % 10 === 0) console.log(`${kills} kills, ${matches} matches, ${acts} actions so far`)
})
console.log(
  `${report.kills} kills, ${report.matches} matches, ${report.acts} actions: nothing lost, nothing twice`,
)
