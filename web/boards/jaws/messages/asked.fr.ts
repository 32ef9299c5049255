import { faultsFr } from '#games/jaws/messages/faults.fr.ts'
import type { Catalogue } from '#kernel/message.ts'
import { fr as beside } from './beside.fr.ts'

export const words: Catalogue = { ...faultsFr, ...beside }
