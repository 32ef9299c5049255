import { en as game } from '#games/minnows/messages/en.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as page } from './en.ts'

export const words: Catalogue = { ...game, ...page }
