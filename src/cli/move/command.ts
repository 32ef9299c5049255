import { openFolder, openShared, type Side } from '#store/move/databases.ts'
import { type Moved, move as moveAll } from '#store/move/move.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { message } from '../messages/message.ts'
import { misuse } from '../misuse.ts'
import { copiedBefore } from '../serve/copied.ts'
import { servingOf } from '../serve/environment.ts'

/** Matches between two lines of progress. */
const EVERY = 1_000

/** Copies everything from a file to PostgreSQL, or back, and compares it there. */
export const move: Command = async ({ args, environment, say, output, errors }) => {
  const [where] = readArguments(args, { words: [1, 1] }).words
  if (where !== 'postgres' && where !== 'file') throw misuse('move-where', { where })
  const { folder, database } = servingOf({
    CLUSTER_SECRET: 'not needed here, as nobody serves',
    ...environment,
  })
  if (database === null) throw misuse('environment', { name: 'DATABASE_URL', value: '' })
  const opened: Side[] = []
  try {
    const file = await openFolder(folder, where === 'file')
    opened.push(file)
    if (file.copied !== null) output.write(`${say(copiedBefore(file.copied))}\n`)
    const shared = await openShared(database.url)
    opened.push(shared)
    const [from, to] = where === 'postgres' ? [file, shared] : [shared, file]
    const tell = ({ matches }: Moved): void => {
      if (matches.all % EVERY === 0 && matches.all > 0)
        errors.write(`${say(message('cli.move.progress', { matches: matches.all }))}\n`)
    }
    // Who was forgotten goes first, so that an interrupted move brings nobody back.
    for (const person of from.forgotten.all()) await to.forgotten.add(person)
    const { contents, people, matches } = await moveAll(from.holdings, to.holdings, tell)
    const counts = {
      contents: contents.all,
      people: people.all,
      matches: matches.all,
      before: matches.before,
    }
    output.write(`${say(message('cli.move.done', counts))}\n`)
    return DONE
  } finally {
    for (const side of opened) await side.close()
  }
}
