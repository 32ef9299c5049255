import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['You', 'You (Mako) and Ann (Tiger) are level.', 'You (Mako) and Ann (Tiger) are level.'],
  [
    'You',
    'The game is over. You (Mako) and Ann (Tiger) are level.',
    'The game is over. You (Mako) and Ann (Tiger) are level.',
  ],
  [
    'You',
    'The game is over. Ann (Tiger) and You (Mako) are level: You (Mako) wins.',
    'The game is over. Ann (Tiger) and you (Mako) are level: you (Mako) wins.',
  ],
  ['Vous', 'Ann (Tigre) et Vous (Mako) sont à égalité.', 'Ann (Tigre) et vous (Mako) sont à égalité.'],
])('whoever reads has a capital at the beginning of a sentence only: %s, %s', (you, text, said) => {
  expect(inSentence(text, you)).toBe(said)
})
