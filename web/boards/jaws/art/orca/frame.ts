/**
 * Where everything lies aboard the Orca. The boat is drawn bow up in a box of 560 by 672; on a phone it lies on its
 * side, bow to the left, and the water round it is cut closer. Pictures turn with the boat, tokens and words do not.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export const TILE = 116
const LEFT = 164
const TOP = 120
const MIDDLE = LEFT + TILE
/** The hull's outer edges: port, starboard, bow, stern. */
const HULL = { port: LEFT - 16, starboard: LEFT + 2 * TILE + 16, bow: 12, stern: TOP + 4 * TILE + 34 }

export const ZONES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

export function isPort(zone: string): boolean {
  return Number(zone) <= 4
}

/** 0 at the bow, 3 at the stern. */
export function rowOf(zone: string): number {
  return (Number(zone) - 1) % 4
}

/** The upper left corner of a tile, boat upright. */
export function cornerOf(zone: string): Point {
  return { x: isPort(zone) ? LEFT : MIDDLE, y: TOP + rowOf(zone) * TILE }
}

export class Frame {
  readonly lying: boolean
  readonly width: number
  readonly height: number
  /** How large tokens are, so that they keep their size on a small screen. */
  readonly scale: number
  /** Turns what is drawn for a boat that stands upright. */
  readonly turn: string
  readonly #left: number
  readonly #right: number
  readonly #top: number
  readonly #bottom: number

  constructor(lying: boolean) {
    this.lying = lying
    this.#left = lying ? 44 : 0
    this.#right = lying ? 516 : 560
    this.#top = lying ? 2 : 0
    this.#bottom = lying ? 642 : 672
    const across = this.#right - this.#left
    const along = this.#bottom - this.#top
    this.width = lying ? along : across
    this.height = lying ? across : along
    this.scale = lying ? 1.2 : 1
    this.turn = lying ? `matrix(0 -1 1 0 ${-this.#top} ${this.#right})` : 'translate(0 0)'
  }

  /** Where a point of the upright boat is on the screen. */
  at({ x, y }: Point): Point {
    return this.lying ? { x: y - this.#top, y: this.#right - x } : { x, y }
  }

  /** A box of the upright boat, on the screen. */
  box({ x, y, width, height }: Box): Box {
    if (!this.lying) return { x, y, width, height }
    const corner = this.at({ x: x + width, y })
    return { ...corner, width: height, height: width }
  }

  tile(zone: string): Box {
    return this.box({ ...cornerOf(zone), width: TILE, height: TILE })
  }

  /** The water of a zone beside its tile, as a box: fore and aft it goes on round the boat. */
  water(zone: string): Box {
    const { y } = cornerOf(zone)
    const row = rowOf(zone)
    const from = row === 0 ? y - 22 : y
    const to = row === 3 ? y + TILE + 22 : y + TILE
    const [left, right] = isPort(zone) ? [this.#left, HULL.port] : [HULL.starboard, this.#right]
    return this.box({ x: left, y: from, width: right - left, height: to - from })
  }

  /** All the water of a zone, under the boat too: for colour and edges, boat upright. */
  sea(zone: string): string {
    const row = rowOf(zone)
    const { y } = cornerOf(zone)
    const from = row === 0 ? this.#top : y
    const to = row === 3 ? this.#bottom : y + TILE
    const [left, right] = isPort(zone) ? [this.#left, MIDDLE] : [MIDDLE, this.#right]
    const inset = 4
    return `M${left + inset} ${from + inset}H${right - inset}V${to - inset}H${left + inset}Z`
  }

  /** The lines between the waters, boat upright. */
  get borders(): string {
    const rows = [1, 2, 3].map((row) => {
      const y = TOP + row * TILE
      return `M${this.#left} ${y}H${HULL.port}M${HULL.starboard} ${y}H${this.#right}`
    })
    return `${rows.join('')}M${MIDDLE} ${this.#top}V${HULL.bow}M${MIDDLE} ${HULL.stern}V${this.#bottom}`
  }
}

export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
