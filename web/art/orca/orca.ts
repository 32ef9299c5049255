/** The Orca in Act 2, from above, bow up: boat spaces 1 to 4 to port, 5 to 8 to starboard. Units: 560 by 672. */

export const DECK = { width: 560, height: 672, left: 164, top: 120, tile: 116 } as const

export type TileState = 'whole' | 'damaged' | 'destroyed'

export interface Zone {
  readonly zone: number
  readonly isPort: boolean
  /** The top left corner of its tile. */
  readonly x: number
  readonly y: number
}

export const ZONES: readonly Zone[] = Array.from({ length: 8 }, (_, index) => ({
  zone: index + 1,
  isPort: index < 4,
  x: DECK.left + (index < 4 ? 0 : DECK.tile),
  y: DECK.top + (index % 4) * DECK.tile,
}))

const { width: W, height: H, left: L, top: T, tile } = DECK
const R = L + 2 * tile
const B = T + 4 * tile + 14

export const HULL = `M${L - 16} ${T + 6}C${L - 10} ${T - 44} ${L + 70} ${T - 98} ${W / 2} ${T - 108}C${R - 70} ${T - 98} ${R + 10} ${T - 44} ${R + 16} ${T + 6}V${B - 6}Q${R + 16} ${B + 18} ${R - 8} ${B + 20}H${L + 8}Q${L - 16} ${B + 18} ${L - 16} ${B - 6}Z`

/** The water beside a boat space; the outermost reach round bow and stern. */
export function waterOf(zone: number): string {
  const { isPort, y } = ZONES[zone - 1]
  const outer = isPort ? 0 : W
  const side = isPort ? L - 16 : R + 16
  const row = (zone - 1) % 4
  if (row === 0) return `M${outer} 0H${W / 2}V${T - 108}L${side} ${T + 6}V${y + tile}H${outer}Z`
  if (row === 3) return `M${outer} ${y}H${side}V${B + 20}H${W / 2}V${H}H${outer}Z`
  return `M${outer} ${y}H${side}V${y + tile}H${outer}Z`
}

/** The dotted lines between the waters. */
export const WATER_LINES = [1, 2, 3]
  .map((row) => `M0 ${T + row * tile}H${L - 16}M${R + 16} ${T + row * tile}H${W}`)
  .concat(`M${W / 2} 0V${T - 108}M${W / 2} ${B + 20}V${H}`)
  .join('')
