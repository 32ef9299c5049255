import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dorsal, dorsalHere, type Ran, start } from './support/dorsal.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dorsal-lab-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FEW = ['simulate', 'sharks', '--games', '8', '--threads', '1', '--seed', 's']
const SMALL = [...FEW, '--bots', 'random']

describe('simulate', () => {
  test.each([
    ['en', 'Sharks: 8 games between bots', 'Win rate by role', 'Shortfin Mako', /median/],
    ['fr', 'Sharks\u00a0: 8 parties entre bots', 'Victoires par rôle', 'Requin-taupe bleu', /médiane/],
  ])('prints a table in %s', async (language, title, roles, mako, median) => {
    const { code, out } = await dorsalHere([...SMALL, '--lang', language])
    expect(code).toBe(0)
    expect(out.startsWith(title)).toBe(true)
    expect(out).toContain(roles)
    expect(out).toContain(mako)
    expect(out).toMatch(median)
    expect(out).not.toContain('⟨')
    expect(out).not.toContain('NaN')
  })

  test('says which goals of a content are reached', async () => {
    const { out } = await dorsalHere([
      'simulate',
      'shark-island',
      '--games',
      '4',
      '--bots',
      'random',
      '--threads',
      '1',
      '--seed',
      's',
    ])
    expect(out).toMatch(/The Shark wins +[0-9.]+% +42.0% to 58.0% +(reached|MISSED)\n/)
    expect(out).toMatch(/games of 5 to 16 rounds .*90.0% or more/)
  })

  test('prints everything as one JSON document', async () => {
    const { out } = await dorsal([...SMALL, '--json', '--players', '4'])
    const report = JSON.parse(out)
    expect(report).toMatchObject({
      game: 'sharks',
      options: { players: 4 },
      bots: [{ level: 'random' }],
      seed: 's',
      games: 8,
      asked: 8,
      interrupted: false,
      seats: expect.any(Array),
      length: { decisions: { summary: { count: 8 } }, rounds: { summary: { count: 8 } } },
      points: { summary: { count: 32 } },
    })
    expect(report.seats).toHaveLength(4)
    expect(report.roles).toHaveLength(6)
    expect(report.sights).toContainEqual(
      expect.objectContaining({ kind: 'card', group: 'mako', name: 'big-game' }),
    )
  })

  test('gives the same for the same seed, and bots may think longer or be different', async () => {
    const facts = async (...flags: string[]): Promise<unknown> => {
      const { seconds: _, ...rest } = JSON.parse((await dorsalHere([...FEW, '--json', ...flags])).out)
      return rest
    }
    expect(await facts('--bots', 'random')).toEqual(await facts('--bots', 'random'))
    expect(await facts('--bots', 'greedy,random', '--iterations', '9')).toMatchObject({
      bots: [
        { level: 'greedy', iterations: 9 },
        { level: 'random', iterations: 9 },
      ],
      levels: [
        { id: 'greedy', games: 8 },
        { id: 'random', games: 8 },
      ],
    })
    expect(
      await facts('--bots', 'random', '--options', '{"sharks":["bull","tiger"],"hands":"open"}'),
    ).toMatchObject({
      roles: [{ id: 'bull' }, { id: 'tiger' }],
    })
  })

  test('plays with a content pack', async () => {
    const pack = join(folder, 'pack.json')
    const deck = [
      {
        id: 'one',
        name: both('One'),
        copies: 24,
        scores: { kind: 'variety', of: 'type', points: 1 },
        fact: 1,
        source: 'house',
      },
    ]
    const mako = { id: 'mako', name: both('Old Mako'), facts: [both('Old.')], deck }
    writeFileSync(pack, JSON.stringify({ game: 'sharks', sharks: { mako } }))
    const { out } = await dorsalHere([...SMALL, '--content', pack])
    expect(out).toContain('Old Mako')
    expect(out).toMatch(/\n {4}One +\d/)
  })

  describe('--html', () => {
    const page = async (language: string): Promise<string> => {
      const file = join(folder, `${language}.html`)
      const flags = ['--games', '12', '--html', file, '--lang', language, '--bots', 'random,greedy']
      const { code, err } = await dorsalHere([...FEW, ...flags])
      expect({ code, file: err.includes(file) }).toEqual({ code: 0, file: true })
      return readFileSync(file, 'utf8')
    }

    test.each(['en', 'fr'])('writes a whole page in %s that asks nobody for anything', async (language) => {
      const text = await page(language)
      expect(text).toMatch(/^<!doctype html>/)
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).not.toMatch(
        /https?:|\/\/|\b(src|href|srcset|data|action)=|url\(|@import|<script|<link|<iframe/i,
      )
      expect(text).toContain("default-src 'none'")
      expect(text).not.toMatch(/NaN|undefined|Infinity|⟨/)
    })

    test('has plots of everything, with words for those who do not see them', async () => {
      const text = await page('en')
      for (const colour of ['#f3ead6', '#0f4c5c', '#c8372d', '#e9b44c']) expect(text).toContain(colour)
      expect(text.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)?.length).toBe(
        text.match(/<svg /g)?.length,
      )
      for (const plot of [
        'Win rate by role',
        'Win rate by seat',
        'Win rate by level',
        'decisions',
        'Tiger Shark',
      ])
        expect(text).toContain(`<h3>${plot}</h3>`)
      expect(text.match(/class="dot"/g)).toHaveLength(6 + 2 + 2)
      expect(balanced(text)).toEqual([])
    })

    test('writes over a page of its own and over nothing else', async () => {
      await page('en')
      await page('en')
      const letter = join(folder, 'letter.txt')
      writeFileSync(letter, 'Dear Quint')
      const { code, out, err } = await dorsalHere([...SMALL, '--html', letter])
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toContain('is not a report of Dorsal')
      expect(readFileSync(letter, 'utf8')).toBe('Dear Quint')
    })
  })

  test.each([
    [['simulate'], 2, 'Something is missing'],
    [['simulate', 'chess'], 1, 'There is no game "chess"'],
    [['simulate', 'sharks', '--games', '0'], 2, '--games must be at least 1'],
    [['simulate', 'sharks', '--games', 'many'], 2, '--games needs a number'],
    [['simulate', 'sharks', '--players', '9'], 1, 'The option "players" does not fit'],
    [['simulate', 'sharks', '--options', '[1]'], 2, '--options needs a JSON object'],
    [['simulate', 'sharks', '--options', '{'], 2, '--options needs a JSON object'],
    [['simulate', 'sharks', '--options', '{"fins":3}'], 1, 'there is no such option'],
    [['simulate', 'sharks', '--bots', 'kraken'], 2, 'kraken'],
    [['simulate', 'sharks', '--bots', 'mate,mate,mate'], 2, '3 levels were given for 2 bots'],
    [['ladder', 'sharks', '--levels', 'mate'], 2, 'A ladder needs two levels at least'],
    [['ladder', 'sharks', '--levels', 'mate,kraken'], 2, 'kraken'],
    [['ladder', 'sharks', '--side', 'shark'], 2, 'alike'],
    [['ladder', 'jaws', '--side', 'mayor'], 2, 'There is no side “mayor” here'],
    [['ladder', 'sharks', '--players', '2,many'], 2, '--players needs a number'],
    [['ladder', 'sharks', '--players', '7'], 1, 'The option "players" does not fit'],
    [['laws', 'sharks', '--minutes', 'long'], 2, '--minutes needs a number'],
  ])('%j is refused', async (args, code, sentence) => {
    const ran = await dorsalHere(args)
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' })
    expect(ran.err).toContain(sentence)
  })
})

describe('Ctrl-C', () => {
  /** Lets it work for a while, then stops it. */
  async function stopped(args: readonly string[]): Promise<Ran> {
    const child = start(args, { cwd: folder })
    let [out, err] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text
    })
    child.stdin.end()
    // The first line of progress: some games are finished by then.
    await once(child.stderr, 'data')
    child.kill('SIGINT')
    const [code] = await once(child, 'close')
    return { code, out, err }
  }

  test('ends a simulation with what there is so far', async () => {
    const args = [
      'simulate',
      'sharks',
      '--games',
      '900000',
      '--bots',
      'random',
      '--threads',
      '1',
      '--seed',
      's',
    ]
    const { code, out, err } = await stopped([...args, '--html', 'part.html', '--json'])
    expect(code).toBe(130)
    const report = JSON.parse(out)
    expect(report.interrupted).toBe(true)
    expect(report.games).toBeGreaterThan(0)
    expect(err).toMatch(/^\d+ of 900000 games, [\d.,]+ a second, [\d:]+ left\n/)
    expect(err).toContain(`Stopped after ${report.games} of 900000 games: this is what there is so far.`)
    expect(readFileSync(join(folder, 'part.html'), 'utf8')).toContain('Stopped after ')
    expect(existsSync(join(folder, 'part.html.part'))).toBe(false)
  })

  test('ends a ladder with what there is so far', async () => {
    const { code, out, err } = await stopped([
      'ladder',
      'sharks',
      '--levels',
      'cadet,mate',
      '--threads',
      '1',
      // With this one it takes them eighty pairs to be told apart.
      '--seed',
      'a',
    ])
    expect(code).toBe(130)
    expect(err).toContain('Stopped before the end')
    expect(out).toMatch(/2 players +mate +cadet +not decided/)
  })
})

describe('ladder', () => {
  test('finds greedy better than random', async () => {
    const args = ['ladder', 'sharks', '--levels', 'random,greedy', '--minutes', '60', '--threads', '1']
    const table = await dorsalHere([...args, '--players', '2', '--seed', 's'])
    expect(table.code).toBe(0)
    expect(table.out).toMatch(/2 players +greedy +random +stronger +\d+\.\d% +/)
    const { out } = await dorsalHere([...args, '--players', '2', '--seed', 's', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      game: 'sharks',
      seed: 's',
      question: { none: 0.5, some: 0.6, wrongly: 0.02 },
      duels: [{ upper: 'greedy', lower: 'random', table: { players: 2 }, verdict: 'difference' }],
    })
  })

  test('tells the sides of JAWS apart', async () => {
    const args = [
      'ladder',
      'jaws',
      '--levels',
      'random,greedy',
      '--games',
      '9',
      '--seed',
      's',
      '--threads',
      '1',
    ]
    const { code, out } = await dorsalHere([...args, '--options', '{"mode":"act-1"}'])
    expect(code).toBe(0)
    for (const side of ['shark', 'crew'])
      expect(out).toMatch(
        new RegExp(`act-1 +greedy +random +${side} +[a-z: ]+ \\d+\\.\\d% +\\d+\\.\\d% +-?\\d+\\.\\d`),
      )
    expect(out).not.toContain('⟨')
  })

  test('says what was not decided, in French too', async () => {
    const args = [
      'ladder',
      'sharks',
      '--levels',
      'random,greedy',
      '--games',
      '2',
      '--lang',
      'fr',
      '--seed',
      's',
    ]
    const { out } = await dorsalHere([...args, '--players', '3', '--threads', '1'])
    expect(out).toMatch(/3 joueurs +greedy +random +indécis\u00a0: toutes les parties jouées/)
  })
})

test('laws says that they hold', async () => {
  const { code, out } = await dorsalHere(['laws', 'sharks', '--games', '6', '--seed', 's'])
  expect(code).toBe(0)
  expect(out).toMatch(/^The laws hold for Sharks \(seed "s"\)\.\n {2}6 games, \d+ decisions\n/)
  expect(out).not.toContain('⟨')
})

function both(text: string): { en: string; fr: string } {
  return { en: text, fr: text }
}

/** Tags that are opened and not closed, or the other way round. */
function balanced(text: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [tag, closing, name, alone] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/gi)) {
    if (alone === '/' || ['meta', 'br'].includes(name)) continue
    if (closing === '') open.push(name)
    else if (open.pop() !== name) wrong.push(tag)
  }
  return [...wrong, ...open]
}
