import type { CreatureSize } from './creature-shapes.ts'

/** Nine kinds of ocean tile, drawn in a box of 100. */
export type TileArt = `reef-${CreatureSize}` | `creatures-${CreatureSize}` | 'tide' | 'relief' | 'oil'
type TileFamily = 'reef' | 'creatures' | 'tide' | 'relief' | 'oil'

interface Mark {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
}

export function kindOf(tile: TileArt): TileFamily {
  return tile.split('-')[0] as TileFamily
}

export function sizeOf(tile: TileArt): CreatureSize | undefined {
  return tile.split('-')[1] as CreatureSize | undefined
}

export const BACKGROUND: { readonly [kind in TileFamily]: string } = {
  reef: '#2C8287',
  creatures: '#14566A',
  tide: '#1D7A86',
  relief: '#4E8F73',
  oil: '#22272B',
}

const CORAL = '#F7A184'
const CORAL_DARK = '#DE7A5E'
const FOAM = '#CBE6D8'

/** Water that darkens to the bottom, and a strip of sand for the reefs. */
const DEPTH: readonly Mark[] = [
  { d: 'M2 52Q26 44 50 52T98 52V89Q98 98 89 98H11Q2 98 2 89Z', fill: '#0A2F3A', opacity: 0.14 },
  { d: 'M2 74Q26 66 50 74T98 74V89Q98 98 89 98H11Q2 98 2 89Z', fill: '#0A2F3A', opacity: 0.18 },
]

const SAND: readonly Mark[] = [
  { d: 'M2 84Q22 76 46 83T98 80V89Q98 98 89 98H11Q2 98 2 89Z', fill: '#F0DAA2' },
  { d: 'M14 90H18M34 92H40M60 90H64M80 92H86', stroke: '#CDBE7C', width: 2.4 },
]

/** A branching coral with its foot at (x, 84). */
function coral(x: number, height: number, stroke: string): Mark {
  const at = (dx: number, up: number): string => `${x + (dx * height) / 50} ${84 - (up * height) / 50}`
  return {
    d: `M${at(0, 0)}C${at(-2, 16)} ${at(2, 30)} ${at(0, 50)}M${at(0, 12)}C${at(-15, 14)} ${at(-16, 26)} ${at(-15, 38)}M${at(-15, 26)}C${at(-22, 27)} ${at(-24, 32)} ${at(-24, 38)}M${at(0, 20)}C${at(14, 22)} ${at(15, 32)} ${at(14, 44)}M${at(14, 30)}C${at(21, 31)} ${at(23, 36)} ${at(23, 42)}`,
    stroke,
    width: height / 7.4,
  }
}

const fan = (x: number, r: number): Mark => ({
  d: `M${x} 84C${x - r} ${84 - r * 0.4} ${x - r} ${84 - r * 1.6} ${x} ${84 - r * 1.7}C${x + r} ${84 - r * 1.6} ${x + r} ${84 - r * 0.4} ${x} 84Z`,
  fill: '#C79AC0',
})

const weed = (x: number, h: number): Mark => ({
  d: `M${x} 86Q${x - 6} ${86 - h * 0.3} ${x} ${86 - h * 0.55}T${x} ${86 - h}`,
  stroke: '#7FC0A0',
  width: 3.4,
})

/** A little fish swimming left, with its middle at (x, y). */
function fish(x: number, y: number, s: number, fill = FOAM): Mark[] {
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`
  return [
    {
      d: `M${at(-10, 0)}C${at(-5, -7)} ${at(3, -7)} ${at(7, -1)}L${at(12, -5.4)}C${at(11, -2)} ${at(11, 2)} ${at(12, 5.4)}L${at(7, 1)}C${at(3, 7)} ${at(-5, 7)} ${at(-10, 0)}Z`,
      fill,
    },
    { d: `M${at(-5.4, -1.4)}L${at(-5.3, -1.4)}`, stroke: '#14566A', width: 2.6 * s },
    {
      d: `M${at(-1.6, -3.6)}C${at(-0.4, -1.4)} ${at(-0.4, 1.4)} ${at(-1.6, 3.6)}`,
      stroke: '#14566A',
      width: 1.2 * s,
      opacity: 0.6,
    },
  ]
}

const bubbles = (...at: readonly (readonly [number, number, number])[]): Mark => ({
  d: at
    .map(([x, y, r]) => `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}`)
    .join(''),
  stroke: FOAM,
  width: 2,
  opacity: 0.8,
})

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export const MARK: { readonly [tile in TileArt]: readonly Mark[] } = {
  'reef-small': [...DEPTH, ...SAND, weed(80, 30), coral(52, 34, CORAL), bubbles([70, 34, 3])],
  'reef-medium': [
    ...DEPTH,
    ...SAND,
    weed(14, 26),
    fan(74, 13),
    coral(46, 48, CORAL),
    bubbles([78, 26, 3], [72, 38, 2]),
  ],
  'reef-large': [
    ...DEPTH,
    ...SAND,
    fan(22, 12),
    coral(72, 42, CORAL_DARK),
    coral(46, 62, CORAL),
    weed(90, 30),
  ],
  'creatures-small': [
    ...DEPTH,
    ...fish(52, 30, 0.85),
    ...fish(76, 44, 0.85),
    ...fish(34, 54, 0.85),
    ...fish(60, 64, 0.85),
    ...fish(30, 80, 0.85),
    bubbles([80, 24, 3], [80, 72, 2]),
  ],
  'creatures-medium': [
    ...DEPTH,
    ...fish(54, 42, 1.7),
    ...fish(60, 74, 1.35),
    bubbles([84, 26, 3], [26, 64, 2.4], [22, 74, 1.6]),
  ],
  'creatures-large': [...DEPTH, ...fish(52, 56, 3), bubbles([84, 26, 3.4], [78, 36, 2])],
  tide: [
    {
      d: 'M10 72C14 36 40 18 64 24C84 29 92 48 82 62C74 73 56 70 55 58C54 49 64 45 69 51C60 36 42 40 38 60C36 70 40 78 50 82H10Z',
      fill: FOAM,
      opacity: 0.28,
    },
    {
      d: 'M12 66C18 34 42 20 64 25C84 30 91 48 82 61C74 72 56 69 55 58C54.4 49 64 46 69 52',
      stroke: FOAM,
      width: 5.4,
    },
    { d: 'M12 82Q21 74 30 82T48 82T66 82T86 82', stroke: FOAM, width: 4.4 },
    { d: 'M26 58C30 46 38 38 48 35', stroke: '#fff', width: 2.6, opacity: 0.7 },
  ],
  relief: [
    { d: 'M2 60Q26 52 50 60T98 60V89Q98 98 89 98H11Q2 98 2 89Z', fill: '#0A2F3A', opacity: 0.13 },
    { d: 'M26 34H74L66 80H34Z', fill: '#E7F5EC', opacity: 0.2 },
    {
      d: 'M26 34H74L66 80H34ZM34 34L62 80M50 34L66 72M66 34L38 80M50 34L34 72M29.4 52H70.6M32 66H68',
      stroke: '#E7F5EC',
      width: 2.2,
    },
    { d: 'M22 34H78', stroke: '#E7F5EC', width: 6 },
    { d: 'M50 12V24M50 12L44.6 18M50 12L55.4 18', stroke: '#F5E7BE', width: 4 },
  ],
  oil: [
    {
      d: 'M14 56C8 34 30 22 44 30C52 16 78 20 80 38C96 44 92 70 76 72C66 88 40 84 34 76C24 78 16 70 14 56Z',
      fill: '#07090A',
      stroke: '#6E6386',
      width: 2.4,
    },
    { d: 'M22 54C20 42 32 34 42 38', stroke: '#5FA39A', width: 2.6, opacity: 0.75 },
    { d: 'M26 60C26 64 30 68 35 67', stroke: '#C98F4A', width: 2.4, opacity: 0.75 },
    { d: 'M64 76C70 75 74 71 75 66', stroke: '#8E6BB0', width: 2.4, opacity: 0.85 },
    { d: 'M40 42L62 64M62 42L40 64', stroke: '#F6ECD5', width: 6 },
  ],
}
