import { stripVTControlCharacters } from 'node:util'
import { databaseIn } from '#store/files.ts'
import { reportsIn } from '#store/sqlite-reports.ts'
import type { Report } from '#table/store.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { message } from '../messages/message.ts'
import { databaseUrlIn } from '../serve/environment.ts'
import type { Say } from '../words.ts'

const FLAGS = { count: { type: 'string' } } as const
const USUAL = 50

/** What people told about others, the latest first; also while a server has the database. */
export const reports: Command = async ({ args, environment, say, output }) => {
  const count = readArguments(args, { flags: FLAGS, words: [0, 0] }).count('count', 1) ?? USUAL
  const found = await reportsOf(environment, count)
  const texts = found.map((report) => told(report, say))
  output.write(`${texts.join('\n\n') || say(message('cli.reports.none'))}\n`)
  return DONE
}

async function reportsOf(environment: NodeJS.ProcessEnv, count: number): Promise<Report[]> {
  const url = databaseUrlIn(environment)
  if (url === null) return reportsIn(databaseIn(environment.DATA_DIR || 'data'), count)
  const { reportsIn: shared } = await import('#store/postgres/reports.ts')
  return shared(url, count)
}

/** Texts of people are indented, and stripped of control characters. */
function told({ at, text, said, ...report }: Report, say: Say): string {
  const when = new Date(at).toISOString()
  const quoted = (lines: string): string[] =>
    lines === ''
      ? []
      : stripVTControlCharacters(lines)
          .split('\n')
          .map((line) => `    ${line}`)
  return [
    say(message('cli.reports.head', { when, ...report })),
    ...quoted(text),
    ...(said === '' ? [] : [say(message('cli.reports.said')), ...quoted(said)]),
  ].join('\n')
}
