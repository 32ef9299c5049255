import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layOut } from '#games/jaws/act-2/testing.ts'
import { jaws } from '#games/jaws/index.ts'
import { writeRecord } from '#kernel/match/record.ts'
import { prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { dorsal } from './support/dorsal.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dorsal-chum-'))
  const crew = { quint: 'b1', brody: 'b4', hooper: 'b8' }
  const {
    content,
    match: locked,
    game,
  } = layOut({ crew, cards: '1a 2b 3a', gear: { brody: 'chum' } }).lock('B')
  const setup = prepareMatch(jaws, { options: { mode: 'act-2' }, pack: content, seed: '7'.repeat(64) })
  const match = startMatch(jaws, setup)
  match.lay(game.write(locked.state), {})
  writeFileSync(join(folder, 'locked.save'), writeRecord(jaws, setup, match))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Brody prepares, and then answers each time he is asked whether he throws his Chum. */
async function prepared(language: string, ...lines: readonly string[]): Promise<string> {
  const input = ['stay', '2', 'target w4', ...lines].map((line) => `${line}\n`).join('')
  const flags = `play --resume locked.save --human brody --bots random --lang ${language}`
  const { out, err } = await dorsal(flags.split(' '), { input, cwd: folder })
  expect(err).toBe('')
  return out
}

test.each([
  ['en', 'Throw the Chum?', 'Enter to let it be', 'throws the Chum'],
  ['fr', 'Jeter les appâts ?', 'Entrée pour passer', 'joue la carte'],
])(
  'at a terminal whoever is prepared is asked before the others whether they throw their Chum (%s)',
  async (...words) => {
    const [language, question, prompt, thrown] = words
    const out = await prepared(language, 'chum')
    expect(out.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(question)
    expect(out).toContain(prompt)
    expect(out).toContain(thrown)
    expect(out.split(prompt).length - 1).toBe(1)
  },
)

test('whoever lets it be is asked again before the next, and not more often', async () => {
  const out = await prepared('en', '', '')
  expect(out.split('Enter to let it be').length - 1).toBe(2)
  expect(out).not.toContain('throws the Chum')
})
