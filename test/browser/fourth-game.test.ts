import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { fencedBlocks } from '../support/page.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data'])

/** Everything here is played in a copy of the project to which the document has been followed. */
const copy = mkdtempSync(join(tmpdir(), 'fourth-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

for (const entry of readdirSync(ROOT))
  if (!LEFT_OUT.has(entry))
    cpSync(join(ROOT, entry), join(copy, entry), {
      recursive: true,
      filter: (path) => !path.endsWith(join('docs', 'screens')),
    })
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

/** The two folders and the two lines. */
const page = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8')
const [inGames, onPage] = fencedBlocks(page, 'ts').map(({ text }) => text)
cpSync(join(ROOT, 'docs/minnows/src'), join(copy, 'src'), { recursive: true })
cpSync(join(ROOT, 'docs/minnows/web'), join(copy, 'web'), { recursive: true })
appendFileSync(join(copy, 'src/games/shelf.ts'), `${inGames}\n`)
appendFileSync(join(copy, 'web/boards/shelf.ts'), `${onPage}\n`)

/** What this run has set is not for a run inside it. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name)),
)

async function inCopy(...args: readonly string[]): Promise<string> {
  const options = { cwd: copy, env: environment, maxBuffer: 64 * 1024 * 1024 }
  try {
    return (await run(process.execPath, args, options)).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

const vitest = (project: string, ...args: readonly string[]): Promise<string> =>
  inCopy('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...args)
const dorsal = (...args: readonly string[]): Promise<string> => inCopy('src/cli/main.ts', ...args)

const MINUTES = 60_000

test(
  'types, format and import directions find nothing wrong with it',
  async () => {
    await inCopy('node_modules/typescript-7/bin/tsc')
    await inCopy('node_modules/svelte-check/bin/svelte-check', '--tsconfig', 'web/tsconfig.json')
    await vitest('rules', 'test/architecture.test.ts')
  },
  5 * MINUTES,
)

test(
  'every test that holds for all games holds for it: laws, words, options, seating, boards',
  async () => {
    const games = ['src/games/minnows', 'src/games/contents.test.ts', 'src/games/told-options.test.ts']
    await vitest('rules', ...games, 'web/boards', 'web/i18n', '-t', 'minnows')
    await vitest(
      'programs',
      'src/cli/play',
      'src/cli/messages.test.ts',
      'src/lab/roles.test.ts',
      '-t',
      'minnows',
    )
    expect(await dorsal('laws', 'minnows', '--games', '20', '--seed', 'fourth')).toContain('twins')
  },
  5 * MINUTES,
)

test(
  'bots play it in the lab and at a terminal, whose help names it',
  async () => {
    const report = await dorsal('simulate', 'minnows', '--games', '10', '--bots', 'mate', '--seed', 'fourth')
    expect(report).toContain('Lemon Shark')
    const told = await dorsal('play', 'minnows', '--people', '0', '--bots', 'cadet', '--seed', 'fourth')
    expect(told).toMatch(/Shark wins\.|win together\./)
    expect(told).not.toContain('⟨')
    expect(await dorsal('play', '--help')).toContain('--large-shoal')
  },
  5 * MINUTES,
)

test(
  'people play it on the page, and every screen of it is for everyone',
  async () => {
    const said = await vitest('browser', 'test/browser/every-game.test.ts', '-t', 'minnows')
    expect(said).toMatch(/4 passed/)
  },
  10 * MINUTES,
)
