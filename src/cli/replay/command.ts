import { findBox } from '#games/index.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { readText } from '../files.ts'
import { readChapters } from './chapters.ts'
import { storyOf } from './story.ts'

const FLAGS = { seat: { type: 'string' }, from: { type: 'string' } } as const

export const replay: Command = async ({ args, language, output }) => {
  const given = readArguments(args, { flags: FLAGS, words: [1, 1] })
  const reading = readChapters(await readText(given.words[0]), findBox)
  const story = storyOf(reading, {
    language,
    eyes: given.text('seat') ?? 'all',
    from: given.count('from') ?? 1,
  })
  output.write(`${story.join('\n')}\n`)
  return DONE
}
