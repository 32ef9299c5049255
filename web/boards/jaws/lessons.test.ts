import { describe, expect, it } from 'vitest'
import { content } from '#games/jaws/content/index.ts'
import type { JawsView } from '#games/jaws/view.ts'
import { LANGUAGES } from '#kernel/languages.ts'
import type { View } from '#kernel/view.ts'
import { readWords } from '../../i18n/read-words.ts'
import { lessons } from './lessons.ts'

describe.each(Object.entries(lessons))('the lesson %s', (_id, lesson) => {
  it('can be played exactly as it is told, and the others always know what to do', () => {
    const practice = lesson.open(content.builtIn)
    for (const { title: name, plays, seat = lesson.seat, answers = [] } of lesson.steps) {
      for (const action of plays) expect(practice.act(seat, [action]), `${name}: ${action}`).toBe(true)
      for (const [other, action] of answers)
        expect(practice.act(other, [action]), `${name}: ${other} ${action}: ${practice.legal(other)}`).toBe(
          true,
        )
    }
    expect(practice.latest.view.mine).toEqual(lesson.seats)
  })

  it('is told in both languages', async () => {
    for (const language of LANGUAGES) {
      const words = await readWords(lesson.words ?? {}, language)
      for (const key of lesson.steps.flatMap((step) => [step.title, step.text]))
        expect(words[key], key).toMatch(/\S/)
    }
  })
})

it('the lessons end as they say: a barrel on the shark, two beaches eaten empty, a tile gone, a wounded shark', () => {
  const ends = Object.values(lessons).map((lesson) => {
    const practice = lesson.open(content.builtIn)
    for (const { plays, seat = lesson.seat, answers = [] } of lesson.steps) {
      for (const action of plays) practice.act(seat, [action])
      for (const [other, action] of answers) practice.act(other, [action])
    }
    return practice.latest.view as View<JawsView>
  })
  expect(ends[0].act1).toMatchObject({ eaten: 4, barrels: { shark: 1 } })
  expect(ends[1].act1).toMatchObject({ eaten: 1, barrels: { shark: 1 }, shown: 'S' })
  expect(ends[2].act2?.tiles.filter(({ destroy }) => destroy === null)).toHaveLength(1)
  expect(ends[3].act2?.shark.wounds).toBeGreaterThan(0)
})
