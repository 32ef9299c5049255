import { findBox } from '../../games/index.ts'
import { contentHash } from '../../kernel/content.ts'
import { type Reading, readRecord } from '../../kernel/match/verify.ts'
import { message } from '../../kernel/message.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { readText } from '../files.ts'
import { resultLines } from '../result.ts'
import { type Say, sayer } from '../words.ts'

/** Reading a record plays it again and checks it; a fault is thrown with its line. */
export const verify: Command = async ({ args, language, output }) => {
  const { words } = readArguments(args, { words: [1, 1] })
  const reading = readRecord(await readText(words[0]), findBox)
  const { box, record, match } = reading
  const { setup, kind } = record
  const say = sayer(language, box.names(setup.content))
  const own = setup.contentHash !== contentHash(box.shelf.builtIn)
  const lines = [
    message(`cli.verify.${kind}`, { game: say(message(`${box.id}.name`)), rules: setup.rules }),
    message(own ? 'cli.verify.pack' : 'cli.verify.built-in', { hash: setup.contentHash }),
    message('cli.verify.commitment', { commitment: record.commitment }),
    message('cli.verify.moves', { count: record.moves.length, submissions: match.length }),
  ]
  if (setup.stack !== null) lines.push(message('cli.verify.stack', { labels: Object.keys(setup.stack) }))
  const laid = match.log.filter((entry) => entry.kind === 'lay').length
  if (laid > 0) lines.push(message('cli.verify.laid', { count: laid }))
  const said = [...lines.map(say), ...endingOf(reading, say), say(message('cli.verify.good'))]
  output.write(`${said.join('\n')}\n`)
  return DONE
}

/** The result as a table would hear it; the record's own line is for programs. */
function endingOf({ record, match: { game, outcome } }: Reading, say: Say): string[] {
  if (record.result === null) return [say(message('cli.verify.no-result'))]
  if (outcome === null)
    return [say(message('cli.verify.result', { result: say(message('cli.story.abandoned')) }))]
  const [why, ...rest] = resultLines(game, outcome, say)
  return [say(message('cli.verify.result', { result: why })), ...rest]
}
