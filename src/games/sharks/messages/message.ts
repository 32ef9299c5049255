import type { Key, Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { en } from './en.ts'

export type SharksKey = Key<typeof en>

/** For everything that Sharks says besides its events: a key it has no words for, or a missing parameter, does not compile. */
export const message: Sayer<typeof en> = kernelMessage
