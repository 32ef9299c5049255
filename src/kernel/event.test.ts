import { describe, expect, test } from 'vitest'
import { type Audience, EVERYONE, happened, isFor, told } from './event.ts'
import { allSeats, seatSet, WATCHER } from './seats.ts'

const [A, B, C] = [seatSet(0), seatSet(1), seatSet(2)]
const ALL = allSeats(3)

describe('an audience', () => {
  const cases: [what: string, audience: Audience, hear: number[], hearNot: number[]][] = [
    ['everyone', EVERYONE, [WATCHER, A, B, A | B, ALL], []],
    ['one seat', { only: A }, [A, A | B, ALL], [WATCHER, B, C, B | C]],
    ['several seats', { only: A | B }, [A, B, A | C, ALL], [WATCHER, C]],
    ['all but one seat', { except: A }, [WATCHER, B, C, B | C], [A, A | B, ALL]],
    ['all but several seats', { except: A | B }, [WATCHER, C], [A, B, A | C, ALL]],
    ['some but not with others', { only: A | B, except: C }, [A, B, A | B], [WATCHER, C, A | C, ALL]],
    ['nobody', { only: 0 }, [], [WATCHER, A, ALL]],
    ['all but nobody', { except: 0 }, [WATCHER, A, ALL], []],
  ]
  test.each(cases)('of %s', (_what, audience, hear, hearNot) => {
    for (const viewer of hear) expect([viewer, isFor(audience, viewer)]).toEqual([viewer, true])
    for (const viewer of hearNot) expect([viewer, isFor(audience, viewer)]).toEqual([viewer, false])
  })

  test('of a secret and of its public side never overlap and leave nobody out', () => {
    for (let seats = 0; seats <= ALL; seats++)
      for (let viewer = 0; viewer <= ALL; viewer++)
        expect(isFor({ only: seats }, viewer)).not.toBe(isFor({ except: seats }, viewer))
  })
})

test('what is told is the message alone, in order, without who else hears it', () => {
  const events = [
    happened('secret', { card: 'ace' }, { only: A }, true),
    happened('public', { count: 1 }, { except: A }),
    happened('all', {}),
  ]
  expect(told(events, A)).toEqual([
    { key: 'secret', params: { card: 'ace' } },
    { key: 'all', params: {} },
  ])
  expect(JSON.stringify(told(events, B))).toBe(
    '[{"key":"public","params":{"count":1}},{"key":"all","params":{}}]',
  )
  expect(told(events, WATCHER)).toEqual(told(events, B))
})
