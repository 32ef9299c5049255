import { tell } from '#games/shark-island/messages/options.ts'
import type { IslandOptions } from '#games/shark-island/options.ts'
import type { Language } from '#kernel/languages.ts'
import { readWords } from '../../i18n/read-words.ts'
import type { OptionsInWords } from '../board.ts'

const FILES = import.meta.glob('../../../src/games/shark-island/messages/options.??.ts')

export async function optionsIn(language: Language): Promise<OptionsInWords<IslandOptions>> {
  return { tell, words: await readWords(FILES, language) }
}
