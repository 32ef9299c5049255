import { chacha20 } from '@noble/ciphers/chacha.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../testing/always.ts'
import { chiSquare, scandal } from '../testing/chi-square.ts'
import { SEED } from '../testing/oyster-table.ts'
import type { Draw, Stream } from './chance.ts'
import { isSeed, SeededChance } from './seeded.ts'

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index))
const drawOf = (stream: Stream, count: number): Draw => ({ label: 'any', stream, outcomes: names(count) })

/** One of 2^32 is a whole word of the keystream. */
const WORD = 0x1_0000_0000
const word = (chance: SeededChance, stream: Stream): number => chance.pick(drawOf(stream, 0), WORD)

/** The keystream by the library, as numbers with the lowest byte first. */
function reference(nonce: Uint8Array, words: number): number[] {
  const bytes = chacha20(hexToBytes(SEED), nonce, new Uint8Array(words * 4))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Array.from({ length: words }, (_, index) => view.getUint32(index * 4, true))
}

const nonceOf = (stream: Stream): Uint8Array => {
  const nonce = new Uint8Array(12)
  nonce.set(new TextEncoder().encode(stream))
  return nonce
}

describe('the keystream', () => {
  test('of the library is the one of RFC 8439 (2.4.2 and A.1)', () => {
    const nonce = hexToBytes('000000000000004a00000000')
    const plain = new TextEncoder().encode('Ladies and Gentlemen of the class of')
    const cipher = chacha20(hexToBytes(SEED), nonce, plain, undefined, 1)
    expect(Buffer.from(cipher.slice(0, 16)).toString('hex')).toBe('6e2e359a2568f98041ba0728dd0d6981')
    const zeros = chacha20(new Uint8Array(32), new Uint8Array(12), new Uint8Array(16))
    expect(Buffer.from(zeros).toString('hex')).toBe('76b8e0ada0f13d90405d6ae55386bd28')
  })

  test.each(['public', 'hidden'] as const)(
    'of the %s stream is ChaCha20 of the seed, nonce the name, counter 0',
    (stream) => {
      const chance = new SeededChance(SEED)
      const drawn = Array.from({ length: 500 }, () => word(chance, stream))
      expect(drawn).toEqual(reference(nonceOf(stream), 500))
    },
  )

  test('gives the same draws to the same seed and others to another', () => {
    const draws = (seed: string): number[] => {
      const chance = new SeededChance(seed)
      return Array.from({ length: 20 }, () => word(chance, 'public'))
    }
    expect(draws(SEED)).toEqual(draws(SEED))
    expect(draws(SEED)).not.toEqual(draws(`1${SEED.slice(1)}`))
  })
})

describe('the two streams', () => {
  test('never shift each other', () => {
    always(
      fc.property(fc.array(fc.boolean(), { maxLength: 300 }), (order) => {
        const mixed = new SeededChance(SEED)
        const drawn: { [stream in Stream]: number[] } = { public: [], hidden: [] }
        for (const isPublic of order) {
          const stream = isPublic ? 'public' : 'hidden'
          drawn[stream].push(word(mixed, stream))
        }
        for (const stream of ['public', 'hidden'] as const) {
          const alone = new SeededChance(SEED)
          expect(drawn[stream]).toEqual(drawn[stream].map(() => word(alone, stream)))
        }
      }),
    )
  })

  test('have nothing in common', () => {
    const chance = new SeededChance(SEED)
    const shown = new Set(Array.from({ length: 1000 }, () => word(chance, 'public')))
    expect(
      Array.from({ length: 1000 }, () => word(chance, 'hidden')).filter((each) => shown.has(each)),
    ).toEqual([])
  })
})

describe('rewinding', () => {
  test('gives the same draws again, across the borders of chunks too', () => {
    always(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(200), (before, shown, hidden) => {
        const chance = new SeededChance(SEED)
        const draw = () => [
          Array.from({ length: shown }, () => word(chance, 'public')),
          Array.from({ length: hidden }, () => word(chance, 'hidden')),
        ]
        for (let i = 0; i < before; i++) word(chance, i % 3 === 0 ? 'hidden' : 'public')
        const position = chance.position()
        const then = draw()
        const after = chance.position()
        chance.rewind(position)
        expect(chance.position()).toEqual(position)
        expect(draw()).toEqual(then)
        expect(chance.position()).toEqual(after)
      }),
    )
  })

  test('leads forward as well', () => {
    const chance = new SeededChance(SEED)
    for (let i = 0; i < 130; i++) word(chance, 'public')
    const position = chance.position()
    const next = word(chance, 'public')
    const other = new SeededChance(SEED)
    other.rewind(position)
    expect(word(other, 'public')).toBe(next)
  })

  test('keeps no hold on the position it gave out', () => {
    const chance = new SeededChance(SEED)
    const position = chance.position()
    word(chance, 'hidden')
    expect(position).toEqual([0, 0])
    expect(chance.position()).toEqual([0, 1])
  })
})

describe('a pick', () => {
  test('is one of the outcomes', () => {
    always(
      fc.property(fc.integer({ min: 1, max: 5000 }), (count) => {
        const picked = new SeededChance(SEED).pick(drawOf('public', 0), count)
        expect(picked).toBeGreaterThanOrEqual(0)
        expect(picked).toBeLessThan(count)
      }),
    )
  })

  test.each([2, 3, 6, 7, 12, 52])('of %i is fair', (count) => {
    const chance = new SeededChance(SEED)
    const draw = drawOf('hidden', count)
    const rolls = 20_000
    const counts = new Array<number>(count).fill(0)
    for (let i = 0; i < rolls; i++) counts[chance.pick(draw)]++
    const even = counts.map(() => rolls / count)
    expect(chiSquare(counts, even)).toBeLessThan(scandal(count))
  })

  test('throws away the words that would make it unfair', () => {
    // Three quarters of 2^32: without rejection, the first third would come twice as often.
    const most = 0xc000_0000
    const chance = new SeededChance(SEED)
    const expected = reference(nonceOf('public'), 400).filter((each) => each < most)
    const drawn = Array.from({ length: 200 }, () => chance.pick(drawOf('public', 0), most))
    expect(drawn).toEqual(expected.slice(0, 200))
    expect(chance.position()[0]).toBeGreaterThan(200)
  })

  test('out of nothing is a bug and says so', () => {
    for (const count of [0, -1, 0.5, Number.NaN])
      expect(() => new SeededChance(SEED).pick(drawOf('public', 0), count)).toThrow(RangeError)
  })
})

describe('a take', () => {
  const counts = fc
    .array(fc.nat(5), { minLength: 1, maxLength: 12 })
    .filter((each) => each.some((n) => n > 0))
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

  test('never gives what there is none of', () => {
    always(
      fc.property(counts, fc.nat(100), (bag, skip) => {
        const chance = new SeededChance(SEED)
        for (let i = 0; i < skip; i++) word(chance, 'hidden')
        for (let i = 0; i < 10; i++)
          expect(bag[chance.take(drawOf('hidden', bag.length), bag, sum(bag))]).toBeGreaterThan(0)
      }),
    )
  })

  test('until a bag is empty gives everything that was in it', () => {
    always(
      fc.property(counts, (bag) => {
        const chance = new SeededChance(SEED)
        const left = [...bag]
        const taken = bag.map(() => 0)
        for (let total = sum(bag); total > 0; total--) {
          const outcome = chance.take(drawOf('hidden', bag.length), left, total)
          left[outcome]--
          taken[outcome]++
        }
        expect(taken).toEqual(bag)
      }),
    )
  })

  test('gives each outcome as often as there are of it', () => {
    const chance = new SeededChance(SEED)
    const bag = [1, 0, 5, 2, 0, 4]
    const taken = bag.map(() => 0)
    for (let i = 0; i < 12_000; i++) taken[chance.take(drawOf('hidden', bag.length), bag, 12)]++
    expect([taken[1], taken[4]]).toEqual([0, 0])
    const present = [0, 2, 3, 5]
    expect(
      chiSquare(
        present.map((outcome) => taken[outcome]),
        present.map((outcome) => bag[outcome] * 1000),
      ),
    ).toBeLessThan(scandal(present.length))
  })

  test('from an empty bag, or one with less in it than was said, is a bug and says so', () => {
    expect(() => new SeededChance(SEED).take(drawOf('hidden', 2), [0, 0], 0)).toThrow(RangeError)
    expect(() => {
      const chance = new SeededChance(SEED)
      for (let i = 0; i < 50; i++) chance.take(drawOf('hidden', 2), [1, 1], 4)
    }).toThrow(RangeError)
  })
})

test('a seed is 64 small hexadecimal digits', () => {
  expect(isSeed(SEED)).toBe(true)
  for (const text of [
    '',
    SEED.slice(1),
    `${SEED}0`,
    SEED.toUpperCase(),
    SEED.replace('0', 'g'),
    `${SEED}\n`,
  ]) {
    expect(isSeed(text)).toBe(false)
    expect(() => new SeededChance(text)).toThrow(RangeError)
  }
})
