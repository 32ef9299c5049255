import { tell } from '#games/jaws/messages/options.ts'
import type { JawsOptions } from '#games/jaws/options.ts'
import type { Language } from '#kernel/languages.ts'
import { readWords } from '../../i18n/read-words.ts'
import type { OptionsInWords } from '../board.ts'

const FILES = import.meta.glob('../../../src/games/jaws/messages/options.??.ts')

export async function optionsIn(language: Language): Promise<OptionsInWords<JawsOptions>> {
  return { tell, words: await readWords(FILES, language) }
}
