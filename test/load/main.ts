import { readArguments } from '../../scripts/arguments.mjs'
import { loadRun } from './run.ts'

const HELP = `npm run load: a server of its own with many idle sockets and many tables of bots

Prints how long others wait while they play, and fails where that is too long.

  --sockets N  idle sockets (5000)
  --tables N   tables at which bots play (500)
  --minutes N  for how long (5)`

const { number } = readArguments('load', HELP, {
  options: {
    sockets: { type: 'string', default: '5000' },
    tables: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '5' },
  },
})
const held = await loadRun({
  sockets: number('sockets'),
  tables: number('tables'),
  minutes: number('minutes'),
})
console.log(held ? 'held' : 'did not hold')
process.exitCode = held ? 0 : 1
