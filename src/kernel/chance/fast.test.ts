import { describe, expect, test } from 'vitest'
import { chiSquare, scandal } from '../testing/chi-square.ts'
import type { Draw } from './chance.ts'
import { FastChance } from './fast.ts'

const CARD: Draw = { label: 'card', stream: 'hidden', outcomes: ['a', 'b', 'c', 'd', 'e'] }

const even = (outcomes: number, rolls: number): number[] => new Array(outcomes).fill(rolls / outcomes)

describe('the fast chance', () => {
  const first = (seed: string | number, count = 50): number[] => {
    const chance = new FastChance(seed)
    return Array.from({ length: count }, () => chance.next())
  }

  test('is the same for the same seed, be it a number or its text', () => {
    expect(first('7')).toEqual(first('7'))
    expect(first(7)).toEqual(first('7'))
  })

  test('is another for another seed', () => {
    const seeds = Array.from({ length: 2000 }, (_, seed) => first(seed, 2).join(' '))
    expect(new Set(seeds).size).toBe(2000)
    expect(first('ab')).not.toEqual(first('ba'))
    expect(first('')).not.toEqual(first('0'))
  })

  test('begins again when it is seeded again', () => {
    const chance = new FastChance('a')
    chance.next()
    chance.reseed('b')
    expect(chance.next()).toBe(first('b')[0])
  })

  test('gives each weight its share, and nothing to what weighs nothing', () => {
    const chance = new FastChance('weights')
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 40_000; i++) counts[chance.weighed([1, 0, 2, 1, 96], 4)]++
    expect(counts[1]).toBe(0)
    const found = [counts[0], counts[2], counts[3]]
    expect(chiSquare(found, [10_000, 20_000, 10_000])).toBeLessThan(scandal(3))
  })

  test.each([2, 3, 6, 10, 52])('is roughly even over %i outcomes', (outcomes) => {
    const chance = new FastChance(1)
    const counts = new Array<number>(outcomes).fill(0)
    for (let i = 0; i < 50_000; i++) counts[chance.upTo(outcomes)]++
    expect(chiSquare(counts, even(outcomes, 50_000))).toBeLessThan(scandal(outcomes))
  })

  test('is roughly even in the first draws of seeds that follow each other', () => {
    for (const skip of [0, 1, 2]) {
      const counts = new Array<number>(16).fill(0)
      for (let seed = 0; seed < 20_000; seed++) {
        const chance = new FastChance(`game/${seed}`)
        for (let i = 0; i < skip; i++) chance.next()
        counts[chance.upTo(16)]++
      }
      expect(chiSquare(counts, even(16, 20_000))).toBeLessThan(scandal(16))
    }
  })

  test('has draws that do not follow from the one before', () => {
    const chance = new FastChance('pairs')
    const counts = new Array<number>(36).fill(0)
    let before = chance.upTo(6)
    for (let i = 0; i < 36_000; i++) {
      const next = chance.upTo(6)
      counts[before * 6 + next]++
      before = next
    }
    expect(chiSquare(counts, even(36, 36_000))).toBeLessThan(scandal(36))
  })

  test('takes by count', () => {
    const chance = new FastChance(2)
    const counts = [0, 0, 0, 0, 0]
    for (let i = 0; i < 10_000; i++) counts[chance.take(CARD, [1, 0, 2, 0, 7], 10)]++
    expect([counts[1], counts[3]]).toEqual([0, 0])
    expect(chiSquare([counts[0], counts[2], counts[4]], [1000, 2000, 7000])).toBeLessThan(scandal(3))
  })
})
