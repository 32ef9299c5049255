import { fr as game } from '#games/jaws/messages/fr.ts'
import type { Catalogue } from '#kernel/message.ts'
import { fr as act1 } from '../act-1/messages/fr.ts'
import { fr as act2 } from '../act-2/messages/fr.ts'
import { fr as page } from './fr.ts'

export const words: Catalogue = { ...game, ...page, ...act1, ...act2 }
