import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromiumReady } from '../../scripts/chromium.mjs'
import { OpenHouse } from './support/house.ts'
import { TOURS } from './support/tour/tours.ts'

/** Takes a picture of every screen, wide and narrow, into docs/screens: of all games, or of those it is given. */
const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const wanted = process.argv.slice(2)
const house = new OpenHouse(chromiumReady())

await house.open()
try {
  for (const [game, tour] of Object.entries(TOURS)) {
    if (wanted.length > 0 && !wanted.includes(game)) continue
    const folder = `${FOLDER}${game}/`
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const phone of [false, true]) {
      const size = phone ? 'phone' : 'wide'
      await tour(house, { phone }, async (screen, { page }) => {
        // Pointers and carets are not part of the picture.
        await page.mouse.move(0, 0)
        await page.waitForTimeout(350)
        await page.screenshot({
          path: `${folder}${screen}-${size}.jpg`,
          type: 'jpeg',
          quality: 72,
          caret: 'hide',
        })
        console.log(`${game}/${screen}-${size}.jpg`)
      })
    }
  }
} finally {
  await house.close()
}
