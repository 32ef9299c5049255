import { once } from 'node:events'
import { Refusal } from '#kernel/refusal.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { type Line, linesOf, NOT_TEXT, TOO_LONG } from '../lines.ts'
import { type Answer, Engine, refused } from './engine.ts'

export const engine: Command = async ({ args, input, output }) => {
  readArguments(args, { words: [0, 0] })
  const machine = new Engine()
  for await (const line of linesOf(input)) {
    const written = output.write(`${JSON.stringify(answerTo(machine, line))}\n`)
    if (!written) await once(output, 'drain')
    if (machine.finished) break
  }
  return DONE
}

function answerTo(machine: Engine, line: Line): Answer {
  if (line === TOO_LONG) return refused(new Refusal('line-too-long'))
  if (line === NOT_TEXT) return refused(new Refusal('not-text'))
  return machine.answer(line)
}
