import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { en } from './en.ts'

/** For what the terminal says about JAWS: a key it has no words for, or a missing parameter, does not compile. */
export const message: Sayer<typeof en> = kernelMessage
