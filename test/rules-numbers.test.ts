import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { boxes, findBox } from '#games/index.ts'
import { seatsAsked } from '#kernel/decision.ts'
import type { Box } from '#kernel/game.ts'
import { RandomPlayer } from '#kernel/laws/random-player.ts'
import { writeRecord } from '#kernel/match/record.ts'
import { replayEntry } from '#kernel/match/replay-entry.ts'
import { prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { readRecord } from '#kernel/match/verify.ts'

const RECORDS = fileURLToPath(new URL('records', import.meta.url))
const files = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.record'),
)
const read = (name: string): string => readFileSync(join(RECORDS, name), 'utf8')
const played = files.map((name) => {
  const { game, rules } = readRecord(read(name), findBox).record.setup
  return { name, game, rules }
})

describe.each(boxes)('the rules of $id', (box: Box) => {
  test('that are newest are what new matches are played by', () => {
    expect(box.rulesNumbers.at(-1)).toBe(box.rules)
    expect(prepareMatch(box, { seed: '0'.repeat(64) }).rules).toBe(box.rules)
  })

  test.each(box.rulesNumbers)('number %i is opened, and three games of it are kept at least', (rules) => {
    expect(box.open(box.options({}), box.shelf.builtIn, rules).rules).toBe(rules)
    const kept = played.filter((each) => each.game === box.id && each.rules === rules)
    expect(kept.length).toBeGreaterThanOrEqual(3)
  })
})

test.each(played)(
  '$name goes on from its middle by its own rules, and what comes of it is verified',
  ({ name, rules }) => {
    const { box, record, match: whole } = readRecord(read(name), findBox)
    expect(whole.game.rules).toBe(rules)
    const match = startMatch(box, record.setup)
    for (const entry of whole.log.slice(0, Math.floor(whole.log.length / 2))) replayEntry(match, entry)
    const player = new RandomPlayer(match.game, `${name} goes on`)
    for (let step = 0; step < 5_000 && match.outcome === null; step++) {
      const seat = player.seat(seatsAsked(match.game.decisions(match.state)))
      match.submit(seat, [player.action(match.legal(seat))])
    }
    expect(match.outcome).not.toBeNull()
    const again = readRecord(writeRecord(box, record.setup, match), findBox)
    expect(again.record.setup.rules).toBe(rules)
    expect(again.match.outcome).toEqual(match.outcome)
  },
)

test('a number that is not here is named, with those that are', () => {
  const [name] = files.filter((each) => each.startsWith('shark-island'))
  const text = read(name).replace(/^rules: .*$/m, 'rules: 99')
  expect(() => readRecord(text, findBox)).toThrow('rules number 99; these are numbers 1 to 3')
})
