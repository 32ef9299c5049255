import { readArguments } from '../../scripts/arguments.mjs'
import { crashRun } from './run.ts'

const HELP = `npm run crash: a server that is killed again and again while people play

After each kill everything that it acknowledged must be there, once and in order.

  --kills N  how often (300)
  --seed N   the same kills at the same moments of the same games`

const { number } = readArguments('crash', HELP, {
  options: {
    kills: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = number('seed')
console.log(`killing a server ${number('kills')} times, seed ${seed}`)
const report = await crashRun(number('kills'), seed, ({ kills, matches, acts }) => {
  if (kills % 10 === 0) console.log(`${kills} kills, ${matches} matches, ${acts} actions so far`)
})
console.log(
  `${report.kills} kills, ${report.matches} matches, ${report.acts} actions: nothing lost, nothing twice`,
)
