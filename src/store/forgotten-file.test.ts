import { appendFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgottenIn } from './files.ts'
import { openForgotten } from './forgotten-file.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dorsal-forgotten-'))
  file = forgottenIn(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('who was forgotten is known again, once, by an id that nobody else may read', async () => {
  const list = await openForgotten(file)
  expect(list.all()).toEqual([])
  for (const person of ['ann_-1', 'bob', 'ann_-1']) await list.add(person)
  expect(list.all()).toEqual(['ann_-1', 'bob'])
  expect((await openForgotten(file)).all()).toEqual(['ann_-1', 'bob'])
  expect((await readFile(file, 'utf8')).match(/ann/g)).toHaveLength(1)
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('half a line that was left takes nobody else with it', async () => {
  await (await openForgotten(file)).add('ann')
  await appendFile(file, 'bo')
  await (await openForgotten(file)).add('cleo')
  expect((await openForgotten(file)).all()).toEqual(['ann', 'bo', 'cleo'])
})

test('a list that cannot be read is no empty one', async () => {
  await mkdir(file)
  await expect(openForgotten(file)).rejects.toMatchObject({ code: 'store-unopenable' })
})
