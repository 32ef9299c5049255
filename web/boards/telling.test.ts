import { expect, it } from 'vitest'
import { kitTelling } from './telling.ts'

const told = kitTelling({
  'game.rolled': { lasts: 900, doubt: 0.5, sound: 'dice', sign: 'shark' },
  'game.swam': { lasts: 300, log: 'aside', settles: true },
  'game.scored': { hasFace: true },
  'game.round': { log: 'chapter' },
})

it('events last as long as the table says, and those that show nothing no time at all', () => {
  const [rolled, swam, round] = ['game.rolled', 'game.swam', 'game.round'].map((key) => ({ key, params: {} }))
  expect(told.lastsOf(rolled)).toBe(900)
  expect(told.lasts([rolled, swam, round])).toBe(1200)
  expect(told.lasts([{ key: 'match.undone', params: {} }])).toBe(0)
})

it('what is said of some events only is said of no other', () => {
  expect(told.doubts).toEqual({ 'game.rolled': 0.5 })
  expect(told.sounds).toEqual({ 'game.rolled': 'dice' })
  expect(told.signOf({ key: 'game.rolled', params: {} })).toBe('shark')
  expect(told.signOf({ key: 'game.swam', params: {} })).toBeUndefined()
  expect([...told.asides]).toEqual(['game.swam'])
  expect([...told.chapters]).toEqual(['game.round'])
  expect([...told.faces]).toEqual(['game.scored'])
  expect([...told.settles]).toEqual(['game.swam'])
})
