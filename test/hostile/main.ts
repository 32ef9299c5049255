import { parseArgs } from 'node:util'
import { hostileRun } from './run.ts'

const ROUNDS = 80

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
})
const end = Date.now() + Number(values.minutes) * 60_000
let seed = Number(values.seed ?? Date.now() % 1_000_000)
do {
  console.log(`seed ${seed}`, await hostileRun(ROUNDS, seed))
  seed++
} while (Date.now() < end)
