import { describe, expect, it } from 'vitest'
import { chapterAt, chaptersOf } from './chapters.ts'

const event = (key: string) => ({ key, params: {} })
const UPDATES = [[], ['round'], ['swims', 'eats'], ['swims', 'round'], ['over']].map((keys) => ({
  events: keys.map(event),
}))

describe('the chapters of a match', () => {
  const chapters = chaptersOf(UPDATES, new Set(['round', 'over']))

  it('begin where an event opens one, and go on until the next', () => {
    expect(chapters).toEqual([
      { at: 0, length: 1, opening: null },
      { at: 1, length: 2, opening: event('round') },
      { at: 3, length: 1, opening: event('round') },
      { at: 4, length: 1, opening: event('over') },
    ])
  })

  it('are found by the moment', () => {
    expect([0, 1, 2, 3, 4].map((moment) => chapterAt(chapters, moment))).toEqual([0, 1, 1, 2, 3])
  })

  it('begin with a named one where the first moment opens it', () => {
    expect(chaptersOf(UPDATES.slice(1), new Set(['round']))[0]).toEqual({
      at: 0,
      length: 2,
      opening: event('round'),
    })
  })

  it('are none of a match without moments', () => {
    expect(chaptersOf([], new Set(['round']))).toEqual([])
  })
})
