import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/languages.ts'
import { COMPLETE } from '#kernel/testing/catalogues.ts'
import { englishFiles, missingIn, notPutTogetherIn } from './words/missing.ts'

test.each(COMPLETE)(
  'every file of English words has one beside it in %s, with every key',
  async (language) => {
    expect(await missingIn(language)).toEqual([])
  },
)

test('a language that is not there lacks everything', async () => {
  const missing = await missingIn('xx')
  expect(missing.map(({ file }) => file)).toEqual(englishFiles())
  expect(missing.every(({ isThere }) => !isThere)).toBe(true)
})

test.each(LANGUAGES)('all words that there are in %s are read', (language) => {
  expect(notPutTogetherIn(language)).toEqual([])
})

test('words of the page that no file puts together are noticed', () => {
  const notRead = (...there: string[]): string[] => notPutTogetherIn('xx', (file) => there.includes(file))
  expect(notRead('web/i18n/xx.ts')).toEqual(['web/i18n/catalogue.xx.ts'])
  expect(notRead('web/i18n/xx.ts', 'web/i18n/catalogue.xx.ts')).toEqual([])
  expect(notRead('web/boards/sharks/messages/xx.ts')).toEqual(['web/boards/sharks/messages/words.xx.ts'])
})
