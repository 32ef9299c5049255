import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Bare } from '#server/testing/bare.ts'
import { Guest, type Seated } from '#server/testing/guest.ts'
import { packagedNode } from '../scripts/ready.mjs'
import { dorsal } from './support/dorsal.ts'
import { ServerProcess } from './support/server-process.ts'

const HASTE = { LIMITS_TIMES: '10000' }

async function begin(server: ServerProcess) {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => new Guest(server.base).named(name)))
  const { match } = (await people[0].post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body
  const seat = 'great-white'
  const { code } = (await people[0].post(`/api/matches/${match}/invitations`, { seat })).body
  await people[1].post(`/api/matches/${match}/seats`, { seat, code })
  return { match, people, sockets: await Promise.all(people.map((guest) => guest.at(match))) }
}

const say = (socket: Seated, text: string): Promise<string> => socket.do('say', { channel: 'table', text })

describe('what cannot be served is said in one sentence, by a process that ends:', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dorsal-serve-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const refused = async (env: { readonly [name: string]: string }) => {
    const around = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' }
    const { code, out, err } = await dorsal(['serve'], { env: { ...around, ...env } })
    expect(out).toBe('')
    expect(err).toMatch(/^dorsal: [^\n]+\n$/)
    return { code, err }
  }

  test.each([
    ['TRUST_PROXY', 'true', 'loopback'],
    ['HOST', '192.0.2.1', 'address'],
  ])('%s %s', async (name, value, wanted) => {
    const { code, err } = await refused({ [name]: value })
    expect(code).toBe(2)
    expect(err).toContain(`${name} cannot be "${value}"`)
    expect(err).toContain(wanted)
  })

  test('a port that somebody else has', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { readonly port: number }
    const { code, err } = await refused({ PORT: String(port) })
    expect(code).toBe(1)
    expect(err).toContain(`PORT ${port}`)
    other.close()
  })

  test('a folder that cannot be made', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, err } = await refused({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(err).toContain(file)
  })
})

test('signals to the script that starts it, twice as npm and a terminal do, end it as gently', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dorsal-serve-'))
  const script = new URL('../scripts/run.mjs', import.meta.url)
  const program = `import { run } from '${script}'; run('src/cli/main.ts', ['serve'])`
  const env = {
    ...process.env,
    LANG: 'C',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  }
  const child = spawn(packagedNode, ['--input-type=module', '-e', program], { env })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length > 1) continue
    child.kill('SIGTERM')
    child.kill('SIGINT')
    child.kill('SIGTERM')
  }
  if (child.exitCode === null) await once(child, 'exit')
  expect([child.exitCode, lines.at(-1)]).toEqual([0, 'Dorsal is closing.'])
  rmSync(folder, { recursive: true, force: true })
})

/** So many blocks hold the database, and not much talk. */
const SMALL = 500

// Windows has no such bound.
test.skipIf(process.platform === 'win32')(
  'a disk that fails ends it with a code, and nothing that was acknowledged is lost',
  async () => {
    const server = new ServerProcess({ ...HASTE, LOG_LEVEL: 'error', NODE_DISABLE_COMPILE_CACHE: '1' }, SMALL)
    await server.start()
    const { match, people, sockets } = await begin(server)
    let said = 0
    let answer = 'ok'
    while (answer === 'ok') {
      answer = await say(sockets[0], `${said} ${'x'.repeat(400)}`)
      if (answer === 'ok') said++
    }
    expect(answer).toMatch(/^(closing|closed 1001)$/)
    expect(await server.ended()).toBe(74)
    expect(sockets.map(({ closing }) => closing)).toEqual([true, true])
    expect(server.log).toMatch(/^dorsal: The disk failed \([^\n]+\)[^\n]+ 74[^\n]+\n$/)

    const again = new ServerProcess({ DATA_DIR: server.folder })
    await again.start()
    const { room } = (await Object.assign(people[0], { base: again.base }).get(`/api/matches/${match}`)).body
    expect(room.talk.at(-1)?.text ?? '').toMatch(/^\d+ x+$/)
    const last = Number(room.talk.at(-1)?.text.split(' ')[0])
    expect(last === said - 1 || last === said).toBe(true)
    await again.end()
    await server.end()
  },
)

// How long that takes is told by a given clock in src/server/drain.test.ts.
test('signals by the dozen end it once, whoever is connected and whatever they do', async () => {
  const server = new ServerProcess({ ...HASTE, LOG_LEVEL: 'error' })
  await server.start()
  const { match, people, sockets } = await begin(server)
  const deaf = await people[1].at(match)
  deaf.socket.pause()
  const head = 'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const half = await Bare.at(server.base, `${head}Content-Length: 100\r\n\r\n{"name"`)
  const answers: string[] = []
  const talk = async (socket: Seated): Promise<void> => {
    while (socket.closed === null) {
      const texts = Array.from({ length: 10 }, (_, index) => say(socket, `line ${index}`))
      answers.push(...(await Promise.all(texts)))
    }
  }
  const talking = Promise.all(sockets.map(talk))
  await sockets[0].until(() => answers.length >= 40)
  for (const name of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const) server.signal(name)
  await sockets[0].until(() => sockets[0].closing)
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) server.signal(name)
  expect(await server.ended()).toBe(0)
  await Promise.all([talking, half.closed])
  deaf.socket.terminate()
  expect(sockets.map(({ closing, closed }) => [closing, closed])).toEqual([
    [true, 1001],
    [true, 1001],
  ])
  const kept = answers.filter((answer) => answer === 'ok').length
  for (const answer of answers) expect(answer).toMatch(/^(ok|closing|closed 1001)$/)

  await server.stop()
  await server.start()
  const found = (await people[0].get(`/api/matches/${match}`)).body.room
  expect(found.talk.length).toBe(Math.min(kept, 200))
  await server.end()
})
