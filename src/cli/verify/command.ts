import { findBox } from '#games/index.ts'
import { isOfHouse } from '#kernel/content.ts'
import { takebacksIn } from '#kernel/match/raise.ts'
import { isSealNumber } from '#kernel/match/seal.ts'
import type { MatchSetup } from '#kernel/match/setup.ts'
import { type Reading, readRecord } from '#kernel/match/verify.ts'
import type { Message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { readText } from '../files.ts'
import { message } from '../messages/message.ts'
import { misuse } from '../misuse.ts'
import { resultLines } from '../result.ts'
import { gameName, type Say, sayer } from '../words.ts'

const FLAGS = { commitment: { type: 'string' } } as const

const HEADING = { record: 'cli.verify.record', save: 'cli.verify.save' } as const

const EARLIER = { fits: 'cli.verify.earlier-fits', unplayed: 'cli.verify.earlier-unplayed' } as const

/** Reading a record plays it again and checks it; a fault is thrown with its line. */
export const verify: Command = async ({ args, language, output }) => {
  const given = readArguments(args, { flags: FLAGS, words: [1, 1] })
  const shown = given.text('commitment')?.toLowerCase()
  if (shown !== undefined && !isSealNumber(shown)) throw misuse('commitment-digits')
  const reading = readRecord(await readText(given.words[0]), findBox)
  const { box, record, match } = reading
  const { setup, kind, commitment } = record
  if (shown !== undefined && shown !== commitment)
    throw new Refusal('commitment-other', { shown, commitment })
  const say = sayer(language, box.names(setup.content))
  const own = !isOfHouse(box.shelf, setup)
  const lines = [
    message(HEADING[kind], { game: gameName(say, box.id), rules: setup.rules }),
    message(own ? 'cli.verify.pack' : 'cli.verify.built-in', { hash: setup.contentHash }),
    message(setup.seal === null ? 'cli.verify.commitment' : 'cli.verify.sealed', { commitment }),
    ...(shown === undefined ? [] : [message('cli.verify.shown')]),
    ...originOf(setup),
    message('cli.verify.moves', { count: record.moves.length, submissions: match.length }),
  ]
  if (setup.raised !== undefined) {
    const { rules, before } = setup.raised
    lines.push(message(EARLIER[reading.earlier ?? 'unplayed'], { count: before.length, rules }))
  }
  if (setup.stack !== null) lines.push(message('cli.verify.stack', { labels: Object.keys(setup.stack) }))
  const laid = match.log.filter((entry) => entry.kind === 'lay').length
  if (laid > 0) lines.push(message('cli.verify.laid', { count: laid }))
  lines.push(message('cli.verify.takebacks', { count: takebacksIn(match, setup.raised) }))
  const said = [...lines.map(say), ...endingOf(reading, say), say(message('cli.verify.good'))]
  output.write(`${said.join('\n')}\n`)
  return DONE
}

/** How the seed was made: given as it is, or sealed, with how many people's numbers. */
function originOf({ seal }: MatchSetup): Message[] {
  if (seal === null) return [message('cli.verify.given')]
  const count = seal.numbers.filter(({ number }) => number !== null).length
  return [
    count === 0 ? message('cli.verify.alone') : message('cli.verify.made', { count }),
    ...seal.numbers.map(({ seats, number }) =>
      number === null
        ? message('cli.verify.none', { seats })
        : message('cli.verify.added', { seats, number }),
    ),
  ]
}

/** The result as a table would hear it; the record's own line is for programs. */
function endingOf({ record, match: { game, outcome } }: Reading, say: Say): string[] {
  if (record.result === null) return [say(message('cli.verify.no-result'))]
  if (outcome === null)
    return [say(message('cli.verify.result', { result: say(message('cli.story.abandoned')) }))]
  const [why, ...rest] = resultLines(game, outcome, say)
  return [say(message('cli.verify.result', { result: why })), ...rest]
}
