import { copyFile, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Guest } from '#server/testing/guest.ts'
import { databaseIn, forgottenIn } from '#store/files.ts'
import { dorsal } from './support/dorsal.ts'
import { ServerProcess } from './support/server-process.ts'

const NAME = 'Éowyn-7461'
const LINE = 'meet me behind the buoy'

let server: ServerProcess
beforeEach(async () => {
  server = new ServerProcess()
  await server.start()
})
afterEach(() => server.end())

async function found(): Promise<string[]> {
  const files = (await readdir(server.folder)).filter((file) => file !== 'copy')
  const bytes = Buffer.concat(await Promise.all(files.map((file) => readFile(join(server.folder, file)))))
  return [NAME, LINE].filter((text) => bytes.includes(Buffer.from(text, 'utf8')))
}

/** Says something at a table of their own, against a bot. */
async function talks(): Promise<Guest> {
  const guest = await new Guest(server.base).named(NAME)
  const seats = { 'great-white': 'me', mako: { bot: 'random' } }
  const { match } = (await guest.post('/api/matches', { game: 'sharks', seats })).body
  const seated = await guest.at(match)
  expect(await seated.do('ready', { on: true })).toBe('ok')
  expect(await seated.do('say', { channel: 'table', text: LINE })).toBe('ok')
  await seated.leave()
  return guest
}

test('dorsal backup, forgotten since, put back: nothing of it is there when the server answers, and nothing is in its log', async () => {
  const guest = await talks()
  const copy = join(server.folder, 'copy')
  expect(await dorsal(['backup', copy], { env: { DATA_DIR: server.folder } })).toMatchObject({ code: 0 })
  expect((await guest.post('/api/me/forget', { forever: true })).status).toBe(204)
  expect(await server.stop()).toBe(0)

  await copyFile(copy, databaseIn(server.folder))
  expect(await found()).toEqual([NAME, LINE])
  await server.start()
  expect(await found()).toEqual([])
  expect(await server.stop()).toBe(0)
  expect(await found()).toEqual([])

  // Whoever loses the list has it all back.
  await copyFile(copy, databaseIn(server.folder))
  await rm(forgottenIn(server.folder))
  await server.start()
  expect(await found()).toEqual([NAME, LINE])
  for (const text of [NAME, LINE, guest.id]) expect(server.log).not.toContain(text)
})
