import { faultsEn } from '#games/jaws/messages/faults.en.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as beside } from './beside.en.ts'

export const words: Catalogue = { ...faultsEn, ...beside }
