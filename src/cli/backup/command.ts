import { databaseIn } from '#store/files.ts'
import { backupSqlite } from '#store/sqlite-backup.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { message } from '../messages/message.ts'

/** Copies the database, also while a server has it. */
export const backup: Command = async ({ args, environment, say, output }) => {
  const [file] = readArguments(args, { words: [1, 1] }).words
  const { DATABASE_URL, DATA_DIR } = environment
  const database = DATABASE_URL ? 'DATABASE_URL' : databaseIn(DATA_DIR || 'data')
  if (DATABASE_URL) await (await import('#store/move/backup.ts')).backupPostgres(DATABASE_URL, file)
  else await backupSqlite(database, file)
  output.write(`${say(message('cli.backup.done', { database, file }))}\n`)
  return DONE
}
