import { readArguments } from '../../scripts/arguments.mjs'
import { chromiumReady } from '../../scripts/chromium.mjs'
import { pageReady } from '../../scripts/page.mjs'
import { prepare } from '../../scripts/prepare.mjs'
import { closeBrowser } from './support/browser.ts'
import { OpenHouse } from './support/house.ts'
import { everyLoad, PARTS, WINDOWS } from './support/shifts/every-load.ts'

const HELP = `npm run shifts [-- PART…]

Loads every screen many times, wide and on a phone, and says what jumps on the way.

  PART       only these: ${PARTS.join(', ')}
  --loads N  how often each is loaded (10)`

const { words, number } = readArguments('shifts', HELP, {
  options: { loads: { type: 'string', default: '10' } },
  words: { known: PARTS },
})
const parts = PARTS.filter((part) => words.length === 0 || words.includes(part))

prepare(pageReady, chromiumReady)
const house = new OpenHouse(chromiumReady())
await house.open()
for (const [name, options] of WINDOWS)
  for (const part of parts) {
    await house.begin(`${name} ${part}`)
    const faults = await everyLoad(house, options, part, number('loads'))
    console.log(`${part}, ${name}: ${faults.length === 0 ? 'nothing jumped' : `\n  ${faults.join('\n  ')}`}`)
    if (faults.length > 0) process.exitCode = 1
  }
await house.close()
await closeBrowser()
