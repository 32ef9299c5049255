import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OpenHouse } from './support/house.ts'
import { tour } from './support/tour.ts'

/** Takes a picture of every screen, wide and narrow, into docs/screens. */
const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const house = new OpenHouse()

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
await house.open()
try {
  for (const phone of [false, true]) {
    const size = phone ? 'phone' : 'wide'
    await tour(house, { phone }, async (screen, { page }) => {
      // Pointers and carets are not part of the picture.
      await page.mouse.move(0, 0)
      await page.waitForTimeout(350)
      await page.screenshot({
        path: `${FOLDER}${screen}-${size}.jpg`,
        type: 'jpeg',
        quality: 72,
        caret: 'hide',
      })
      console.log(`${screen}-${size}.jpg`)
    })
  }
} finally {
  await house.close()
}
