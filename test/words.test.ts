import { expect, test } from 'vitest'
import { LANGUAGE, LANGUAGES } from '#kernel/languages.ts'
import { englishFiles, missingIn } from './words/missing.ts'

test.each(LANGUAGES.filter((language) => LANGUAGE[language].isComplete))(
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
