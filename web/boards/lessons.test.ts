import { describe, expect, it } from 'vitest'
import { boxes } from '#games/index.ts'
import { typeset } from '#kernel/message.ts'
import { lessons as jaws } from './jaws/lesson-list.ts'
import { seating as jawsSeating } from './jaws/seating.ts'
import type { LessonEntry } from './lesson.ts'
import type { Seating } from './seating.ts'
import { lessons as island } from './shark-island/lesson-list.ts'
import { seating as islandSeating } from './shark-island/seating.ts'
import { lessons as sharks } from './sharks/lesson-list.ts'
import { seating as sharksSeating } from './sharks/seating.ts'

const GAMES: readonly (readonly [string, readonly LessonEntry[], Seating])[] = [
  ['jaws', jaws, jawsSeating],
  ['shark-island', island, islandSeating],
  ['sharks', sharks, sharksSeating],
]

describe.each(GAMES)('the list of lessons of %s', (game, entries, seating) => {
  it('says how long each of them is, in both languages', async () => {
    for (const { steps, title, load } of entries) {
      expect((await load()).steps).toHaveLength(steps)
      expect(title.en).toMatch(/\S/)
      expect(typeset(title.fr, 'fr')).not.toMatch(/ [:;?!]/)
    }
  })

  it('leads to a game on the side that was learnt', async () => {
    const box = boxes.find(({ id }) => id === game)
    const usual = box?.options({}) ?? {}
    for (const { part, options, load } of entries) {
      const wanted = seating.parts({ ...usual, ...options }).find(({ id }) => id === part)
      const { seat, seats = [seat] } = await load()
      expect(wanted?.seats).toEqual(seats)
    }
  })
})
