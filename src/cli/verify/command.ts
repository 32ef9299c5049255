import { findBox } from '../../games/index.ts'
import { contentHash } from '../../kernel/content.ts'
import { readRecord } from '../../kernel/match/verify.ts'
import { message } from '../../kernel/message.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { readText } from '../files.ts'

/** Reading a record plays it again and checks it; a fault is thrown with its line. */
export const verify: Command = async ({ args, say, output }) => {
  const { words } = readArguments(args, { words: [1, 1] })
  const { box, record, match } = readRecord(await readText(words[0]), findBox)
  const { setup, kind, result } = record
  const own = setup.contentHash !== contentHash(box.shelf.builtIn)
  const lines = [
    message(`cli.verify.${kind}`, { game: say(message(`${box.id}.name`)), rules: setup.rules }),
    message(own ? 'cli.verify.pack' : 'cli.verify.built-in', { hash: setup.contentHash }),
    message('cli.verify.commitment', { commitment: record.commitment }),
    message('cli.verify.moves', { count: record.moves.length, submissions: match.length }),
  ]
  if (setup.stack !== null) lines.push(message('cli.verify.stack', { labels: Object.keys(setup.stack) }))
  lines.push(
    result === null ? message('cli.verify.no-result') : message('cli.verify.result', { result: result.text }),
    message('cli.verify.good'),
  )
  output.write(`${lines.map(say).join('\n')}\n`)
  return DONE
}
