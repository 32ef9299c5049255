import type { Key, Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { en as lab } from '#lab/messages/en.ts'
import type { en } from './en.ts'

type English = typeof en & typeof lab
export type CliKey = Key<English>

/** For what the commands say: a key they have no words for, or a missing parameter, does not compile. */
export const message: Sayer<English> = kernelMessage
