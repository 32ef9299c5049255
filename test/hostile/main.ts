import { parseArgs } from 'node:util'
import { hostileRun } from './run.ts'

const ROUNDS = 80

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    volleys: { type: 'string', default: '1' },
  },
})
const end = Date.now() + Number(values.minutes) * 60_000
let seed = Number(values.seed ?? Date.now() % 1_000_000)
do {
  console.log(`seed ${seed}`, await hostileRun(ROUNDS, seed, Number(values.volleys)))
  seed++
} while (Date.now() < end)
