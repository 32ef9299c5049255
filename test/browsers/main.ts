import { readArguments } from '../../scripts/arguments.mjs'
import { pageReady } from '../../scripts/page.mjs'
import { prepare } from '../../scripts/prepare.mjs'
import { OpenHouse } from '../browser/support/house.ts'
import type { Driven } from './driven.ts'
import { openFirefox } from './firefox.ts'
import { programPath } from './programs.ts'
import { play, STORIES } from './story.ts'
import { openWebkit } from './webkit.ts'

const HELP = `npm run browsers [-- firefox webkit]

Plays a short story of each game in other browsers than Chromium, from the home page to the end and the replay, against a
server of its own with scripted bots. It needs what Debian has for it; of any other system it takes what is on the PATH:

  firefox   firefox-esr, or firefox, from 129 on (it speaks WebDriver BiDi itself)
  webkit    webkit2gtk-driver (WebKitWebDriver and WebKitGTK's MiniBrowser) and xvfb (Xvfb), for a display

  apt-get install firefox-esr webkit2gtk-driver xvfb

It ends with 0 when every story came to its end, 1 when one did not or a browser did not open, 2 when it was not understood, and
69 when a browser that it was to try is not installed; the others are tried all the same.`

const FAILED = 1
/** EX_UNAVAILABLE of sysexits. */
const MISSING = 69

/** A browser to try: what it takes, and how it is opened with that. */
interface Browser {
  /** Any of the names in a row will do. */
  readonly needs: readonly (readonly string[])[]
  open(programs: readonly string[]): Promise<Driven>
}

const BROWSERS: { readonly [name: string]: Browser } = {
  firefox: {
    needs: [['firefox-esr', 'firefox']],
    open: ([firefox]) => openFirefox(firefox),
  },
  webkit: {
    needs: [['WebKitWebDriver'], ['Xvfb']],
    open: ([driver, xvfb]) => openWebkit(driver, xvfb),
  },
}

const { words } = readArguments('browsers', HELP, { words: { known: Object.keys(BROWSERS) } })

for (const name of words.length > 0 ? words : Object.keys(BROWSERS)) {
  const { needs, open } = BROWSERS[name]
  const programs = needs.map((names) => names.map(programPath).find((path) => path !== null) ?? null)
  const missing = needs.filter((_, index) => programs[index] === null).map(([first]) => first)
  if (missing.length > 0) {
    console.error(
      `browsers: ${name} was not tried: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed; --help says what it needs.`,
    )
    process.exitCode ??= MISSING
    continue
  }
  const driven = await open(programs.filter((path) => path !== null)).catch((error: unknown) => {
    process.exitCode = FAILED
    console.error(`browsers: ${name} does not open: ${error instanceof Error ? error.message : error}.`)
    return null
  })
  if (driven === null) continue
  prepare(pageReady)
  await tell(name, driven)
}
// What a browser that does not open leaves running would be waited for.
process.exit()

/** Plays every story in one browser, each in a house of its own, and says what came of it. */
async function tell(name: string, driven: Driven): Promise<void> {
  console.log(`${name}: ${driven.name}`)
  for (const story of STORIES) {
    const house = new OpenHouse('')
    await house.open()
    await house.begin(`${name} ${story.game}`)
    try {
      const answers = await play(house, driven, story)
      if (driven.faults.length > 0) throw new Error(driven.faults.join('\n'))
      console.log(`  ${story.game}: to the end and the replay, ${answers} answers`)
    } catch (error) {
      process.exitCode = FAILED
      console.error(`  ${story.game}: FAILED`, error)
      console.error(await driven.run<string>('() => document.body.innerText').catch(() => ''))
    }
    await house.close()
  }
  await driven.close()
}
