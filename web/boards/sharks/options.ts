import { tell } from '#games/sharks/messages/options.ts'
import type { SharksOptions } from '#games/sharks/options.ts'
import type { Language } from '#kernel/languages.ts'
import { readWords } from '../../i18n/read-words.ts'
import type { OptionsInWords } from '../board.ts'

const FILES = import.meta.glob('../../../src/games/sharks/messages/options.??.ts')

export async function optionsIn(language: Language): Promise<OptionsInWords<SharksOptions>> {
  return { tell, words: await readWords(FILES, language) }
}
