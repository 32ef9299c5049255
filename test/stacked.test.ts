import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import { writeAbandoned } from '#kernel/match/record.ts'
import { prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { dorsalHere } from './support/dorsal.ts'

const folder = mkdtempSync(join(tmpdir(), 'dorsal-stacked-'))
const file = join(folder, 'laid.record')

beforeAll(() => {
  const setup = prepareMatch(sharks, { options: { first: 'mako' }, seed: '7'.repeat(64) })
  const match = startMatch(sharks, setup)
  match.lay(null, { tile: ['tide'] })
  match.lay({ ...(match.state as object), round: 3 }, {})
  writeFileSync(file, writeAbandoned(sharks, setup, match))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('verify and replay say that a record is of a match that was set by hand', async () => {
  const verified = await dorsalHere(['verify', file])
  expect([verified.code, verified.err]).toEqual([0, ''])
  expect(verified.out).toContain('Stacked: a position or draws were set by hand 2 times.\n')
  expect((await dorsalHere(['replay', file])).out).toContain('Some draws were decided beforehand.')
  const french = await dorsalHere(['verify', file, '--lang', 'fr'])
  expect(french.out).toContain(
    'Arrangée\u00a0: une position ou des tirages ont été choisis à la main 2 fois.\n',
  )
})
