import { stripVTControlCharacters } from 'node:util'
import { boxes } from '#games/index.ts'
import { LANGUAGES } from '#kernel/languages.ts'
import { RecordFault } from '#kernel/match/record-lines.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Command, DONE, type Errors, FAILED, type Input, MISUSED, type Output } from './command.ts'
import { faultText } from './fault.ts'
import { languageOf, ofEnvironment } from './language.ts'
import { message } from './messages/message.ts'
import { Misuse, misuse } from './misuse.ts'
import { boardOf } from './terminals.ts'
import { flagsOf, gameName, type Say, sayer } from './words.ts'

export interface ProcessContext {
  readonly environment: NodeJS.ProcessEnv
  readonly input: Input
  readonly output: Output
  readonly errors: Errors
}

/** Each command is read only when it is called. */
const COMMANDS = {
  play: async () => (await import('./play/command.ts')).play,
  replay: async () => (await import('./replay/command.ts')).replay,
  verify: async () => (await import('./verify/command.ts')).verify,
  content: async () => (await import('./content/command.ts')).content,
  engine: async () => (await import('./engine/command.ts')).engine,
  serve: async () => (await import('./serve/command.ts')).serve,
  backup: async () => (await import('./backup/command.ts')).backup,
  reports: async () => (await import('./reports/command.ts')).reports,
  move: async () => (await import('./move/command.ts')).move,
  simulate: async () => (await import('./simulate/command.ts')).simulate,
  ladder: async () => (await import('./ladder/command.ts')).ladder,
  laws: async () => (await import('./laws/command.ts')).laws,
} satisfies { readonly [name: string]: () => Promise<Command> }

type Name = keyof typeof COMMANDS

const HELP = {
  play: 'cli.help.play',
  replay: 'cli.help.replay',
  verify: 'cli.help.verify',
  content: 'cli.help.content',
  engine: 'cli.help.engine',
  serve: 'cli.help.serve',
  backup: 'cli.help.backup',
  reports: 'cli.help.reports',
  move: 'cli.help.move',
  simulate: 'cli.help.simulate',
  ladder: 'cli.help.ladder',
  laws: 'cli.help.laws',
} as const satisfies { readonly [name in Name]: string }

function isCommand(name: string): name is Name {
  return Object.hasOwn(COMMANDS, name)
}

/** Runs a command and gives its exit code; what goes wrong is said in one sentence. */
export async function run(
  [name = 'help', ...args]: readonly string[],
  around: ProcessContext,
): Promise<number> {
  const { environment, input, output, errors } = around
  let say = sayer(ofEnvironment(environment))
  try {
    const language = languageOf(flagLanguage(args), environment)
    say = sayer(language)
    const help = (about?: string): number => {
      output.write(`${helpText(say, about)}\n`)
      return DONE
    }
    if (['help', '--help', '-h'].includes(name)) return help(args[0])
    if (!isCommand(name)) throw misuse('unknown-command-line', { name, names: Object.keys(COMMANDS) })
    if (asksForHelp(args)) return help(name)
    const command = await COMMANDS[name]()
    return await command({ args, environment, language, say, input, output, errors })
  } catch (error) {
    errors.write(`${stripVTControlCharacters(sentence(error, say))}\n`)
    return error instanceof Misuse ? MISUSED : FAILED
  }
}

function helpText(say: Say, name: string | undefined): string {
  const languages = LANGUAGES.join('|')
  const text = say(message(name !== undefined && isCommand(name) ? HELP[name] : 'cli.help', { languages }))
  return name === 'play' ? [text, ...flagsOfGames(say)].join('\n') : text
}

/** What each game adds to the flags of `play`. */
function flagsOfGames(say: Say): string[] {
  return boxes
    .filter(({ id }) => Object.keys(boardOf(id).flags).length > 0)
    .map(({ id }) => {
      return say(message('cli.help.flags', { game: gameName(say, id), flags: flagsOf(say, id) }))
    })
}

function sentence(error: unknown, say: Say): string {
  if (error instanceof RecordFault) return faultText(error, say)
  if (error instanceof Refusal) return `dorsal: ${say(error.said)}`
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `dorsal: ${say(message('cli.bug', { what }))}`
}

function flagLanguage(args: readonly string[]): string | undefined {
  const index = args.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (index < 0) return undefined
  return args[index].includes('=') ? args[index].slice('--lang='.length) : args[index + 1]
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? args.length : end).some((word) => word === '--help' || word === '-h')
}
