import { describe, expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { Damaged } from '#table/store.ts'
import { pack, unpack, unpackNow } from './archive.ts'
import { part, rejoin } from './archive-parts.ts'

const PRINT = '0123456789ab'
const HASH = 'f0'.repeat(32)

const TEXTS: readonly string[] = [
  '',
  'no part of it',
  `{"print":"${PRINT}","at":1790002376691}`,
  `"${HASH}","${PRINT}" 1790002376691,1790002376690,9999999999999,1000000000000,1000000000000`,
  // What is nearly one of them.
  `"${PRINT}0" "${PRINT.slice(1)}" "${PRINT.toUpperCase()}" '${PRINT}' ${PRINT} "${HASH}${HASH}"`,
  '0790002376691 17900023766910 179000237669 1790002376691.5 -1790002376691 1790002376691e3 a1790002376691 0.1790002376691',
  // What stands for them itself.
  `\u0001 "${PRINT}" \u0003 1790002376691 \u0002`,
  `"say \\"${PRINT}\\" 1790002376691 🦈"`,
]

test.each(TEXTS)('a text in parts is the same again: %j', (text) => {
  expect(rejoin(part(text))).toBe(text)
})

test('a log is the same again, however its pieces come together', () => {
  const chance = new FastChance('pieces of logs')
  const pieces = [
    '"',
    '\\',
    ' ',
    ',',
    '1',
    '1790002376691',
    PRINT,
    HASH,
    `"${PRINT}"`,
    'é',
    '🦈',
    '\n',
    '\u0002',
  ]
  for (let round = 0; round < 2_000; round++) {
    const text = Array.from({ length: chance.upTo(20) }, () => pieces[chance.upTo(pieces.length)]).join('')
    expect(rejoin(part(text))).toBe(text)
  }
})

describe('an archive', () => {
  const LISTS = [[], [''], ['', ''], [...TEXTS], ['a\nb', 'a']]

  test.each(LISTS.map((entries) => ({ entries })))(
    'gives back what was packed: $entries',
    async ({ entries }) => {
      const archive = await pack(entries)
      expect(await unpack('m', archive)).toEqual(entries)
      expect(unpackNow('m', archive)).toEqual(entries)
    },
  )

  test('that was changed anywhere is damaged, or gives back the same', async () => {
    const entries = Array.from(
      { length: 40 },
      (_, at) => `{"kind":"act","print":"${PRINT}","at":${1790002376691 + at * 977}}`,
    )
    const { length, packed } = await pack(entries)
    for (let at = 0; at < packed.length; at++) {
      const changed = Uint8Array.from(packed)
      changed[at] ^= 1 << (at % 8)
      const found = await unpack('m', { length, packed: changed }).catch((error: unknown) => error)
      if (!(found instanceof Damaged)) expect(found).toEqual(entries)
    }
    await expect(unpack('m', { length, packed: packed.subarray(0, -1) })).rejects.toThrow(Damaged)
    await expect(unpack('m', { length: length + 1, packed })).rejects.toThrow('match m')
    expect(() => unpackNow('m', { length, packed: new Uint8Array() })).toThrow(Damaged)
  })
})
