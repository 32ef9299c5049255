import { expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { LANGUAGES } from '#kernel/languages.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as kernel } from '#kernel/messages/en.ts'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en as labEn } from '#lab/messages/en.ts'
import { fr as labFr } from '#lab/messages/fr.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { terminals } from './terminals.ts'

test.each<[string, Catalogue, Catalogue]>([
  ['the commands', en, fr],
  ['the lab', labEn, labFr],
])('every message of %s is there in both languages, with the same things to fill in', (_, en, fr) => {
  expect(Object.keys(fr)).toEqual(Object.keys(en))
  const places = (text: string): string[] =>
    [...new Set(text.matchAll(/\{(\w+)/g).map(([, name]) => name))].sort()
  for (const [key, text] of Object.entries(en)) expect([key, places(fr[key])]).toEqual([key, places(text)])
})

test('no message hides one of the kernel or of a game', () => {
  const all = [en, labEn, kernel, ...boxes.map((box) => box.messages.en)].flatMap((each) => Object.keys(each))
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

test('no help lists the languages by hand', () => {
  const LISTED = new RegExp(LANGUAGES.join('.'))
  for (const words of [en, fr]) expect(Object.values(words).filter((text) => LISTED.test(text))).toEqual([])
})
