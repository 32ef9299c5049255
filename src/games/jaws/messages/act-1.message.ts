import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { act1En } from './act-1.en.ts'

/** Messages that the catalogue of Act 1 can say. */
export const message: Sayer<typeof act1En> = kernelMessage
