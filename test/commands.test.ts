import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { pageReady } from '../scripts/page.mjs'
import { packagedNode } from '../scripts/ready.mjs'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: { readonly [name: string]: string }
}
/** Otherwise `npm start` would first say that it builds it. */
beforeAll(pageReady)

/** Those that a program of the house answers; the others are a package's. */
const OURS = Object.entries(scripts).flatMap(([name, line]) =>
  line.startsWith('node scripts/') ? [{ name, script: line.slice('node '.length) }] : [],
)
/** What they do not know themselves goes to vitest. */
const HANDING_ON = ['test', 'check']

interface End {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function end(script: string, ...words: string[]): Promise<End> {
  try {
    const { stdout, stderr } = await run(packagedNode, [`${root}/${script}`, ...words])
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

describe('every command of npm run', () => {
  test.each(OURS)('$name says with --help what it does, and does nothing else', async ({ name, script }) => {
    const { code, out, err } = await end(script, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^npm (run )?${name}\\b|dorsal`))
  })

  test.each(OURS.filter(({ name }) => !HANDING_ON.includes(name)))(
    '$name says in one sentence that it does not know an option, and ends with 2',
    async ({ script }) => {
      const { code, out, err } = await end(script, '--no-such-option')
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^[a-z-]+: .*--no-such-option.*\n$/)
    },
  )

  test('a number that is none, and a word that is too much, are said as well', async () => {
    expect((await end('scripts/crash.mjs', '--kills', 'many')).err).toBe(
      'crash: "many" of --kills is no number; npm run crash -- --help says what it takes.\n',
    )
    expect((await end('scripts/fuzz.mjs', 'everything')).err).toBe(
      'fuzz: "everything" is too much; npm run fuzz -- --help says what it takes.\n',
    )
    expect((await end('scripts/bench.mjs')).err).toMatch(/^bench: which of .*engine.*\?; npm run bench/)
  })
})
