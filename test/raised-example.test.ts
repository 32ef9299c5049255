import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { raisedState } from '#kernel/match/raise.ts'
import { movesOf, parseRecord, writeAbandoned } from '#kernel/match/record.ts'
import { entryOf } from '#kernel/match/record-lines.ts'
import { type MatchSetup, startMatch } from '#kernel/match/setup.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { gone, leaving } from '#server/testing/dropped-rules.ts'

const page = readFileSync(fileURLToPath(new URL('../docs/protocol.md', import.meta.url)), 'utf8')
const blocks = [...page.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, text]) => text)
const find = (shelf: typeof leaving) => (id: string) => shelf(boxes).find((box) => box.id === id)

test('the example of a record that went on by newer rules is the one before it, raised after two moves', () => {
  const [began] = blocks.filter((text) => text.startsWith('dorsal record 2\n'))
  const [example] = blocks.filter((text) => text.includes('all: raised'))
  const box = find(leaving)('sharks')
  if (box === undefined) throw new Error('there are no Sharks')
  const { setup, moves } = parseRecord(began, find(leaving))
  const first = startMatch(box, setup)
  const play = (match: typeof first, count: number, from: number): void => {
    for (const move of moves.slice(from, from + count)) {
      const entry = entryOf(match.game, move)
      if (entry.kind === 'act') match.submit(entry.seat, entry.actions)
    }
  }
  play(first, 2, 0)
  const state = raisedState(box, first)
  const raised: MatchSetup = { ...setup, raised: { rules: 2, state, before: movesOf(setup, first) } }
  const second = startMatch(box, raised)
  play(second, 1, 2)
  const text = writeAbandoned(box, raised, second)
  expect(readRecord(text, find(gone)).earlier).toBe('unplayed')
  expect(readRecord(text, find(leaving)).earlier).toBe('fits')
  const told = text.replace(/"state":\{.*\}\}/, '"state":{…}}').match(/^[2-4] .*\n/gm)
  expect(told?.join('')).toBe(example)
})
