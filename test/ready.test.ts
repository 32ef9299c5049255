import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodePackage } from '../scripts/platforms.mjs'

const SCRIPTS = fileURLToPath(new URL('../scripts', import.meta.url))
const NODE = join('node_modules', nodePackage(process.platform, process.arch) ?? '', 'bin')

/** Stands for npm: waits until it is told to go on, and brings a Node that says its version. */
const NPM = `#!/bin/sh
echo $$ >> installs
read word < go
mkdir -p ${NODE}
printf '#!/bin/sh\\necho v26\\n' > ${NODE}/node
[ "$word" = broken ] || chmod +x ${NODE}/node
[ "$word" != failed ]
`

let clone = ''
let running: ChildProcessWithoutNullStreams[] = []
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'dorsal-clone-'))
  running = []
  cpSync(SCRIPTS, join(clone, 'scripts'), { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(join(clone, file), '{}')
  writeFileSync(
    join(clone, 'command.mjs'),
    `import { prepare } from './scripts/prepare.mjs'
import { ready } from './scripts/ready.mjs'
prepare(ready)
console.log('ready')`,
  )
  mkdirSync(join(clone, 'bin'))
  writeFileSync(join(clone, 'bin', 'npm'), NPM, { mode: 0o755 })
  spawnSync('mkfifo', [join(clone, 'go')])
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(clone, { recursive: true, force: true })
})

/** A command of a fresh clone, what it has said so far, and how it ends. */
function command() {
  const env = { PATH: [join(clone, 'bin'), process.env.PATH].join(delimiter) }
  const child = spawn(process.execPath, [join(clone, 'command.mjs')], { cwd: clone, env })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text
  })
  return { child, said, ended: once(child, 'close').then(([code]) => code as number) }
}

/** The processes of npm so far. */
function npms(): number[] {
  const file = join(clone, 'installs')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
}

const installs = () => npms().length

/** Lets npm go on, once it is there to hear it. */
const goOn = (word: string) => appendFileSync(join(clone, 'go'), `${word}\n`)

const lock = () => join(clone, '.dorsal-installing')

describe('commands of a fresh clone', () => {
  test('at the same time install once: the others say that they wait, and go on', async () => {
    const first = command()
    await expect.poll(installs).toBe(1)
    const others = [command(), command()]
    for (const { said } of others)
      await expect.poll(() => said.err).toContain(`process ${first.child.pid} is`)
    goOn('well')
    for (const { ended, said } of [first, ...others]) {
      expect(await ended).toBe(0)
      expect(said.out).toBe('ready\n')
    }
    expect(installs()).toBe(1)
    expect(first.said.err).toBe('dorsal: installing what it needs (npm ci)\n')
    for (const { said } of others) expect(said.err).toMatch(/^dorsal: process \d+ is installing [^\n]*\n$/)
    expect(existsSync(lock())).toBe(false)
  })

  test('take over from one that was killed, and one of them installs', async () => {
    const killed = command()
    await expect.poll(installs).toBe(1)
    const others = [command(), command()]
    for (const { said } of others) await expect.poll(() => said.err).toContain('this waits')
    for (const pid of [killed.child.pid ?? 0, ...npms()]) process.kill(pid, 'SIGKILL')
    await killed.ended
    await expect.poll(installs).toBe(2)
    goOn('well')
    for (const { ended } of others) expect(await ended).toBe(0)
    expect(installs()).toBe(2)
  })

  test.each(['', '4194305', 'x'])('are not held up by a lock that says "%s"', async (text) => {
    writeFileSync(lock(), text)
    const { ended } = command()
    await expect.poll(installs).toBe(1)
    goOn('well')
    expect(await ended).toBe(0)
    expect(existsSync(lock())).toBe(false)
  })

  test.each([
    ['failed', /^dorsal: npm ci failed \(code 1\)$/m],
    ['broken', /^dorsal: Node 26 does not start \(.*EACCES.*\)$/m],
  ])('say in a sentence what %s, and the next one tries again', async (word, sentence) => {
    const first = command()
    await expect.poll(installs).toBe(1)
    const next = command()
    await expect.poll(() => next.said.err).toContain('this waits')
    goOn(word)
    expect(await first.ended).toBe(1)
    expect(first.said.err).toMatch(sentence)
    await expect.poll(installs).toBe(2)
    goOn('well')
    expect(await next.ended).toBe(0)
  })
})
