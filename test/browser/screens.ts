import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromiumReady } from '../../scripts/chromium.mjs'
import { closeBrowser } from './support/browser.ts'
import { takePreview } from './support/preview.ts'
import { lead, TOURS } from './support/tour/tours.ts'

/**
 * Takes a picture of every screen, wide and narrow, into docs/screens or another folder (`--into`): of all games, or of
 * those it is given; `preview` is the picture that messengers show beside a link. The same page gives the same files, byte for
 * byte.
 */
const { values, positionals } = parseArgs({
  options: {
    into: { type: 'string', default: fileURLToPath(new URL('../../docs/screens', import.meta.url)) },
  },
  allowPositionals: true,
})

const chromium = chromiumReady()
const wanted = positionals.length > 0 ? positionals : Object.keys(TOURS)
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
