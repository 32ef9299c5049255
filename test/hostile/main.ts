import { parseArgs } from 'node:util'
import { hostileRun } from './run.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
})
const end = Date.now() + Number(values.minutes) * 60_000
let seed = Number(values.seed ?? Date.now() % 1_000_000)
while (Date.now() < end) {
  console.log(`seed ${seed}`, await hostileRun(Math.min(30, (end - Date.now()) / 1000), seed))
  seed++
}
