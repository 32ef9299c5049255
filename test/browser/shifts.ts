import { parseArgs } from 'node:util'
import { chromiumReady } from '../../scripts/chromium.mjs'
import { closeBrowser } from './support/browser.ts'
import { OpenHouse } from './support/house.ts'
import { everyLoad, PARTS, WINDOWS } from './support/shifts/every-load.ts'

/**
 * Loads every screen many times (`--loads`, ten without it), wide and on a phone, and says what jumps on the way: of
 * `pages`, of `tables`, or of both.
 */
const { values, positionals } = parseArgs({
  options: { loads: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part))

const house = new OpenHouse(chromiumReady())
await house.open()
for (const [name, options] of WINDOWS)
  for (const part of parts) {
    await house.begin(`${name} ${part}`)
    const faults = await everyLoad(house, options, part, Number(values.loads))
    console.log(`${part}, ${name}: ${faults.length === 0 ? 'nothing jumped' : `\n  ${faults.join('\n  ')}`}`)
    if (faults.length > 0) process.exitCode = 1
  }
await house.close()
await closeBrowser()
