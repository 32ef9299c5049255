import { expect, test } from 'vitest'
import { content as island } from '../../src/games/shark-island/content/index.ts'
import { content as sharks } from '../../src/games/sharks/content/index.ts'
import { lesson as islandHunter } from './island-hunter.ts'
import { lesson as islandShark } from './island-shark.ts'
import { lesson as sharksLesson } from './sharks.ts'

test.each([
  ['Sharks', sharksLesson, sharks.builtIn],
  ['Shark Island as a Hunter', islandHunter, island.builtIn],
  ['Shark Island as the Shark', islandShark, island.builtIn],
])(
  'the lesson of %s can be played exactly as it is told, and the others always know what to do',
  (_, lesson, content) => {
    const practice = lesson.open(content)
    const answers = [...lesson.answers]
    const others = lesson.seats.filter((seat) => seat !== lesson.seat)
    const answer = (title: string): void => {
      while (answers.length > 0 && others.some((seat) => practice.legal(seat).length > 0)) {
        const { seat, plays } = answers.shift() ?? { seat: '', plays: [] }
        expect(practice.act(seat, plays), `${title}: ${seat} ${plays} of ${practice.legal(seat)}`).toBe(true)
      }
    }
    answer('at first')
    for (const { title, plays } of lesson.steps) {
      for (const action of plays)
        expect(
          practice.act(lesson.seat, [action]),
          `${title}: ${action} of ${practice.legal(lesson.seat)}`,
        ).toBe(true)
      answer(title)
    }
    expect(answers).toEqual([])
    expect(practice.act(lesson.seat, ['nothing of the kind'])).toBe(false)
  },
)
