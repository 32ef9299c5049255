import { en as game } from '#games/jaws/messages/en.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as act1 } from '../act-1/messages/en.ts'
import { en as act2 } from '../act-2/messages/en.ts'
import { en as page } from './en.ts'

export const words: Catalogue = { ...game, ...page, ...act1, ...act2 }
