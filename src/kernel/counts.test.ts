import { describe, expect, it } from 'vitest'
import { FastChance } from './chance/fast.ts'
import { copy, copyLists, drawOne, insert, remove, reshuffle, total } from './counts.ts'

const TOKEN = { label: 'token', stream: 'public', outcomes: ['crab', 'squid', 'ray'] } as const

describe('a bag, a deck or a pile', () => {
  it('has as many in all as of each kind together', () => {
    expect(total([])).toBe(0)
    expect(total([2, 0, 3])).toBe(5)
  })

  it('gives by chance what is in it, until it is empty', () => {
    const bag = [2, 0, 3]
    const drawn: number[] = []
    for (let left = total(bag); left > 0; left--) drawn.push(drawOne(bag, left, TOKEN, new FastChance(left)))
    expect(drawn.sort()).toEqual([0, 0, 2, 2, 2])
    expect(bag).toEqual([0, 0, 0])
  })

  it('takes its discards back, and there is then nothing among them', () => {
    const discards = [1, 0, 4]
    const deck = [0, 2, 1]
    expect(reshuffle(discards, deck)).toBe(8)
    expect(deck).toEqual([1, 2, 5])
    expect(discards).toEqual([0, 0, 0])
  })
})

describe('a hand', () => {
  it('lies in order whatever comes into it', () => {
    const hand: number[] = []
    for (const card of [3, 1, 3, 0, 2]) insert(hand, card)
    expect(hand).toEqual([0, 1, 2, 3, 3])
  })

  it('gives one card of a kind and keeps the others in order', () => {
    const hand = [0, 1, 3, 3]
    remove(hand, 3)
    remove(hand, 0)
    expect(hand).toEqual([1, 3])
  })
})

describe('a copy in place', () => {
  it('is as long as what is copied', () => {
    const longer = [9, 9, 9]
    copy([1, 2], longer)
    expect(longer).toEqual([1, 2])
    const shorter: number[] = []
    copy([1, 2], shorter)
    expect(shorter).toEqual([1, 2])
  })

  it('of lists shares none of them', () => {
    const from = [[1], [2, 3]]
    const to = [[], [9, 9, 9]]
    copyLists(from, to)
    expect(to).toEqual(from)
    expect(to[1]).not.toBe(from[1])
  })
})
