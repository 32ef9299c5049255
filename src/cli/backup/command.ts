import { databaseIn } from '#store/files.ts'
import { backupSqlite } from '#store/sqlite-backup.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { message } from '../messages/message.ts'
import { databaseUrlIn } from '../serve/environment.ts'

/** Copies the database, also while a server has it. */
export const backup: Command = async ({ args, environment, say, output }) => {
  const [file] = readArguments(args, { words: [1, 1] }).words
  const url = databaseUrlIn(environment)
  const database = url !== null ? 'DATABASE_URL' : databaseIn(environment.DATA_DIR || 'data')
  if (url !== null) await (await import('#store/move/backup.ts')).backupPostgres(url, file)
  else await backupSqlite(database, file)
  output.write(`${say(message('cli.backup.done', { database, file }))}\n`)
  return DONE
}
