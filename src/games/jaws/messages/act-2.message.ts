import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { act2En } from './act-2.en.ts'

/** Messages that the catalogue of Act 2 can say. */
export const message: Sayer<typeof act2En> = kernelMessage
