import { act1Fr } from '#games/jaws/messages/act-1.fr.ts'
import type { Catalogue } from '#kernel/message.ts'
import { fr as page } from '../act-1/messages/fr.ts'

export const words: Catalogue = { ...act1Fr, ...page }
