import { describe, expect, it } from 'vitest'
import { content } from '../../src/games/shark-island/content/index.ts'
import type { IslandView } from '../../src/games/shark-island/view.ts'
import { words as english } from '../boards/shark-island/messages/words.en.ts'
import { words as french } from '../boards/shark-island/messages/words.fr.ts'
import { chapters } from './shark-island.ts'

function played({ lesson }: (typeof chapters)[number]): IslandView {
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

describe.each(chapters.map((chapter) => [chapter.id, chapter] as const))('the lesson %s', (_id, chapter) => {
  it('can be played exactly as it is told, and the others always know what to do', () => {
    expect(played(chapter).mine).toEqual([chapter.lesson.seat])
  })

  it('is told in both languages', () => {
    for (const words of [english, french])
      for (const key of [chapter.title, ...chapter.lesson.steps.flatMap(({ title, text }) => [title, text])])
        expect(words[key], key).toMatch(/\S/)
  })
})

it('the lessons end as they say: a wounded Shark without Terror, and four Terror with a damaged craft', () => {
  const [hunting, hiding] = chapters.map(played)
  expect(hunting.shark.health).toBeLessThan(hunting.shark.start - 1)
  expect(hunting.terror.total).toBe(0)
  expect(hiding.terror).toMatchObject({ total: 4, lines: { press: 2 } })
  expect(hiding.hunters.find(({ seat }) => seat === 'tempest')?.damage).toBeGreaterThan(0)
})
