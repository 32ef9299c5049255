import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from '../../scripts/arguments.mjs'
import { chromiumReady } from '../../scripts/chromium.mjs'
import { pageReady } from '../../scripts/page.mjs'
import { prepare } from '../../scripts/prepare.mjs'
import { closeBrowser } from './support/browser.ts'
import { takePreview } from './support/preview.ts'
import { lead, TOURS } from './support/tour/tours.ts'

const HELP = `npm run screens [-- NAME…]

Takes a picture of every screen, wide and on a phone. The same page gives the same files, byte for byte.

  NAME           only these: ${Object.keys(TOURS).join(', ')}, or preview, the picture that messengers show beside a link
  --into FOLDER  instead of docs/screens`

const { values, words } = readArguments('screens', HELP, {
  options: {
    into: { type: 'string', default: fileURLToPath(new URL('../../docs/screens', import.meta.url)) },
  },
  words: { known: [...Object.keys(TOURS), 'preview'] },
})

prepare(pageReady, chromiumReady)
const chromium = chromiumReady()
const wanted = words.length > 0 ? words : Object.keys(TOURS)
if (wanted.includes('preview')) await takePreview(chromium)
for (const game of wanted.filter((each) => each !== 'preview')) {
  const folder = resolve(values.into, game)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const phone of [false, true])
    await lead(chromium, game, { phone }, async (screen, { page }) => {
      const name = `${screen}-${phone ? 'phone' : 'wide'}.jpg`
      await page.screenshot({
        path: resolve(folder, name),
        type: 'jpeg',
        quality: 72,
        caret: 'hide',
        animations: 'disabled',
      })
      console.log(`${game}/${name}`)
    })
}
await closeBrowser()
