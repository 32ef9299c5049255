import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { packagedNode } from '../scripts/ready.mjs'

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))

/** Says, when it is told to end, which modules of a server were loaded that it should not know. */
const WATCH = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    load(url, context, next) {
      if (/node_modules\\/pg|store\\/(postgres|move)/.test(url)) loaded.push(url)
      return next(url, context)
    },
  })
  process.on('exit', () => console.log('loaded ' + JSON.stringify(loaded)))
`

async function loadedBy(env: { readonly [name: string]: string }): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dorsal-loaded-'))
  const watch = `data:text/javascript,${encodeURIComponent(WATCH)}`
  const child = spawn(packagedNode, ['--import', watch, MAIN, 'serve'], {
    env: { PATH: process.env.PATH, LANG: 'C', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (text.includes('http://')) child.kill('SIGTERM')
  })
  await once(child, 'close')
  await rm(folder, { recursive: true, force: true })
  return JSON.parse(/^loaded (.*)$/m.exec(out)?.[1] ?? 'null')
}

test('a server that keeps its matches in a file loads nothing of PostgreSQL', async () => {
  expect(await loadedBy({})).toEqual([])
})

test('one that shares them does, so that the test above would notice', async () => {
  const shared = {
    DATABASE_URL: process.env.DORSAL_TEST_POSTGRES ?? '',
    CLUSTER_SECRET: 'sixteen letters!',
    DRAIN_DELAY: '0',
  }
  expect((await loadedBy(shared)).length).toBeGreaterThan(5)
})
