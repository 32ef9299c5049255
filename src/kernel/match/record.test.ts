import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBox as onShelf } from '#games/index.ts'
import { sharks } from '#games/sharks/index.ts'
import type { Box } from '../game.ts'
import { sha256 } from '../hash.ts'
import { formatter } from '../message.ts'
import { en } from '../messages/en.ts'
import { always } from '../testing/always.ts'
import { DEAL, OysterTable } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { playWildly } from '../testing/wild-play.ts'
import { writeAbandoned, writeRecord } from './record.ts'
import { RecordFault } from './record-lines.ts'
import { type MatchSetup, prepareMatch, startMatch } from './setup.ts'
import { readRecord } from './verify.ts'

const findBox = (id: string): Box | undefined => (id === 'oysters' ? oysters : onShelf(id))

const PACK = { game: 'oysters', cards: [3, 3, 3, 3, 3] }

/** A short match with everything in its log; it is over. */
function finished(): OysterTable {
  const table = new OysterTable({ options: { rounds: 1 } })
  table.act('ann', 'lay 5')
  table.act('ben', 'swap')
  table.act('ben', 'lay 4')
  table.undo('ann')
  table.act('ann', 'lay 3')
  table.takeback(2)
  table.act('ann', 'lay 5')
  table.act('cat', 'lay 3')
  table.act('ann', 'send ben')
  table.act('ben', 'put N', 'put S', 'done')
  table.act('cat', 'wade S', 'open')
  table.act('ben', 'pass')
  return table
}

const write = ({ setup, match }: OysterTable): string => writeRecord(oysters, setup, match)

/** Where and why a text is refused. */
function faultIn(text: string): RecordFault {
  try {
    readRecord(text, findBox)
  } catch (error) {
    if (error instanceof RecordFault) return error
    throw error
  }
  throw new Error('it was accepted')
}

function fault(text: string): { line: number; why: string } {
  const { line, message } = faultIn(text)
  return { line, why: message }
}

/** The rules' own words for it. */
function said(text: string): string {
  const words = faultIn(text).said
  return words === null ? '' : formatter('en', { ...en, ...oysters.messages.en })(words)
}

const linesOf = (text: string): string[] => text.split('\n')
const lineOf = (text: string, start: string): number =>
  linesOf(text).findIndex((line) => line.startsWith(start)) + 1

/** The text with one line changed, taken out (null), or put somewhere else. */
function changed(text: string, start: string, change: (line: string) => string | null): string {
  const line = lineOf(text, start)
  if (line === 0) throw new Error(`no line starts with "${start}"`)
  return linesOf(text)
    .flatMap((each, index) => (index + 1 === line ? (change(each) ?? []) : [each]))
    .join('\n')
}

describe('a record', () => {
  test('of a finished match reads like this', () => {
    const text = write(finished()).replaceAll(/#[0-9a-f]{12}$/gm, '#')
    expect(text.replace(/^(content|commitment): [0-9a-f]{64}$/gm, '$1: …')).toBe(`dorsal record 1
game: oysters
rules: 7
options: {"players":3,"rounds":1}
content: …
stack: {"card":["5","3","1","4","2","1","3","2","2","4","5","1"]}
commitment: …
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

1 ann: lay 5 #
2 ben: swap #
3 ben: lay 4 #
4 ann: undo #
5 ann: lay 3 #
6 all: takeback 2 #
7 ann: lay 5 #
8 cat: lay 3 #
9 ann: send ben #
10 ben: put N, put S, done #
11 cat: wade S, open #
12 ben: pass #

result: cat wins; ann 0, ben 0, cat 1; oysters.over
`)
  })

  test('of a finished match verifies and gives the match back', () => {
    const table = finished()
    const reading = readRecord(write(table), findBox)
    expect(reading.record.kind).toBe('record')
    expect(reading.box).toBe(oysters)
    expect(reading.match.log).toEqual(table.match.log)
    expect(reading.match.state).toEqual(table.match.state)
    expect(reading.record.setup).toEqual(table.setup)
    expect(write(table)).toBe(writeRecord(oysters, reading.record.setup, reading.match))
  })

  test('of an abandoned match verifies', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    const text = writeAbandoned(oysters, table.setup, table.match)
    expect(linesOf(text)[0]).toBe('dorsal record 1')
    expect(text).toMatch(/\nresult: abandoned\n$/)
    expect(readRecord(text, findBox).match.state).toEqual(table.match.state)
  })

  test('of a match that nobody has acted in verifies', () => {
    const { setup, match } = new OysterTable()
    expect(readRecord(writeAbandoned(oysters, setup, match), findBox).match.log).toEqual([])
  })

  test('tells its witness everything in order', () => {
    const seen: string[] = []
    readRecord(write(finished()), findBox, (match, events, entry) => {
      seen.push(`${match.log.length} ${entry?.kind ?? 'opening'} ${events.length}`)
    })
    expect(seen.slice(0, 4)).toEqual(['0 opening 6', '1 act 1', '2 act 1', '3 act 1'])
    expect(seen).toHaveLength(13)
  })

  test('may have any line ends, capitals and spaces in its actions, and no end of line at the end', () => {
    const text = write(finished())
    for (const same of [
      text.replaceAll('\n', '\r\n'),
      text.trimEnd(),
      text.replace('put N, put S, done', 'PUT n,  put  s,done'),
    ])
      expect(readRecord(same, findBox).match.log).toHaveLength(12)
  })

  test('with a content pack carries it', () => {
    const setup = prepareMatch(oysters, { pack: PACK, seed: sha256('pack') })
    const match = startMatch(oysters, setup)
    const text = writeAbandoned(oysters, setup, match)
    expect(text).toContain('\npack: {"cards":[3,3,3,3,3],"game":"oysters","shells":{"depth":3}}\n')
    const { record, match: again } = readRecord(text, findBox)
    expect(record.setup).toEqual(setup)
    expect(again.state).toEqual(match.state)
  })

  test('without a content pack, or with the built-in content as a pack, carries none', () => {
    const request = { seed: sha256('no pack') }
    for (const setup of [
      prepareMatch(oysters, request),
      prepareMatch(oysters, { ...request, pack: oysters.shelf.builtIn }),
    ])
      expect(writeRecord(oysters, setup, startMatch(oysters, setup))).not.toContain('pack:')
  })

  test('of wild play goes there and back', () => {
    always(
      fc.property(fc.nat(), fc.boolean(), (seed, withPack) => {
        const setup = prepareMatch(oysters, {
          seed: sha256(String(seed)),
          options: { rounds: 3 },
          ...(withPack ? { pack: PACK } : {}),
        })
        const match = startMatch(oysters, setup)
        playWildly(match, seed, 80)
        for (const text of [
          writeRecord(oysters, setup, match),
          ...(match.outcome === null ? [writeAbandoned(oysters, setup, match)] : []),
        ]) {
          const { record, match: again } = readRecord(text, findBox)
          expect(record.setup).toEqual(setup)
          expect(again.log).toEqual(match.log)
        }
      }),
      60,
    )
  })

  test('of Sharks goes there and back', () => {
    const setup = prepareMatch(sharks, { seed: sha256('sharks'), options: { players: 3 } })
    const match = startMatch(sharks, setup)
    playWildly(match, 'sharks', 10_000)
    const text = writeRecord(sharks, setup, match)
    expect(readRecord(text, findBox).match.log).toEqual(match.log)
  })
})

describe('a save', () => {
  test('says in its first line what it is', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    const [first] = linesOf(write(table))
    expect(first).toBe('dorsal save 1 (holds the secret seed: show it to nobody at the table)')
  })

  test('gives the match back, to be gone on with', () => {
    const table = new OysterTable().hideInS()
    const { record, match } = readRecord(write(table), findBox)
    expect(record.kind).toBe('save')
    expect(record.result).toBeNull()
    const wade = [match.game.vocabulary.parse('wade N')]
    expect(match.submit(2, wade)).toEqual(table.act('cat', 'wade N'))
    expect(match.log).toEqual(table.match.log)
  })

  test('has no result', () => {
    const text = `${write(new OysterTable())}\nresult: abandoned\n`
    expect(fault(text)).toEqual({ line: linesOf(text).length - 1, why: 'a save has no result' })
  })
})

describe('tampering is caught', () => {
  const text = write(finished())
  const commitmentLine = lineOf(text, 'commitment')

  test('with the seed', () => {
    const other = changed(text, 'seed', () => `seed: ${sha256('other')}`)
    expect(fault(other)).toMatchObject({ line: commitmentLine })
    const short = changed(text, 'seed', () => 'seed: 00')
    expect(fault(short)).toEqual({ line: lineOf(text, 'seed'), why: 'a seed is 64 hexadecimal digits' })
  })

  test('with the commitment', () => {
    const other = changed(text, 'commitment', () => `commitment: ${sha256('other')}`)
    expect(fault(other)).toMatchObject({ line: commitmentLine })
  })

  test('with the options', () => {
    const other = changed(text, 'options', () => 'options: {"players":3,"rounds":2}')
    expect(fault(other)).toMatchObject({ line: commitmentLine })
    for (const wrong of ['{"players":9}', '{"plyers":3}', '{', 'null', '[]'])
      expect(fault(changed(text, 'options', () => `options: ${wrong}`))).toMatchObject({ line: 4 })
  })

  test('with the rules number', () => {
    const other = changed(text, 'rules', () => 'rules: 6')
    expect(fault(other)).toEqual({
      line: 3,
      why: 'it was played by rules number 6; these are number 7',
    })
    expect(fault(changed(text, 'rules', () => 'rules: seven')).line).toBe(3)
  })

  test('with the rules number in a text whose fields stand in another order', () => {
    const moved = changed(text, 'rules', () => null).replace('\n\n1 ', '\nrules: 6\n\n1 ')
    expect(fault(moved).line).toBe(lineOf(moved, 'rules'))
  })

  test('with the content', () => {
    const other = changed(text, 'content', () => `content: ${sha256('other')}`)
    expect(fault(other).line).toBe(lineOf(text, 'content'))
  })

  test('with the pack', () => {
    const setup: MatchSetup = prepareMatch(oysters, { pack: PACK, seed: sha256('pack') })
    const packed = writeAbandoned(oysters, setup, startMatch(oysters, setup))
    const more = changed(packed, 'pack', (line) => line.replace('[3', '[4'))
    expect(fault(more).line).toBe(lineOf(packed, 'content'))
    const bad = changed(packed, 'pack', (line) => line.replace('[3', '[0'))
    expect(fault(bad)).toMatchObject({ line: lineOf(packed, 'pack') })
    expect(said(bad)).toContain('cards: must be 15 in all, not 12')
    const none = changed(packed, 'pack', () => null)
    expect(fault(none).line).toBe(lineOf(none, 'content'))
  })

  test('with the stack', () => {
    const line = lineOf(text, 'stack')
    for (const wrong of ['{"deck":[]}', '{"card":["9"]}', '{"card":3}', '{"card":[null]}', '3', 'null', '{'])
      expect(fault(changed(text, 'stack', () => `stack: ${wrong}`))).toMatchObject({ line })
    for (const wrong of ['{"card":["5",null]}', '{"card":["5"],"die":3}', '{"card":[true]}'])
      expect(fault(changed(text, 'stack', () => `stack: ${wrong}`))).toEqual({
        line,
        why: 'a stack is lists of outcomes by label',
      })
    const other = changed(text, 'stack', () => 'stack: {"card":["4","3","1","5"]}')
    expect(fault(other).line).toBe(lineOf(text, '1 ann'))
    expect(fault(changed(text, 'stack', () => null)).line).toBe(lineOf(text, '1 ann') - 1)
  })

  test('with an action', () => {
    const legal = changed(text, '1 ann', (line) => line.replace('lay 5', 'lay 3'))
    expect(fault(legal).line).toBe(lineOf(text, '1 ann'))
    expect(fault(legal).why).toMatch(/^the state was [0-9a-f]{12} and is now [0-9a-f]{12}$/)
    const illegal = changed(text, '9 ann', (line) => line.replace('send ben', 'pass'))
    expect(fault(illegal).line).toBe(lineOf(text, '9 ann'))
    const unknown = changed(text, '10 ben', (line) => line.replace('put S', 'put E'))
    expect(fault(unknown)).toEqual({ line: lineOf(text, '10 ben'), why: 'there is no action "put E"' })
  })

  test('with a seat', () => {
    const line = lineOf(text, '9 ann')
    const unknown = changed(text, '9 ann', (each) => each.replace('ann', 'dan'))
    expect(fault(unknown)).toEqual({ line, why: 'there is no seat "dan"' })
    const other = changed(text, '9 ann', (each) => each.replace('ann', 'cat'))
    expect(fault(other).line).toBe(line)
    const all = changed(text, '9 ann', (each) => each.replace('ann', 'all'))
    expect(fault(all)).toEqual({ line, why: 'there is no seat "all"' })
  })

  test('with an undo or a takeback', () => {
    const undo = changed(text, '4 ann', (line) => line.replace('ann', 'ben'))
    expect(fault(undo).line).toBe(lineOf(text, '4 ann'))
    const cat = changed(text, '4 ann', (line) => line.replace('ann', 'cat'))
    expect(fault(cat)).toMatchObject({ line: lineOf(text, '4 ann') })
    expect(fault(cat).why).toContain('no-undo')
    for (const keep of ['1', '3', '99999999999999999999'])
      expect(fault(changed(text, '6 all', (line) => line.replace('back 2', `back ${keep}`))).line).toBe(
        lineOf(text, '6 all'),
      )
  })

  test('with a print', () => {
    const wrong = changed(text, '8 cat', (line) => line.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))
    expect(fault(wrong).line).toBe(lineOf(text, '8 cat'))
    const none = changed(text, '8 cat', (line) => line.replace(/ #.*/, ''))
    expect(fault(none)).toEqual({
      line: lineOf(text, '8 cat'),
      why: 'this line is neither a field nor a move',
    })
  })

  test('with a line that is missing, twice there, moved or foreign', () => {
    const missing = changed(text, '8 cat', () => null)
    expect(fault(missing)).toEqual({ line: lineOf(text, '8 cat'), why: 'move 8 should stand here' })
    const twice = changed(text, '8 cat', (line) => `${line}\n${line}`)
    expect(fault(twice)).toEqual({ line: lineOf(text, '8 cat') + 1, why: 'move 9 should stand here' })
    const nine = linesOf(text)[lineOf(text, '9 ann') - 1]
    const moved = changed(
      changed(text, '9 ann', () => null),
      '8 cat',
      (line) => `${nine}\n${line}`,
    )
    expect(fault(moved)).toEqual({ line: lineOf(text, '8 cat'), why: 'move 8 should stand here' })
    const foreign = changed(text, '8 cat', (line) => `# a remark\n${line}`)
    expect(fault(foreign).line).toBe(lineOf(text, '8 cat'))
  })

  test('with two moves that changed places and numbers', () => {
    const seven = linesOf(text)[lineOf(text, '7 ann') - 1]
    const eight = linesOf(text)[lineOf(text, '8 cat') - 1]
    const swapped = text
      .replace(seven, 'SEVEN')
      .replace(eight, seven.replace('7', '8'))
      .replace('SEVEN', eight.replace('8', '7'))
    expect(fault(swapped).line).toBe(lineOf(text, '7 ann'))
  })

  test('with moves cut off the end', () => {
    const cut = changed(text, '12 ben', () => null)
    expect(fault(cut)).toEqual({ line: lineOf(cut, 'result'), why: 'the result was: unfinished' })
  })

  test('with a move after the end', () => {
    const longer = changed(text, '12 ben', (line) => `${line}\n13 ann: lay 1 #000000000000`)
    expect(fault(longer).line).toBe(lineOf(longer, '13 ann'))
  })

  test('with the result', () => {
    const line = lineOf(text, 'result')
    const why = 'the result was: cat wins; ann 0, ben 0, cat 1; oysters.over'
    const other = changed(text, 'result', (each) => each.replace('cat wins', 'ann wins'))
    expect(fault(other)).toEqual({ line, why })
    const abandoned = changed(text, 'result', () => 'result: abandoned')
    expect(fault(abandoned)).toEqual({ line, why })
    const none = changed(text, 'result', () => null)
    expect(fault(none)).toMatchObject({ why: 'a record ends with its result' })
  })

  test('with a field that is missing or stands twice', () => {
    for (const field of ['game', 'rules', 'options', 'content', 'commitment', 'seed']) {
      expect(fault(changed(text, field, () => null))).toEqual({
        line: 1,
        why: `the field "${field}" is missing`,
      })
      const line = lineOf(text, field)
      expect(fault(changed(text, field, (each) => `${each}\n${each}`))).toEqual({
        line: line + 1,
        why: `"${field}" stands twice`,
      })
    }
  })

  test('with the name of the game and the first line', () => {
    expect(fault(changed(text, 'game', () => 'game: chess'))).toEqual({
      line: 2,
      why: 'there is no game "chess"',
    })
    for (const first of ['', 'dorsal record', 'dorsal record 3', 'dorsal record 10', 'a dorsal record 1'])
      expect(fault(changed(text, 'dorsal', () => first))).toEqual({
        line: 1,
        why: 'this is not a Dorsal record or save',
      })
  })

  test('in any one letter of what was played', () => {
    const start = text.indexOf('\n1 ann') + 1
    always(
      fc.property(
        fc.integer({ min: start, max: text.length - 2 }),
        fc.constantFrom('0', 'x', ':', '#'),
        (at, letter) => {
          fc.pre(text[at] !== letter && text[at] !== '\n' && letter.toLowerCase() !== text[at].toLowerCase())
          const other = text.slice(0, at) + letter + text.slice(at + 1)
          expect(fault(other).line).toBeLessThanOrEqual(linesOf(text).length)
        },
      ),
      300,
    )
  })
})

test('a stacked match says so in its record', () => {
  const { setup, match } = new OysterTable()
  expect(readRecord(writeRecord(oysters, setup, match), findBox).record.setup.stack).toEqual(DEAL)
})

test('and may name an outcome by its number', () => {
  const stack = { ...DEAL, die: [2, '3'] }
  const { setup, match } = new OysterTable({ stack })
  expect(readRecord(writeRecord(oysters, setup, match), findBox).record.setup.stack).toEqual(stack)
})
