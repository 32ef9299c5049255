import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The version that its scores are told by; another one weighs them otherwise. */
const VERSION = '12'
const FOLDER = join(tmpdir(), `dorsal-lighthouse-${VERSION}`)
const CLI = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js')
const MEGABYTES = 64 * 1024 * 1024

/** What Lighthouse says of one load. */
export interface Load {
  readonly score: number
  /** Milliseconds until the first and the largest thing is drawn, and in which nothing could be answered. */
  readonly first: number
  readonly largest: number
  readonly blocked: number
  readonly shift: number
}

/** It is fetched when it is asked for: nothing of Dorsal depends on it. */
export async function fetchLighthouse(progress: (line: string) => void): Promise<void> {
  if (existsSync(CLI)) return
  progress(`fetching Lighthouse ${VERSION}`)
  mkdirSync(FOLDER, { recursive: true })
  const words = [
    'install',
    '--prefix',
    FOLDER,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `lighthouse@${VERSION}`,
  ]
  await run('npm', words, { cwd: FOLDER, maxBuffer: MEGABYTES })
}

/** Loads a page once as Lighthouse does for phones, in the browser at a port, which is somebody already. */
export async function look(url: string, port: number): Promise<Load> {
  const words = [
    CLI,
    url,
    `--port=${port}`,
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    '--max-wait-for-load=60000',
  ]
  const { stdout } = await run(process.execPath, words, {
    cwd: FOLDER,
    maxBuffer: MEGABYTES,
    env: { ...process.env, CI: '1' },
  })
  const { categories, audits, runtimeError } = JSON.parse(stdout)
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (audit: string): number => audits[audit].numericValue
  return {
    score: Math.round(categories.performance.score * 100),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}
