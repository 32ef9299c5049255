import type { Message } from '#kernel/message.ts'
import type { CopyBefore } from '#store/sqlite/copy-before.ts'
import { message } from '../messages/message.ts'

/** The line that tells the host of the copy that was kept before a migration. */
export function copiedBefore({ file, version }: CopyBefore): Message {
  return message('cli.serve.copied', { file, version })
}
