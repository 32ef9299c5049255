/** Types of PostgreSQL by their numbers, as far as lists of them are sent. */
const TYPES = { boolean: 16, bigint: 20, integer: 23, text: 25 } as const

const HEAD = 20
const NULL = -1

/**
 * A list in the form in which PostgreSQL reads it without parsing: as a text every quote in it would be escaped here and
 * taken apart there, which costs more than writing it.
 */
function listOf<T>(
  type: keyof typeof TYPES,
  values: readonly (T | null)[],
  sizeOf: (value: T) => number,
  /** Gives where it ends. */
  write: (buffer: Buffer, value: T, at: number) => number,
): Buffer {
  let length = HEAD
  let hasNull = 0
  for (const value of values)
    if (value === null) {
      hasNull = 1
      length += 4
    } else length += 4 + sizeOf(value)
  const buffer = Buffer.allocUnsafe(length)
  // One dimension; whether any is null; the type; how many; where counting begins.
  let at = 0
  for (const word of [1, hasNull, TYPES[type], values.length, 1]) at = buffer.writeInt32BE(word, at)
  for (const value of values) {
    if (value === null) {
      at = buffer.writeInt32BE(NULL, at)
      continue
    }
    const end = write(buffer, value, at + 4)
    buffer.writeInt32BE(end - at - 4, at)
    at = end
  }
  return buffer
}

export function texts(values: readonly (string | null)[]): Buffer {
  return listOf<string>(
    'text',
    values,
    (text) => Buffer.byteLength(text),
    (buffer, text, at) => at + buffer.write(text, at),
  )
}

export function integers(values: readonly number[]): Buffer {
  return listOf<number>(
    'integer',
    values,
    () => 4,
    (buffer, number, at) => buffer.writeInt32BE(number, at),
  )
}

export function bigints(values: readonly (number | null)[]): Buffer {
  return listOf<number>(
    'bigint',
    values,
    () => 8,
    (buffer, number, at) => buffer.writeBigInt64BE(BigInt(number), at),
  )
}

export function booleans(values: readonly (boolean | null)[]): Buffer {
  return listOf<boolean>(
    'boolean',
    values,
    () => 1,
    (buffer, flag, at) => buffer.writeUInt8(Number(flag), at),
  )
}
