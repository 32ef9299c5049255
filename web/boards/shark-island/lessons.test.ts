import { describe, expect, it } from 'vitest'
import { content } from '#games/shark-island/content/index.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import { LANGUAGES } from '#kernel/languages.ts'
import { readWords } from '../../i18n/read-words.ts'
import type { Lesson } from '../lesson.ts'
import { lessons } from './lessons.ts'

function played(lesson: Lesson): IslandView {
  const practice = lesson.open(content.builtIn)
  for (const { title, plays, answers = [] } of lesson.steps) {
    for (const action of plays)
      expect(
        practice.act(lesson.seat, [action]),
        `${title}: ${action} of ${practice.legal(lesson.seat)}`,
      ).toBe(true)
    for (const [other, action] of answers)
      expect(practice.act(other, [action]), `${title}: ${other} ${action} of ${practice.legal(other)}`).toBe(
        true,
      )
  }
  return practice.latest.view as unknown as IslandView
}

describe.each(Object.entries(lessons))('the lesson %s', (_id, lesson) => {
  it('can be played exactly as it is told, and the others always know what to do', () => {
    expect(played(lesson).mine).toEqual([lesson.seat])
  })

  it('is told in both languages', async () => {
    for (const language of LANGUAGES) {
      const words = await readWords(lesson.words ?? {}, language)
      for (const key of lesson.steps.flatMap(({ title, text }) => [title, text]))
        expect(words[key], key).toMatch(/\S/)
    }
  })
})

it('the lessons end as they say: a wounded Shark without Terror, and four Terror with a damaged craft', () => {
  const [hunting, hiding] = Object.values(lessons).map(played)
  expect(hunting.shark.health).toBeLessThan(hunting.shark.start - 1)
  expect(hunting.terror.total).toBe(0)
  expect(hiding.terror).toMatchObject({ total: 4, lines: { press: 2 } })
  expect(hiding.hunters.find(({ seat }) => seat === 'tempest')?.damage).toBeGreaterThan(0)
})
