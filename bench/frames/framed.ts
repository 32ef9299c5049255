const TEXT = 0x81
const MEDIUM = 126
const MOST_SHORT = 125

/** Messages as text frames of a server (RFC 6455, section 5.2) in one piece of memory; none is longer than 65,535 bytes. */
export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const size = lengths.reduce((sum, length) => sum + (length <= MOST_SHORT ? 2 : 4) + length, 0)
  const frames = Buffer.allocUnsafe(size)
  let at = 0
  for (const [index, text] of texts.entries()) {
    const length = lengths[index]
    frames[at++] = TEXT
    if (length <= MOST_SHORT) frames[at++] = length
    else {
      frames[at++] = MEDIUM
      at = frames.writeUInt16BE(length, at)
    }
    at += frames.write(text, at)
  }
  return frames
}
