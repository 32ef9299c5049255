import { en as game } from '../../../../src/games/sharks/messages/en.ts'
import type { Catalogue } from '../../../../src/kernel/message.ts'
import { en as page } from './en.ts'

export const words: Catalogue = { ...game, ...page }
