import { describe, expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { chosenSeats, type NextSeat, type Place, sameSeats, swappedSeats } from './rematch-seats.ts'

/** Seats of sides, each with who has it: a name, several with commas, or a bot's level in brackets. */
function places(...sides: readonly (readonly string[])[]): Place[] {
  return sides.flatMap((seats, team) =>
    seats.map((who) => {
      const [, bot = null] = /^\[(.*)\]$/.exec(who) ?? []
      return { team, holders: bot === null ? who.split(',') : [], bot }
    }),
  )
}

const named = (seats: readonly NextSeat[]): string[] =>
  seats.map(({ holders, bot }) => (holders.length > 0 ? holders.join(',') : `[${bot}]`))

const ORDER = ['a', 'b', 'c', 'd']
const swapped = (...sides: readonly (readonly string[])[]): string[] =>
  named(swappedSeats(places(...sides), ORDER))

describe('changing sides where one plays against a crew', () => {
  test('two people exchange all they have', () => {
    expect(swapped(['a'], ['b', 'b', 'b'])).toEqual(['b', 'a', 'a', 'a'])
    expect(swapped(['b'], ['a', 'a', 'a'])).toEqual(['a', 'b', 'b', 'b'])
  })

  test('bots beside one of them stay where they are', () => {
    expect(swapped(['a'], ['b', '[mate]', '[cadet]'])).toEqual(['b', 'a', '[mate]', '[cadet]'])
  })

  test('somebody alone exchanges with the bots of the other side', () => {
    expect(swapped(['[mate]'], ['a', 'a', 'a'])).toEqual(['a', '[mate]', '[mate]', '[mate]'])
    expect(swapped(['a'], ['[mate]', '[mate]', '[mate]'])).toEqual(['[mate]', 'a', 'a', 'a'])
  })

  test('somebody alone among bots of their own side becomes the one, and its bot takes exactly their seat', () => {
    expect(swapped(['[captain]'], ['[mate]', 'a', '[mate]'])).toEqual(['a', '[mate]', '[captain]', '[mate]'])
  })

  test('of more people the next becomes the one, and the old one takes exactly their seats', () => {
    expect(swapped(['a'], ['c', 'b', 'b'])).toEqual(['b', 'c', 'a', 'a'])
    expect(swapped(['b'], ['c', 'a', 'd'])).toEqual(['c', 'b', 'a', 'd'])
    expect(swapped(['d'], ['c', 'a', 'b'])).toEqual(['a', 'c', 'd', 'b'])
  })

  test('a bot that was the one gives way to a person', () => {
    expect(swapped(['[mate]'], ['b', 'a', 'a'])).toEqual(['a', 'b', '[mate]', '[mate]'])
  })

  test('those who share a seat go together', () => {
    expect(swapped(['a'], ['b,c', 'c', '[mate]'])).toEqual(['b,c', 'a', 'a', '[mate]'])
  })

  test('somebody who plays everything stays', () => {
    expect(swapped(['a'], ['a', 'a', 'a'])).toEqual(['a', 'a', 'a', 'a'])
  })
})

describe('changing sides where everyone plays alone', () => {
  test('two exchange, more move on, and bots stay', () => {
    expect(swapped(['a'], ['b'])).toEqual(['b', 'a'])
    expect(swapped(['a'], ['b'], ['c'])).toEqual(['c', 'a', 'b'])
    expect(swapped(['a'], ['[mate]'], ['b'], ['[mate]'])).toEqual(['b', '[mate]', 'a', '[mate]'])
  })

  test('somebody alone with bots moves on by a seat', () => {
    expect(swapped(['a'], ['[mate]'], ['[captain]'])).toEqual(['[captain]', 'a', '[mate]'])
    expect(swapped(['[mate]'], ['a'])).toEqual(['a', '[mate]'])
  })
})

describe('as chosen', () => {
  const table = places(['a'], ['b', '[mate]', 'b'])
  const chosen = (...seats: (string | null)[]) => chosenSeats(table, seats, ['a', 'b'], 'captain')

  test('people and bots sit where somebody wants them', () => {
    expect(named(chosen('b', 'a', null, 'a') ?? [])).toEqual(['b', 'a', '[mate]', 'a'])
    expect(named(chosen(null, 'a', 'b', null) ?? [])).toEqual(['[captain]', 'a', 'b', '[captain]'])
  })

  test('nobody who plays is left out, and nobody comes from elsewhere', () => {
    expect(chosen('a', 'a', 'a', null)).toBeNull()
    expect(chosen('a', 'b', 'eve', null)).toBeNull()
    expect(chosen('a', 'b')).toBeNull()
  })
})

describe('at any table', () => {
  const chance = new FastChance(18)
  const SIDES = [
    [1, 3],
    [1, 4],
    [1, 2],
    [1, 1],
    [1, 1, 1],
    [1, 1, 1, 1],
  ]
  const anyTable = (): Place[] => {
    const sides = SIDES[chance.upTo(SIDES.length)]
    const people = ORDER.slice(0, 1 + chance.upTo(4))
    return sides.flatMap((size, team) =>
      Array.from({ length: size }, () => {
        const isBot = chance.upTo(3) === 0
        return isBot
          ? { team, holders: [], bot: 'mate' }
          : { team, holders: [people[chance.upTo(people.length)]], bot: null }
      }),
    )
  }
  const peopleAt = (seats: readonly NextSeat[]): string[] =>
    [...new Set(seats.flatMap(({ holders }) => holders))].sort()
  const seatsOf = (seats: readonly NextSeat[], who: string): number[] =>
    seats.flatMap(({ holders }, seat) => (holders.includes(who) ? [seat] : []))
  const TABLES = Array.from({ length: 500 }, anyTable)

  test('everyone who had a seat has one, nobody else does, and none is left empty', () => {
    for (const table of TABLES)
      for (const next of [sameSeats(table), swappedSeats(table, ORDER)]) {
        expect(peopleAt(next)).toEqual(peopleAt(table))
        expect(next).toHaveLength(table.length)
        for (const { holders, bot } of next) expect(holders.length > 0).toBe(bot === null)
      }
  })

  test('nobody moves to the same seats, and two who exchange twice are where they were', () => {
    for (const table of TABLES) {
      expect(named(sameSeats(table))).toEqual(named(table))
      const next = swappedSeats(table, ORDER)
      const [one, other, ...more] = peopleAt(table)
      if (other === undefined || more.length > 0) continue
      const isApart = new Set(
        [one, other].map((who) => new Set(seatsOf(table, who).map((seat) => table[seat].team)).size),
      )
      if (!isApart.has(1) || isApart.size > 1) continue
      const back = swappedSeats(
        next.map((seat, index) => ({ ...seat, team: table[index].team })),
        ORDER,
      )
      const haveBoth = seatsOf(table, one).some((seat) =>
        seatsOf(table, other).some((each) => table[each].team !== table[seat].team),
      )
      if (haveBoth) expect(named(back)).toEqual(named(table))
    }
  })

  test('of several against one, exactly two change places', () => {
    for (const table of TABLES) {
      const few = table.filter(({ team }) => team === 0)
      if (peopleAt(table).length < 3 || table.filter(({ team }) => team === 1).length < 2) continue
      const [{ holders }] = few
      if (holders.length === 0 || seatsOf(table, holders[0]).length > 1) continue
      const next = swappedSeats(table, ORDER)
      const [old] = holders
      const [now] = next[0].holders
      expect(now).not.toBe(old)
      expect(seatsOf(next, now)).toEqual([0])
      expect(seatsOf(next, old)).toEqual(seatsOf(table, now))
      for (const other of peopleAt(table).filter((who) => who !== old && who !== now))
        expect(seatsOf(next, other)).toEqual(seatsOf(table, other))
    }
  })

  test('after as many rematches as people everyone has been the one once', () => {
    for (const count of [2, 3, 4]) {
      const people = ORDER.slice(0, count)
      let table = places(
        [people[1]],
        [0, 1, 2].map((seat) => people.filter((_, i) => i !== 1)[seat % (count - 1)]),
      )
      const ones: string[] = []
      for (let round = 0; round < count; round++) {
        ones.push(...table[0].holders)
        const next = swappedSeats(table, people)
        table = next.map((seat, index) => ({ ...seat, team: table[index].team }))
      }
      expect(ones.sort()).toEqual(people)
    }
  })
})
