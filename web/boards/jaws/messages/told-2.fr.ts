import { act2Fr } from '#games/jaws/messages/act-2.fr.ts'
import type { Catalogue } from '#kernel/message.ts'
import { fr as page } from '../act-2/messages/fr.ts'

export const words: Catalogue = { ...act2Fr, ...page }
