import { expect, test } from 'vitest'
import { content } from '#games/sharks/content/index.ts'
import { lessons } from './lessons.ts'

const { first: lesson } = lessons

test('the lesson can be played exactly as it is told, and the opponent always knows what to do', () => {
  const practice = lesson.open(content.builtIn)
  const answers = [...lesson.opponentPlays]
  for (const { title, plays } of lesson.steps) {
    expect(practice.legal(lesson.opponent), title).toEqual([])
    for (const action of plays) expect(practice.act(lesson.seat, [action]), `${title}: ${action}`).toBe(true)
    while (practice.legal(lesson.opponent).length > 0) {
      const action = answers.shift() ?? 'nothing'
      expect(practice.act(lesson.opponent, [action]), `${title}: ${action}`).toBe(true)
    }
  }
  expect(answers).toEqual([])
  expect(practice.act(lesson.seat, ['swim d4'])).toBe(false)
})
