import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { dorsalHere } from './support/dorsal.ts'

const RECORDS = fileURLToPath(new URL('records/shark-island', import.meta.url))

/** Complete games of Shark Island: a change that alters one raises the rules number. */
describe.each(readdirSync(RECORDS))('%s', (name) => {
  const file = `${RECORDS}/${name}`
  const [, hunter] = /"hunters":\["([a-z]+)"/.exec(readFileSync(file, 'utf8')) ?? ['', '']

  test('is verified', async () => {
    const { code, out, err } = await dorsalHere(['verify', file])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Everything fits.')
  })

  test.each(['en', 'fr'])('is told in words, in %s and through all eyes', async (language) => {
    for (const eyes of ['all', 'spectator', 'shark', hunter]) {
      const { code, out, err } = await dorsalHere(['replay', file, '--lang', language, '--seat', eyes])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).not.toContain('⟨')
    }
  })

  test('nobody but the Shark is told its strategy before the end', async () => {
    const { out } = await dorsalHere(['replay', file, '--seat', hunter])
    expect(out).toContain('The Shark has chosen a strategy.')
    expect(out).not.toContain('You chose')
  })
})
