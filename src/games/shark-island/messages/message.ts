import type { Sayer } from '#kernel/catalogue.ts'
import { message as anyMessage } from '#kernel/message.ts'
import type { en } from './en.ts'

/** Makes messages that the catalogues of Shark Island can say. */
export const message: Sayer<typeof en> = anyMessage
