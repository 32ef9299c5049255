import type { TestProject } from 'vitest/node'
import { chromiumReady } from '../../../scripts/chromium.mjs'
import { pageReady } from '../../../scripts/page.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the Chromium that all tests of the page start. */
    chromium: string
  }
}

/** Made ready once, before the first test, and by nobody else. */
export default function setup(project: TestProject): void {
  pageReady()
  project.provide('chromium', chromiumReady())
}
