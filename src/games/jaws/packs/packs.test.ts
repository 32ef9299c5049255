import { expect, test } from 'vitest'
import { housePacks } from './index.ts'

test('a house pack calls those who swim "nageurs" in French, as the box does', () => {
  for (const { pack } of housePacks) expect(JSON.stringify(pack)).not.toMatch(/baigneu/)
})
