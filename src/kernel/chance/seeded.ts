import { chacha20 } from '@noble/ciphers/chacha.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Position, type Stream, TableChance } from './chance.ts'

const WORDS_A_CHUNK = 64
const CHUNK = new Uint8Array(WORDS_A_CHUNK * 4)
const BLOCKS_A_CHUNK = CHUNK.length / 64

/** 256 bits in hexadecimal. */
export type Seed = string

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** The chance of a table: ChaCha20 keyed by the seed, one nonce for each stream. */
export class SeededChance extends TableChance {
  protected readonly seed: Seed
  readonly #key: Uint8Array
  #public: Keystream
  #hidden: Keystream

  constructor(seed: Seed) {
    super()
    if (!isSeed(seed)) throw new RangeError('a seed is 64 hexadecimal digits')
    this.seed = seed
    this.#key = hexToBytes(seed)
    this.#public = new Keystream(this.#key, 'public', 0)
    this.#hidden = new Keystream(this.#key, 'hidden', 0)
  }

  override position(): Position {
    return [this.#public.read, this.#hidden.read]
  }

  override rewind(position: Position): void {
    this.#public.read = position[0]
    this.#hidden.read = position[1]
  }

  override copy(): TableChance {
    return at(this.position(), new SeededChance(this.seed))
  }

  protected override below(stream: Stream, n: number): number {
    return (stream === 'public' ? this.#public : this.#hidden).below(n)
  }

  /** Starts both streams anew, under another number. */
  protected turnTo(number: number): void {
    this.#public = new Keystream(this.#key, 'public', number)
    this.#hidden = new Keystream(this.#key, 'hidden', number)
  }
}

/** The chance of a sealed match: streams have a number, 0 until a takeback undoes a draw, then that of the takeback. */
export class SealedChance extends SeededChance {
  #number = 0

  override position(): Position {
    return [...super.position(), this.#number]
  }

  override rewind(position: Position): void {
    this.#use(position[2])
    super.rewind(position)
  }

  override copy(): TableChance {
    return at(this.position(), new SealedChance(this.seed))
  }

  override renew(takebacks: number): void {
    this.#use(takebacks)
  }

  #use(number: number): void {
    if (number === this.#number) return
    this.#number = number
    this.turnTo(number)
  }
}

function at(position: Position, chance: TableChance): TableChance {
  chance.rewind(position)
  return chance
}

class Keystream {
  /** How many 32-bit words were used. */
  read = 0
  readonly #key: Uint8Array
  readonly #nonce: Uint8Array
  #chunk = -1
  #words = new DataView(new ArrayBuffer(0))

  constructor(key: Uint8Array, stream: Stream, number: number) {
    this.#key = key
    this.#nonce = new Uint8Array(12)
    this.#nonce.set(utf8ToBytes(stream))
    new DataView(this.#nonce.buffer).setUint32(8, number, true)
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`one of ${n} cannot be drawn`)
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n)
    let word = this.#word()
    while (word >= fair) word = this.#word()
    return word % n
  }

  #word(): number {
    const chunk = Math.floor(this.read / WORDS_A_CHUNK)
    if (chunk !== this.#chunk) {
      const bytes = chacha20(this.#key, this.#nonce, CHUNK, undefined, chunk * BLOCKS_A_CHUNK)
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      this.#chunk = chunk
    }
    return this.#words.getUint32((this.read++ % WORDS_A_CHUNK) * 4, true)
  }
}
