import { sharedFr } from '#games/jaws/messages/shared.fr.ts'
import type { Catalogue } from '#kernel/message.ts'
import { fr as page } from './fr.ts'

export const words: Catalogue = { ...sharedFr, ...page }
