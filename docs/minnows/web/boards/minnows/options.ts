import { tell } from '#games/minnows/messages/options.ts'
import type { MinnowsOptions } from '#games/minnows/options.ts'
import type { Language } from '#kernel/languages.ts'
import { readWords } from '../../i18n/read-words.ts'
import type { OptionsInWords } from '../board.ts'

const FILES = import.meta.glob('../../../src/games/minnows/messages/options.??.ts')

export async function optionsIn(language: Language): Promise<OptionsInWords<MinnowsOptions>> {
  return { tell, words: await readWords(FILES, language) }
}
