import { expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as kernel } from '#kernel/messages/en.ts'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { terminals } from './terminals.ts'

test('every message is there in both languages, with the same things to fill in', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en))
  const places = (text: string): string[] =>
    [...new Set(text.matchAll(/\{(\w+)/g).map(([, name]) => name))].sort()
  const french: Catalogue = fr
  for (const [key, text] of Object.entries(en))
    expect([key, places(french[key])]).toEqual([key, places(text)])
})

test('no message hides one of the kernel or of a game', () => {
  const all = [en, kernel, ...boxes.map((box) => box.messages.en)].flatMap((each) => Object.keys(each))
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([])
})

test.each([...terminals])(
  'the terminal words of %s are there in both languages, and hide no other',
  (id, terminal) => {
    const { board, messages } = terminal
    expect(catalogueFaults(messages.en, messages.fr)).toEqual([])
    expect(Object.keys(messages.en).filter((key) => !key.startsWith(`cli.${id}.`))).toEqual([])
    expect(Object.hasOwn(messages.en, `cli.${id}.flags`)).toBe(Object.keys(board.flags).length > 0)
  },
)
