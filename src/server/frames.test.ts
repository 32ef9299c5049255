import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '#kernel/testing/always.ts'
import { FrameCounter } from './frames.ts'

const MASK = [1, 2, 3, 4]
const PING = 0x89
const TEXT = 0x81
const PART = 0x01
const CLOSE = 0x88

/** A frame as a browser sends it. */
function frame(kind: number, length: number): Buffer {
  const long = Buffer.alloc(8)
  long.writeBigUInt64BE(BigInt(length))
  const [short, more] =
    length < 126 ? [length, []] : length < 65_536 ? [126, [...long.subarray(6)]] : [127, [...long]]
  // What is inside looks like headers itself.
  return Buffer.concat([Buffer.from([kind, 0x80 | short, ...more, ...MASK]), Buffer.alloc(length, TEXT)])
}

test('frames are counted, however the stream is cut into pieces', () => {
  const lengths = fc.oneof(fc.nat(3), fc.nat(300), fc.constantFrom(125, 126, 65_535, 65_536))
  const kinds = fc.constantFrom(PING, TEXT, PART, 0x82, 0x8a, 0x00)
  always(
    fc.property(
      fc.array(fc.tuple(kinds, lengths), { maxLength: 8 }),
      fc.array(fc.nat(2_000), { maxLength: 20 }),
      (frames, cuts) => {
        const stream = Buffer.concat(frames.map(([kind, length]) => frame(kind, length)))
        const counter = new FrameCounter()
        let counted = 0
        let at = 0
        for (const cut of [...cuts, stream.length]) {
          counted += counter.count(stream.subarray(at, at + cut))
          at += cut
        }
        expect(counted).toBe(frames.length)
      },
    ),
  )
})

test('one byte at a time', () => {
  const stream = Buffer.concat([frame(TEXT, 200), frame(PART, 0), frame(0x80, 0), frame(PING, 70_000)])
  const counter = new FrameCounter()
  let counted = 0
  for (const byte of stream) counted += counter.count(Buffer.from([byte]))
  expect(counted).toBe(4)
})

test('a frame that is promised and does not come is one', () => {
  const counter = new FrameCounter()
  expect(counter.count(frame(TEXT, 70_000).subarray(0, 14))).toBe(1)
  expect(counter.count(Buffer.alloc(60_000, TEXT))).toBe(0)
})

test('one that closes the socket is noticed, and what looks like one inside another is not', () => {
  const counter = new FrameCounter()
  counter.count(Buffer.from([TEXT, 2, CLOSE, CLOSE]))
  expect(counter.hasClosed).toBe(false)
  counter.count(Buffer.from([CLOSE, 2, 3, 244]))
  expect(counter.hasClosed).toBe(true)
})
