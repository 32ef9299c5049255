import { fileURLToPath } from 'node:url'
import { OpenHouse } from './house.ts'

const FILE = fileURLToPath(new URL('../../../web/public/preview.jpg', import.meta.url))

/** As large as messengers want it. */
const SIZE = { width: 1200, height: 630 }

/** The home page's title and posters, without what one can do there. */
const STYLE = `
  header, footer, .rail, .chart, .meta, .choices { display: none !important }
  main { padding-top: 28px !important }
  .home { display: block !important }
  .hero h1 { font-size: 76px !important; line-height: 1.1 }
  .hero p { font-size: 22px !important; margin: 4px 0 24px !important }
`

/** Takes the picture that goes with links to any address of the server. */
export async function takePreview(chromium: string): Promise<void> {
  const house = new OpenHouse(chromium)
  await house.open()
  await house.begin('preview')
  const { page, base } = await house.visitor()
  await page.setViewportSize(SIZE)
  await page.goto(base)
  await page.locator('.posters').waitFor()
  // The page's policy forbids a style element, and allows a sheet that is made.
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
  }, STYLE)
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.screenshot({ path: FILE, type: 'jpeg', quality: 80, animations: 'disabled' })
  await house.close()
  console.log(FILE)
}
