import { fr as game } from '../../../../src/games/sharks/messages/fr.ts'
import type { Catalogue } from '../../../../src/kernel/message.ts'
import { fr as page } from './fr.ts'

export const words: Catalogue = { ...game, ...page }
