import { parseArgs } from 'node:util'
import { loadRun } from './run.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    tables: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '5' },
  },
})
const held = await loadRun({
  sockets: Number(values.sockets),
  tables: Number(values.tables),
  minutes: Number(values.minutes),
})
console.log(held ? 'held' : 'did not hold')
process.exitCode = held ? 0 : 1
