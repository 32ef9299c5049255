import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { HousePacks, readHousePacks } from './house-packs.ts'
import { LIMITS } from './limits.ts'
import { House, NO_HASTE } from './testing/house.ts'

const CALM = {
  game: 'sharks',
  name: { en: 'Calm', fr: 'Calme' },
  about: { en: 'No oil.', fr: 'Pas de marée noire.' },
  change: { tiles: { oil: { more: 0 }, relief: { more: 4 } } },
}

let folder: string
let house: House | null = null
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'dorsal-packs-')), 'packs')
})
afterEach(async () => {
  await house?.close()
  house = null
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

function put(files: { readonly [name: string]: unknown }): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
}

/** The packs of the folder, and the sentences that were logged of it. */
async function read(): Promise<{ packs: HousePacks; said: string[] }> {
  const said: string[] = []
  const stream = { write: (line: string) => void said.push(JSON.parse(line).msg) }
  const { log } = Fastify({ logger: { level: 'warn', stream } }) as { log: FastifyBaseLogger }
  return { packs: await readHousePacks(boxes, { packs: folder, limits: LIMITS }, log), said }
}

test('every game comes with a house pack that says in both languages what it changes', () => {
  const { infos } = new HousePacks(boxes)
  for (const { id } of boxes) {
    const own = infos.filter(({ game }) => game === id)
    expect(own.length).toBeGreaterThan(0)
    for (const { name, about } of own)
      for (const text of [name.en, name.fr, about.en, about.fr]) expect(text).not.toBe('')
  }
})

test('what is in the folder stands beside them; no folder is none', async () => {
  const shipped = new HousePacks(boxes).infos
  expect((await read()).packs.infos).toEqual(shipped)
  put({ 'calm.json': CALM, 'notes.txt': 'eggs, milk' })
  const { packs, said } = await read()
  expect(packs.infos).toEqual([
    ...shipped,
    { game: 'sharks', id: 'calm', name: CALM.name, about: CALM.about },
  ])
  expect(said).toEqual([])
})

test('a file that cannot be used is named in one sentence, and the others are there all the same', async () => {
  put({
    'calm.json': CALM,
    'Calm 2.json': CALM,
    'broken.json': '{"game": ',
    'chess.json': { game: 'chess' },
    'large.json': JSON.stringify('x'.repeat(LIMITS.packBody)),
    'nameless.json': { game: 'jaws' },
    'odd.json': { ...CALM, add: { tiles: [{ kind: 'whirlpool' }] } },
    'spring-tide.json': CALM,
  })
  const { packs, said } = await read()
  expect(packs.infos.map(({ id }) => id)).toContain('calm')
  expect(packs.infos).toHaveLength(boxes.flatMap(({ housePacks = [] }) => housePacks).length + 1)
  expect(said.map((each) => /^the house pack (\S.*\.json) is left out: (.*)$/.exec(each)?.slice(1))).toEqual([
    ['Calm 2.json', expect.stringContaining('small letters, digits and dashes')],
    ['broken.json', expect.any(String)],
    ['chess.json', 'There is no game "chess".'],
    ['large.json', 'That is too large.'],
    ['nameless.json', 'The content pack does not fit: pack: lacks name and about.'],
    ['odd.json', expect.stringContaining('tiles: must not be longer than 9')],
    ['spring-tide.json', 'There is a house pack called "spring-tide" already.'],
  ])
})

test('a table is laid with one by its id, and keeps its content when the house no longer has it', async () => {
  put({ 'calm.json': CALM })
  house = await House.open({
    packs: folder,
    limits: { ...NO_HASTE, packsOfPerson: { burst: 0, perSecond: 0 } },
  })
  const ann = await house.guest('Ann')
  const { packs } = (await ann.get('/api/packs')).body
  expect(packs.at(-1)).toMatchObject({ game: 'sharks', id: 'calm' })
  const looked = (await ann.post('/api/packs', { game: 'sharks', pack: 'calm' })).body
  expect(looked.changed).toContain('tiles')
  // Nobody is charged for what the house has.
  const { status, body } = await ann.post('/api/matches', { game: 'sharks', pack: 'calm' })
  expect([status, body.room.content]).toEqual([201, looked.content])
  expect((await ann.get(`/api/contents/${looked.content}`)).body).toMatchObject({ name: CALM.name })
  expect((await ann.post('/api/matches', { game: 'jaws', pack: 'calm' })).body.code).toBe('no-such-pack')

  rmSync(folder, { recursive: true })
  await house.restart()
  Object.assign(ann, { base: house.base })
  expect((await ann.get(`/api/matches/${body.match}`)).body.room.content).toBe(looked.content)
  expect((await ann.get(`/api/contents/${looked.content}`)).body).toMatchObject({ name: CALM.name })
  expect((await ann.post('/api/matches', { game: 'sharks', pack: 'calm' })).status).toBe(404)
})
