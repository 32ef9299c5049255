/** A line of input, or the news that one was too long to be read. */
export type Line = string | typeof TOO_LONG | typeof NOT_TEXT

export const TOO_LONG = Symbol('a line that is too long')
export const NOT_TEXT = Symbol('a line that is not UTF-8')

const LONGEST_LINE = 1024 * 1024

const NEWLINE = 0x0a

/** Splits chunks into lines. Of a line that is too long nothing is kept, so that no input can fill the memory. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = []
  let length = 0
  let skipping = false
  for await (const chunk of chunks) {
    let from = 0
    while (from < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, from)
      const end = newline < 0 ? chunk.length : newline
      if (!skipping) {
        parts.push(chunk.subarray(from, end))
        length += end - from
        if (length > longest) {
          skipping = true
          parts = []
          yield TOO_LONG
        }
      }
      if (newline >= 0) {
        if (!skipping) yield textOf(parts)
        parts = []
        length = 0
        skipping = false
      }
      from = end + 1
    }
  }
  if (length > 0 && !skipping) yield textOf(parts)
}

function textOf(parts: readonly Uint8Array[]): Line {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)).replace(/\r$/, '')
  } catch {
    return NOT_TEXT
  }
}
