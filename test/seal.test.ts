import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '#kernel/hash.ts'
import { House } from '#server/testing/house.ts'
import { dorsalHere } from './support/dorsal.ts'

const NUMBER = sha256('a number of Ann')

describe('the seal of a match at a server', () => {
  let house: House
  let shown = ''
  const file = join(mkdtempSync(join(tmpdir(), 'dorsal-seal-')), 'match.record')

  beforeAll(async () => {
    house = await House.open()
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = await Promise.all(guests.map((guest) => guest.at(match)))
    shown = ann.room?.commitment ?? ''
    expect(await ann.do('ready', { on: true, number: NUMBER })).toBe('ok')
    expect(await bob.do('ready', { on: true })).toBe('ok')
    expect(await ann.do('concede')).toBe('ok')
    writeFileSync(file, (await guests[0].get(`/api/matches/${match}/record`)).text)
  })
  afterAll(() => house.close())

  test('is verified with what was shown before anyone was ready', async () => {
    const { code, out, err } = await dorsalHere(['verify', file, '--commitment', shown.toUpperCase()])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`Commitment: fits secret, rules, content and options (${shown}).`)
    expect(out).toContain('It is the one that was shown.')
    expect(out).toContain(
      `one number that a player added.\n  Great White: ${NUMBER}\n  Shortfin Mako: added none\n`,
    )
    expect(out).toContain('Takebacks: 0.')
  })

  test('is not that of a match that was sealed with another, whatever fits in it', async () => {
    const other = sha256('what was shown')
    const { code, out, err } = await dorsalHere(['verify', file, '--commitment', other])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe(
      `dorsal: This is not the match that was sealed with ${other}: its own commitment is ${shown}.\n`,
    )
    expect((await dorsalHere(['verify', file])).code).toBe(0)
  })

  test.each(['', '1234', `${'0'.repeat(63)}g`])('cannot be asked for by "%s"', async (digits) => {
    const { code, err } = await dorsalHere(['verify', file, `--commitment=${digits}`])
    expect({ code, err }).toEqual({
      code: 2,
      err: 'dorsal: --commitment needs the 64 hexadecimal digits that were shown.\n',
    })
  })

  test('is told in French too', async () => {
    const { out } = await dorsalHere(['verify', file, '--commitment', shown, '--lang', 'fr'])
    expect(out).toContain('C’est bien celui qui a été montré.')
    expect(out).toMatch(/aucun nombre ajouté/)
  })
})

test('a record whose seed was given says so', async () => {
  const { out } = await dorsalHere(['verify', 'test/records/sharks-2-random.record'])
  expect(out).toContain('Seed: given as it is, by whoever began the match.')
  expect(out).not.toContain('added')
})
