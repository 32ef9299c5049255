import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, crc32 } from 'node:zlib'
import { Damaged } from '#table/store.ts'
import { type Parted, part, rejoin } from './archive-parts.ts'

/** The entries of a match as one compressed text. */
export interface Archive {
  readonly length: number
  readonly packed: Uint8Array
}

/** Bounds decompression: a damaged archive can claim any size, and no log comes near this one. */
const LARGEST = { maxOutputLength: 256 * 1024 * 1024 }

/** Ends each entry: a text that contains it is refused (keepable.ts). */
const END = '\0'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Off the event loop, and at Brotli's highest quality: each match is packed only once. */
export async function pack(entries: readonly string[]): Promise<Archive> {
  const text = entries.map((entry) => `${entry}${END}`).join('')
  return { length: entries.length, packed: await compress(bytesOf(part(text), crc32(text))) }
}

export async function unpack(match: string, archive: Archive): Promise<string[]> {
  try {
    return entriesIn(archive, await decompress(archive.packed, LARGEST))
  } catch (error) {
    throw damaged(match, error)
  }
}

export function unpackNow(match: string, archive: Archive): string[] {
  try {
    return entriesIn(archive, brotliDecompressSync(archive.packed, LARGEST))
  } catch (error) {
    throw damaged(match, error)
  }
}

/** Bytes of the header: a checksum against damage on the disk, and the lengths of the first two parts. The parts follow. */
const HEADER = 12

function bytesOf({ text, times, digits }: Parted, checksum: number): Buffer {
  const header = Buffer.alloc(HEADER)
  const body = Buffer.from(text)
  header.writeUInt32LE(checksum, 0)
  header.writeUInt32LE(body.length, 4)
  header.writeUInt32LE(times.length, 8)
  return Buffer.concat([header, body, times, digits])
}

function entriesIn({ length }: Archive, bytes: Buffer): string[] {
  const textEnd = HEADER + bytes.readUInt32LE(4)
  const timesEnd = textEnd + bytes.readUInt32LE(8)
  const text = rejoin({
    text: bytes.toString('utf8', HEADER, textEnd),
    times: bytes.subarray(textEnd, timesEnd),
    digits: bytes.subarray(timesEnd),
  })
  if (crc32(text) !== bytes.readUInt32LE(0)) throw new Error('its checksum differs')
  const entries = text.split(END)
  entries.pop()
  if (entries.length !== length) throw new Error(`it holds ${entries.length} entries of ${length}`)
  return entries
}

function damaged(match: string, error: unknown): Damaged {
  return new Damaged(`the archive of match ${match} cannot be read`, error)
}
