import { sharedEn } from '#games/jaws/messages/shared.en.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as page } from './en.ts'

export const words: Catalogue = { ...sharedEn, ...page }
