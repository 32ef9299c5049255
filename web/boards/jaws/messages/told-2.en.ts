import { act2En } from '#games/jaws/messages/act-2.en.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as page } from '../act-2/messages/en.ts'

export const words: Catalogue = { ...act2En, ...page }
