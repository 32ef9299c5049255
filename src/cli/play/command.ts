import { boxes } from '#games/index.ts'
import type { GameEvent } from '#kernel/event.ts'
import type { Box } from '#kernel/game.ts'
import { type Arguments, type Flags, readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { readJsonFile, readText } from '../files.ts'
import { message } from '../messages/message.ts'
import { misuse } from '../misuse.ts'
import { jsonOptions } from '../options.ts'
import { needBox, type Sitting, sitDown, sitDownAgain } from '../sitting.ts'
import { boardFlags, boardOf } from '../terminals.ts'
import { gameName, pitchOf, type Say, sayer } from '../words.ts'
import { Keeper } from './keeper.ts'
import { News } from './news.ts'
import { PLAYER_FLAGS, playersFor } from './players.ts'
import { playGame } from './session.ts'
import { openTerminal, type Terminal } from './terminal.ts'

const NEW_GAME_FLAGS: Flags = {
  ...boardFlags(),
  options: { type: 'string' },
  seed: { type: 'string' },
  content: { type: 'string' },
}
const FLAGS: Flags = {
  ...NEW_GAME_FLAGS,
  ...PLAYER_FLAGS,
  save: { type: 'string' },
  resume: { type: 'string' },
}

/** Signals after which the game is saved, as for somebody who leaves. */
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const

/** Events that the first person to come back to a saved game is told again. */
const RECALLED = 12

export const play: Command = async ({ args, say, language, input, output }) => {
  const given = readArguments(args, { flags: FLAGS, words: [0, 1] })
  const resumed = given.text('resume')
  const terminal = openTerminal(input, output)
  const leave = (): void => terminal.close()
  for (const signal of SIGNALS) process.on(signal, leave)
  try {
    const opened = resumed === undefined ? await begin(given, terminal, say) : await goOn(given, resumed)
    if (opened === null) return DONE
    const { sitting, story } = opened
    const { box, setup, match } = sitting
    const words = sayer(language, box.names(setup.content))
    await playGame({
      sitting,
      players: playersFor(match.game, given),
      board: boardOf(box.id),
      terminal,
      say: words,
      news: new News(story, match.game.seats.length, resumed === undefined ? story.length : RECALLED),
      keeper: new Keeper(sitting, terminal, words, given.text('save')),
    })
    return DONE
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave)
    terminal.close()
  }
}

interface Opened {
  readonly sitting: Sitting
  /** What has happened so far. */
  readonly story: readonly GameEvent[]
}

async function begin(given: Arguments, terminal: Terminal, say: Say): Promise<Opened | null> {
  const [id] = given.words
  const box = id === undefined ? await chosenBox(terminal, say) : needBox(id)
  if (box === null) return null
  const file = given.text('content')
  const pack = file === undefined ? {} : { pack: await readJsonFile(file) }
  const options = { ...jsonOptions(given.text('options') ?? '{}'), ...boardOf(box.id).options(given) }
  const sitting = sitDown(box, { options, seed: given.text('seed'), ...pack })
  return { sitting, story: sitting.match.opening }
}

async function goOn(given: Arguments, file: string): Promise<Opened> {
  const wrong = Object.keys(NEW_GAME_FLAGS).find((flag) => given.has(flag))
  if (wrong !== undefined) throw misuse('resume-only', { flag: wrong })
  const story: GameEvent[] = []
  const sitting = sitDownAgain(await readText(file), undefined, (_match, events) => story.push(...events))
  return { sitting, story }
}

/** Asks which game to play; where there is only one there is nothing to ask. */
async function chosenBox(terminal: Terminal, say: Say): Promise<Box | null> {
  if (boxes.length === 1) return boxes[0]
  for (const [index, { id }] of boxes.entries())
    terminal.write(`${index + 1}  ${gameName(say, id)}: ${pitchOf(say, id)}\n`)
  for (;;) {
    const line = await terminal.ask(`${say(message('cli.play.which'))} > `)
    if (line === null) {
      terminal.write(`\n${say(message('cli.play.nobody'))}\n`)
      return null
    }
    const box = boxes[Number(line) - 1] ?? boxes.find(({ id }) => id === line.trim())
    if (box !== undefined) return box
  }
}
