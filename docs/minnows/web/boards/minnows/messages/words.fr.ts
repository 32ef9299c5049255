import { fr as game } from '#games/minnows/messages/fr.ts'
import type { Catalogue } from '#kernel/message.ts'
import { fr as page } from './fr.ts'

export const words: Catalogue = { ...game, ...page }
