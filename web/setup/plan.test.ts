import { describe, expect, test } from 'vitest'
import { given, isAnybodyThere, levelled, mineOf, seated, seatPlans } from './plan.ts'

const SEATS = ['shark', 'tempest', 'harlan']
const SIDES = [['tempest', 'harlan']]

test('who sits where: oneself, and bots, friends or people round the device', () => {
  expect(seated('bots', SEATS, ['harlan'], 'cadet')).toEqual({
    shark: 'cadet',
    tempest: 'cadet',
    harlan: 'me',
  })
  expect(seated('friends', SEATS, ['shark'], 'mate')).toEqual({
    shark: 'me',
    tempest: 'open',
    harlan: 'open',
  })
  expect(mineOf(seated('pass', SEATS, ['shark'], 'mate'))).toEqual(SEATS)
})

describe('giving one seat to somebody', () => {
  const asShark = seated('bots', SEATS, ['shark'], 'mate')

  test('whoever takes a Hunter is not the Shark besides', () => {
    expect(given(asShark, 'tempest', 'me', 'bots', SIDES, 'cadet')).toEqual({
      shark: 'cadet',
      tempest: 'me',
      harlan: 'mate',
    })
    const withFriends = seated('friends', SEATS, ['shark'], 'mate')
    expect(given(withFriends, 'tempest', 'me', 'friends', SIDES, 'mate').shark).toBe('open')
  })

  test('a second Hunter of one’s own is kept: they are one side', () => {
    const one = given(asShark, 'tempest', 'me', 'bots', SIDES, 'mate')
    expect(mineOf(given(one, 'harlan', 'me', 'bots', SIDES, 'mate'))).toEqual(['tempest', 'harlan'])
  })

  test('round one device anybody can be anything', () => {
    const round = { shark: 'me', tempest: 'mate', harlan: 'mate' } as const
    expect(mineOf(given(round, 'tempest', 'me', 'pass', SIDES, 'mate'))).toEqual(['shark', 'tempest'])
  })

  test('whoever gives their only seat to a bot, to play against bots, takes another', () => {
    expect(mineOf(given(asShark, 'shark', 'cadet', 'bots', SIDES, 'mate'))).toEqual(['tempest'])
    const withFriends = { shark: 'me', tempest: 'mate', harlan: 'mate' } as const
    expect(isAnybodyThere(given(withFriends, 'shark', 'cadet', 'friends', SIDES, 'mate'))).toBe(false)
  })
})

test('another level is for all bots, and for nobody else', () => {
  expect(levelled({ shark: 'me', tempest: 'mate', harlan: 'open' }, 'captain')).toEqual({
    shark: 'me',
    tempest: 'captain',
    harlan: 'open',
  })
})

test('the server is told of bots by their level', () => {
  expect(seatPlans({ shark: 'me', tempest: 'open', harlan: 'captain' })).toEqual({
    shark: 'me',
    tempest: 'open',
    harlan: { bot: 'captain' },
  })
})
