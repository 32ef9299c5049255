import { expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { type Line, linesOf, NOT_TEXT, TOO_LONG } from './lines.ts'

async function split(chunks: readonly Uint8Array[], longest?: number): Promise<Line[]> {
  async function* stream() {
    yield* chunks
  }
  return Array.fromAsync(linesOf(stream(), longest))
}

const bytes = (text: string): Uint8Array => Buffer.from(text)

test('lines end with a newline, with or without a carriage return; the last one may lack it', async () => {
  expect(await split([bytes('a\nb\r\n\nc')])).toEqual(['a', 'b', '', 'c'])
  expect(await split([bytes('a\n')])).toEqual(['a'])
  expect(await split([])).toEqual([])
})

test('how the bytes arrive makes no difference', async () => {
  const chance = new FastChance('chunks')
  const text = 'requin\nété \r\n\n{"cmd":"games"}\n🦈\nend'
  for (let round = 0; round < 300; round++) {
    const whole = bytes(text)
    const chunks: Uint8Array[] = []
    for (let from = 0; from < whole.length; ) {
      const to = from + 1 + chance.upTo(9)
      chunks.push(whole.subarray(from, to))
      from = to
    }
    expect(await split(chunks)).toEqual(['requin', 'été ', '', '{"cmd":"games"}', '🦈', 'end'])
  }
})

test('a line that is too long is reported once and skipped to its end', async () => {
  expect(await split([bytes('1234\n12345\n123\n')], 4)).toEqual(['1234', TOO_LONG, '123'])
  expect(await split([bytes('12'), bytes('345'), bytes('6789'), bytes('\n1\n')], 4)).toEqual([TOO_LONG, '1'])
  expect(await split([bytes('12345')], 4)).toEqual([TOO_LONG])
})

test('it is reported before it ends, and nothing of it is kept', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent++
      yield new Uint8Array(65_536).fill(0x78)
    }
  }
  const lines = linesOf(endless())
  expect(await lines.next()).toEqual({ value: TOO_LONG, done: false })
  expect(sent).toBe(17)
})

test('bytes that are no text are reported, and the next line is read', async () => {
  expect(await split([Uint8Array.of(0xff, 0x0a, 0x61, 0x0a)])).toEqual([NOT_TEXT, 'a'])
})
