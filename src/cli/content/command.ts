import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { readJsonFile } from '../files.ts'
import { message } from '../messages/message.ts'
import { needBox } from '../sitting.ts'

export const content: Command = async ({ args, say, output }) => {
  const given = readArguments(args, { flags: { check: { type: 'string' } }, words: [1, 1] })
  const { shelf } = needBox(given.words[0])
  const file = given.text('check')
  if (file === undefined) {
    output.write(`${JSON.stringify(shelf.builtIn, null, 2)}\n`)
    return DONE
  }
  const hash = shelf.hash(shelf.load(await readJsonFile(file)))
  output.write(`${say(message('cli.content.good', { file, hash }))}\n`)
  return DONE
}
