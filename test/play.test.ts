import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { dorsal, dorsalHere, type Ran, start } from './support/dorsal.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dorsal-play-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function play(flags: string, lines: readonly string[], env = {}): Promise<Ran> {
  const input = lines.map((line) => `${line}\n`).join('')
  return dorsal(['play', ...flags.split(' ')], { input, cwd: folder, env })
}

/** More answers than a game asks for; those that do not fit are asked again. */
function answers(seed: string): string[] {
  const chance = new FastChance(seed)
  return Array.from({ length: 3_000 }, () => String(1 + chance.upTo(4)))
}

describe('a game from the first question to the record', () => {
  test.each([
    ['en', 'Great White to play', /Great White: \d+ points?\n/],
    ['fr', 'au tour de Grand requin blanc', /Grand requin blanc\s: \d+ points?\n/],
  ])('in %s', async (language, turn, points) => {
    const file = `whole-${language}.record`
    const flags = `sharks --players 3 --bots random --seed s --lang ${language} --save ${file}`
    const { code, out, err } = await play(flags, answers(language))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(turn)
    expect(out).toMatch(points)
    expect(out).not.toContain('⟨')
    expect(out).not.toContain('\x1b')
    expect(longest(out.split('\n').filter((line) => !line.includes(file)))).toBeLessThanOrEqual(80)
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^dorsal record 1\n/)
    expect(await dorsal(['verify', file], { cwd: folder })).toMatchObject({ code: 0, err: '' })
  })

  test('by bots alone, told to a watcher', async () => {
    const { code, out } = await play('sharks --people 0 --bots random,greedy --seed s', [])
    expect(code).toBe(0)
    expect(out).toMatch(/wins?( together)?\.\n$/)
    expect(out).not.toMatch(/draws “|draws [A-Z]/)
  })

  test.each(['en', 'fr'])('of JAWS, both acts, in %s', async (language) => {
    const { code, out, err } = await play(`jaws --people 0 --bots random --seed s --lang ${language}`, [])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(language === 'en' ? 'Act 1 is over' : 'L’acte 1 est fini')
    expect(out).not.toContain('⟨')
  })
})

test('what is typed wrong is answered, and asked again', async () => {
  const lines = [
    '99',
    'fly',
    'swim a1',
    'undo',
    'save',
    'help',
    'rules',
    'log',
    'board',
    '',
    '  start   north-a ',
  ]
  const { code, out, err } = await play('sharks --bots random --seed s', lines)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  for (const said of [
    'Type a number from 1 to ',
    '"fly" is not an action of this game.',
    'First answer what is asked now.',
    'There is nothing of yours to take back',
    'Give it a name: save FILE.',
    'save [FILE]',
    'Aggression: swims through other sharks',
    'Tide: Draw a creature from any bag',
    'Shortfin Mako draws 3 score cards.',
    'Great White waits north of a1.',
    'The game was left unfinished.',
  ])
    expect(flowing(out)).toContain(said)
})

test('a player sees their own cards and nobody else’s', async () => {
  const stacked = await play('sharks --bots random --seed s', ['log'])
  expect(flowing(stacked.out)).toMatch(/♦ [A-Z][^♦]*, 0 points now: /)
  expect(stacked.out).not.toMatch(/Shortfin Mako: [A-Z]/)
  const open = await play('sharks --bots random --seed s --open-hands', [])
  expect(open.out).toMatch(/M Shortfin Mako: [A-Z]/)
})

describe('people passing the terminal', () => {
  test('have a curtain between them while cards are secret', async () => {
    const { out } = await play('sharks --people 2 --seed s', ['', '1', '', '1', '', '1'])
    expect(out.match(/Pass the terminal to /g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('have none when all lies open', async () => {
    const { out } = await play('sharks --people 2 --seed s --open-hands', ['1', '1', '1'])
    expect(out).not.toContain('Pass the terminal')
  })

  test('may hold any seats', async () => {
    const { out } = await play(
      'sharks --sharks tiger,bull,mako --human bull --human mako --bots random --seed s',
      ['', '1'],
    )
    expect(out).toContain('Bull Shark to play')
    expect(out).not.toContain('Tiger Shark to play')
  })
})

describe('leaving', () => {
  test('with quit asks where to save, and the game goes on from there', async () => {
    const left = await play('sharks --bots random --seed s', ['1', 'quit', 'later.save'])
    expect(left.out).toContain('dorsal play --resume later.save')
    const back = await play('--resume later.save --bots random', ['log', 'save again.save'])
    expect(back.out).toContain('Great White waits')
    expect(back.out).toContain('Saved in again.save')
    expect(readFileSync(join(folder, 'again.save'), 'utf8')).toContain(
      readFileSync(join(folder, 'later.save'), 'utf8').trimEnd(),
    )
  })

  test('at the end of input saves where it was told to', async () => {
    const { code, out } = await play('sharks --bots random --seed s --save end.save', ['1'])
    expect({ code, saved: out.includes('Saved in end.save') }).toEqual({ code: 0, saved: true })
    expect((await dorsal(['verify', 'end.save'], { cwd: folder })).code).toBe(0)
  })

  test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('by %s saves, too', async (signal) => {
    const file = join(folder, `${signal}.save`)
    const child = start(['play', 'sharks', '--bots', 'random', '--seed', 's', '--save', file])
    await once(child.stdout, 'data')
    child.stdin.write('1\n')
    await once(child.stdout, 'data')
    child.kill(signal)
    expect(await once(child, 'close')).toEqual([0, null])
    expect((await dorsalHere(['verify', file])).code).toBe(0)
  })

  test('never writes over what is not a game', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear captain,\n')
    const { out } = await play('sharks --bots random --seed s', [
      'save letter.txt',
      'save no/such/folder.save',
    ])
    expect(out).toContain('letter.txt exists and is not a game of Dorsal')
    expect(out).toContain('Cannot write no/such/folder.save: there is no such file')
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear captain,\n')
  })
})

test('without anybody at the keyboard it says what to do', async () => {
  for (const args of [['play'], ['play', '--lang', 'fr']]) {
    const { code, out, err } = await dorsal(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/"dorsal play --help" says more|«\sdorsal play --help\s» en dit plus/)
  }
})

test('a pipe that nobody writes to and nobody closes is not waited for', async () => {
  const child = start(['play', 'sharks', '--bots', 'random'])
  expect(await once(child, 'close')).toEqual([0, null])
})

test('the language is that of the flag, or else of the environment', async () => {
  const french = { LANG: 'fr_FR.UTF-8' }
  expect((await dorsal(['help'], { env: french })).out).toContain('une table pour')
  expect((await dorsal(['help', '--lang', 'en'], { env: french })).out).toContain('a table for')
  expect((await dorsal(['help'], { env: { ...french, LC_ALL: 'C' } })).out).toContain('a table for')
})

test('a pack of one’s own is played with', async () => {
  const pack = JSON.parse((await dorsal(['content', 'sharks'])).out)
  pack.sharks.mako.name.en = 'Blue Bullet'
  writeFileSync(join(folder, 'pack.json'), JSON.stringify(pack))
  expect((await play('sharks --content pack.json --seed s --bots random', [])).out).toContain('M Blue Bullet')
  expect((await dorsal(['content', 'sharks', '--check', 'pack.json'], { cwd: folder })).out).toContain(
    'good pack',
  )
  pack.trash[0].count = 7
  writeFileSync(join(folder, 'pack.json'), JSON.stringify(pack))
  expect(await dorsal(['content', 'sharks', '--check', 'pack.json'], { cwd: folder })).toEqual({
    code: 1,
    out: '',
    err: 'dorsal: The content pack does not fit: trash: must be 32 in all, not 31.\n',
  })
})

describe('a command that is not called as it should be is told so in one sentence', () => {
  const cases: [args: string, code: number, says: string][] = [
    ['swim', 2, 'There is no command "swim"'],
    ['toString', 2, 'There is no command "toString"'],
    ['play --fast', 2, 'There is no flag --fast'],
    ['play --lang', 2, '--lang needs a value'],
    ['play --lang de', 2, 'There is no language "de"'],
    ['play --open-hands=yes', 2, '--open-hands takes no value'],
    ['play sharks jaws', 2, '"jaws" is one word too many'],
    ['play chess', 1, 'There is no game "chess"'],
    ['play sharks --players many', 2, '--players needs a number'],
    ['play sharks --players 9', 1, '"players" does not fit'],
    ['play sharks --sharks mako,whale', 1, '"sharks.1" does not fit'],
    ['play sharks --people 3', 2, '3 people cannot play'],
    ['play sharks --people 1 --human mako', 2, 'not both'],
    ['play sharks --human whale', 1, 'There is no seat "whale"'],
    ['play sharks --bots kraken', 2, 'There is no bot called "kraken"'],
    ['play sharks --bots random,random,random', 2, '3 levels were given for one bot'],
    ['play --resume none.save', 1, 'Cannot read none.save: there is no such file'],
    ['play --resume none.save --seed s', 2, '--seed belongs to a new game'],
    ['play sharks --content .', 1, 'Cannot read .: it is a folder'],
    ['verify', 2, 'Something is missing'],
    ['verify none.record', 1, 'Cannot read none.record: there is no such file'],
    ['replay none.record', 1, 'Cannot read none.record: there is no such file'],
    ['content', 2, 'Something is missing'],
    ['engine now', 2, '"now" is one word too many'],
  ]
  test.each(cases)('dorsal %s', async (args, code, says) => {
    const ran = await dorsalHere(args.split(' '))
    expect(ran).toMatchObject({ code, out: '' })
    expect(ran.err).toContain(says)
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
  })
})

test('every command says how it is called', async () => {
  for (const name of ['play', 'replay', 'verify', 'content', 'engine', 'backup', 'reports'])
    for (const args of [
      [name, '--help'],
      ['help', name],
    ]) {
      const { code, out, err } = await dorsalHere(args)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toMatch(new RegExp(`^dorsal ${name}`))
    }
})

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => [...line].length))
}

/** Lines that were broken to fit, in one again. */
function flowing(text: string): string {
  return text.replace(/\n\s*/g, ' ')
}
