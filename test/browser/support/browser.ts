import { tmpdir } from 'node:os'
import { type Browser, chromium } from 'playwright-core'

/** A name for this machine under which a browser trusts it no more than any other in the house. */
export const HOME_NETWORK = 'table.local'

/** In one process, as this Chromium is meant to run elsewhere, two people would share their cookies. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--mute-audio',
  // What is drawn again is drawn whole: the edges of a part would show in pictures, now and then.
  '--disable-partial-raster',
  `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`,
]

let browser: Promise<Browser> | null = null

/** One browser for all test files of a worker: everyone in a story has a context of their own. */
export async function sharedBrowser(executablePath: string): Promise<Browser> {
  if (browser === null || !(await browser).isConnected()) browser = launch(executablePath)
  return browser
}

/** For a program that ends when its work is done. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}

/** What Chromium writes into a home folder is as short-lived as its profile. */
function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ARGUMENTS, env: { ...process.env, HOME: tmpdir() } })
}
