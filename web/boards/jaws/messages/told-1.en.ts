import { act1En } from '#games/jaws/messages/act-1.en.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as page } from '../act-1/messages/en.ts'

export const words: Catalogue = { ...act1En, ...page }
