import { readArguments } from '../../scripts/arguments.mjs'
import { hostileRun } from './run.ts'

const ROUNDS = 80

const HELP = `npm run fuzz: a server that is sent anything, over HTTP and its sockets

It must answer or refuse, go on, and show nobody what they may not see.

  --minutes N  for how long (1): ${ROUNDS} rounds of one seed, then of the next
  --seed N     the seed to begin with
  --volleys N  how much is sent in each round (1)`

const { number } = readArguments('fuzz', HELP, {
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    volleys: { type: 'string', default: '1' },
  },
})
const end = Date.now() + number('minutes') * 60_000
let seed = number('seed')
do {
  console.log(`seed ${seed}`, await hostileRun(ROUNDS, seed, number('volleys')))
  seed++
} while (Date.now() < end)
