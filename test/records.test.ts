import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBox } from '#games/index.ts'
import { RecordFault } from '#kernel/match/record-lines.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { dorsalHere } from './support/dorsal.ts'

const RECORDS = fileURLToPath(new URL('records', import.meta.url))
const files = readdirSync(RECORDS).filter((name) => name.endsWith('.record'))
const read = (name: string): string => readFileSync(join(RECORDS, name), 'utf8')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dorsal-records-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('there are records of tables of every size', () => {
  const seats = files.map((name) => readRecord(read(name), findBox).match.game.seats.length)
  expect(new Set(seats)).toEqual(new Set([2, 3, 4]))
})

describe.each(readdirSync(join(RECORDS, 'jaws')))('jaws/%s', (name) => {
  const path = join(RECORDS, 'jaws', name)

  test('is verified, and every line of it counts', async () => {
    const { code, out, err } = await dorsalHere(['verify', path])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Everything fits.')
    const text = readFileSync(path, 'utf8')
    const moves = text.split('\n').filter((line) => /^\d+ /.test(line))
    const middle = moves[Math.floor(moves.length / 2)]
    expect(() => readRecord(text.replace(`${middle}\n`, ''), findBox)).toThrow(RecordFault)
  })

  test.each([
    ['en', /^Result: [A-Z].*[.]\n.* (wins|win together)[.]\nEverything fits[.]$/m],
    ['fr', /^Résultat\u00a0: [A-Z].*[.]\n.* (gagne|gagnent ensemble)[.]\nTout concorde[.]$/m],
  ] as const)('and its result is said in words, in %s', async (language, sentence) => {
    const { out } = await dorsalHere(['verify', path, '--lang', language])
    expect(out).toMatch(sentence)
    expect(out).not.toMatch(/jaws\.|⟨/)
  })
})

describe.each(files)('%s', (name) => {
  const text = read(name)
  const lines = text.split('\n')
  const lineOf = (start: RegExp): number => lines.findIndex((line) => start.test(line)) + 1
  const moves = lines.filter((line) => /^\d+ /.test(line))
  const middle = lineOf(new RegExp(`^${Math.floor(moves.length / 2)} `))

  test('is verified', async () => {
    const { code, out, err } = await dorsalHere(['verify', join(RECORDS, name)])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`${moves.length} moves played again`)
    expect(out).toMatch(/^Result: .*\n( {2}.*: \d+ points?\n)+.* (wins|win together)[.]$/m)
    expect(out).not.toContain('sharks.end')
    expect(out).toContain('Everything fits.')
  })

  const changed = (line: number, change: (text: string) => string): string =>
    lines.map((each, index) => (index === line - 1 ? change(each) : each)).join('\n')
  const without = (line: number): string => lines.filter((_, index) => index !== line - 1).join('\n')

  const boat = lineOf(/: boat /)
  const tampered: [what: string, text: string, line: number][] = [
    ['another seed', changed(lineOf(/^seed:/), flipDigit), lineOf(/^commitment:/)],
    ['another commitment', changed(lineOf(/^commitment:/), flipDigit), lineOf(/^commitment:/)],
    [
      'other options',
      text.replace(/"hands":"\w+"/, (hands) =>
        hands.replace(/open|secret/, (now) => (now === 'open' ? 'secret' : 'open')),
      ),
      lineOf(/^commitment:/),
    ],
    ['other content', changed(lineOf(/^content:/), flipDigit), lineOf(/^content:/)],
    ['other rules', text.replace(/^rules: .*$/m, 'rules: 0'), lineOf(/^rules:/)],
    ['another game', text.replace(/^game: .*$/m, 'game: chess'), lineOf(/^game:/)],
    ['an illegal action', changed(boat, (line) => line.replace(/boat \w+/, 'stop')), boat],
    ['an unknown action', changed(boat, (line) => line.replace(/boat \w+/, 'boat home')), boat],
    ['another seat', changed(boat, (line) => line.replace(/ [\w-]+:/, ' whale:')), boat],
    ['another print', changed(middle, flipDigit), middle],
    ['a move left out', without(middle), middle],
    ['the last move left out', without(lineOf(/^result:/) - 2), lineOf(/^result:/) - 1],
    ['a line of something else', changed(middle, () => 'hello'), middle],
    ['another result', text.replace(/ wins;/, ' and nobody wins;'), lineOf(/^result:/)],
    ['other points', text.replace(/^(result: .* )\d+;/m, '$1999;'), lineOf(/^result:/)],
    ['no result', text.replace(/^result: .*\n/m, ''), lineOf(/^result:/) - 2],
    ['a field twice', `${text}seed: 0\n`, lines.length],
    ['no field', text.replace(/^seed: .*\n/m, ''), 1],
    ['another kind of file', text.replace('dorsal', 'dolphin'), 1],
  ]

  test.each(tampered)('%s is found on its line', (_what, wrong, line) => {
    expect(wrong).not.toBe(text)
    expect(faultLine(wrong)).toBe(line)
  })

  test('a changed action is found at that action', () => {
    let changes = 0
    for (const [index, line] of lines.entries()) {
      const move = /^\d+ ([\w-]+): (score|swim|change|start) (\S+) #/.exec(line)
      if (move === null) continue
      const other = move[2] === 'score' ? line.replace(/score \d+/, 'done') : line.replace(move[3], 'b2')
      if (other === line || changes++ > 40) continue
      expect(faultLine(changed(index + 1, () => other))).toBe(index + 1)
    }
    expect(changes).toBeGreaterThan(10)
  })

  test('the command names the line and fails', async () => {
    const file = join(folder, name)
    writeFileSync(file, changed(middle, flipDigit))
    const { code, out, err } = await dorsalHere(['verify', file])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(new RegExp(`^line ${middle}: the state was [0-9a-f]+ and is now [0-9a-f]+\n$`))
    writeFileSync(
      file,
      changed(boat, (line) => line.replace(/boat \w+/, 'stop')),
    )
    expect((await dorsalHere(['verify', file])).err).toBe(`line ${boat}: First answer what is asked now.\n`)
  })

  test('is told in words, in both languages and through all eyes', async () => {
    const file = join(RECORDS, name)
    for (const language of ['en', 'fr'])
      for (const eyes of ['all', 'spectator', readRecord(text, findBox).match.game.seats[0].id]) {
        const { code, out, err } = await dorsalHere(['replay', file, '--lang', language, '--seat', eyes])
        expect({ code, err }).toEqual({ code: 0, err: '' })
        expect(out).not.toContain('⟨')
        expect(out).toMatch(language === 'fr' ? /gagne(nt ensemble)?\.\n$/ : /wins?( together)?\.\n$/)
      }
  })

  test('can be told from a move on', async () => {
    const file = join(RECORDS, name)
    const whole = (await dorsalHere(['replay', file])).out
    const later = (await dorsalHere(['replay', file, '--from', '60'])).out
    expect(whole).toMatch(/\nRound 2\.\n/)
    expect(later.length).toBeLessThan(whole.length)
    expect(whole.endsWith(later.slice(later.lastIndexOf('\n\n')))).toBe(true)
    expect(later).not.toContain('Set-up')
  })
})

test('a watcher is not told what a hand holds', async () => {
  const file = join(RECORDS, 'sharks-2-random.record')
  const drawn = /draws [A-Z]/
  expect((await dorsalHere(['replay', file])).out).toMatch(drawn)
  expect((await dorsalHere(['replay', file, '--seat', 'spectator'])).out).not.toMatch(drawn)
})

function faultLine(text: string): number | null {
  try {
    readRecord(text, findBox)
    return null
  } catch (error) {
    if (error instanceof RecordFault) return error.line
    throw error
  }
}

function flipDigit(line: string): string {
  return line.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'))
}
