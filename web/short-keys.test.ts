import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isOfPage } from './i18n/of-page.ts'
import { shortKeys, withShortKeys } from './short-keys.ts'

const WEB = fileURLToPath(new URL('.', import.meta.url))
const SRC = fileURLToPath(new URL('../src/', import.meta.url))

const short = shortKeys(WEB)
const gameOf = (key: string): string => /^(jaws|shark-island|sharks)\./.exec(key)?.[1] ?? ''

describe('keys in the built page', () => {
  it('are short, and no key of a game or of a kind is like them', () => {
    expect(short.size).toBeGreaterThan(1000)
    expect([...short.values()].filter((name) => !/^[a-zA-Z][a-zA-Z0-9]$/.test(name))).toEqual([])
  })

  it.each(['jaws', 'shark-island', 'sharks'])('are told apart where %s is spoken of', (game) => {
    const names = [...short].flatMap(([key, name]) => (['', game].includes(gameOf(key)) ? [name] : []))
    expect(new Set(names).size).toBe(names.length)
  })

  it('are said by the page alone: nothing that is sent, kept or written elsewhere is one', () => {
    const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    const said = sources.flatMap((file) =>
      [...readFileSync(SRC + file, 'utf8').matchAll(/['"`]([\w.-]+)/g)].map(([, key]) => key),
    )
    expect(said.filter((key) => short.has(key))).toEqual([])
  })

  it('speak of parts as whole ones do', () => {
    expect([...short].filter(([key, name]) => isOfPage(key) !== isOfPage(name))).toEqual([])
  })

  it('stay whole where a text puts them together of a kind and a thing', () => {
    expect(short.has('jaws.page.short.N')).toBe(false)
  })

  it('are shortened where they are said and where their text is, with what it depends on', () => {
    const keys = new Map([['end.won', 'ab']])
    expect(withShortKeys(`say('end.won') + "end.won" + 'end.wonder'`, keys)).toBe(
      `say('ab') + "end.won" + 'end.wonder'`,
    )
    expect(withShortKeys(`{ 'end.won?seat=me': 'You won' }`, keys)).toBe(`{ 'ab?seat=me': 'You won' }`)
  })
})
