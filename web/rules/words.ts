import { ownWords } from '../i18n/own-words.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

export const bookWord = ownWords({ en, fr })
