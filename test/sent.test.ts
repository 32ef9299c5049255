import { expect, test } from 'vitest'
import { KINDS, sentIn } from './sent/games.ts'
import { FEW, readHashes } from './sent/hashes.ts'

test.each(KINDS)('everything that every viewer of $name is sent is what it always was', (kind) => {
  expect(sentIn(kind, FEW)).toBe(readHashes()[kind.name][FEW])
})
