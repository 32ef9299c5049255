import { message } from '../../kernel/message.ts'
import { databaseIn } from '../../store/files.ts'
import { backupSqlite } from '../../store/sqlite-backup.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'

/** Copies the database, also while a server has it. */
export const backup: Command = async ({ args, environment, say, output }) => {
  const [file] = readArguments(args, { words: [1, 1] }).words
  const database = databaseIn(environment.DATA_DIR || 'data')
  await backupSqlite(database, file)
  output.write(`${say(message('cli.backup.done', { database, file }))}\n`)
  return DONE
}
