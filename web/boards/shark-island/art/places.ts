/** What is drawn on a postcard over its sky, sea and sand: flat shapes in a box of 120 × 80. */
interface PlaceShape {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
}

export interface PlaceScene {
  readonly sky: string
  readonly sun: string
  /** Heights of the horizon and of the beach's edge; 80 for none. */
  readonly horizon: number
  readonly beach: number
  readonly shapes: readonly PlaceShape[]
}

const INK = '#10262C'
const head = (x: number, y: number, r = 2.6): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const umbrella = (x: number, y: number, r: number): readonly PlaceShape[] => [
  { d: `M${x} ${y}V${y + r * 1.5}`, stroke: INK, width: 1.4 },
  { d: `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, fill: '#FFFDF4' },
  {
    d: `M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}Q${x - r * 0.5} ${y - r * 0.5} ${x - r * 0.34} ${y}ZM${x + r * 0.34} ${y}Q${x + r * 0.5} ${y - r * 0.5} ${x} ${y - r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
    fill: '#1D6FA3',
  },
]
const sail = (x: number, y: number, s: number, colour: string): readonly PlaceShape[] => [
  { d: `M${x - 9 * s} ${y}H${x + 9 * s}L${x + 6 * s} ${y + 4 * s}H${x - 6 * s}Z`, fill: '#FFFDF4' },
  { d: `M${x} ${y - 2 * s}V${y - 22 * s}L${x + 10 * s} ${y - 2 * s}Z`, fill: colour },
  { d: `M${x - 1.4 * s} ${y - 2 * s}V${y - 18 * s}L${x - 8 * s} ${y - 2 * s}Z`, fill: '#F6ECD5' },
]

export const PLACE_SCENES: { readonly [place: string]: PlaceScene } = {
  'lone-swimmer': {
    sky: '#F3C98B',
    sun: '#E96E26',
    horizon: 26,
    beach: 80,
    shapes: [
      { d: head(58, 50, 5), fill: '#8A5A3A' },
      { d: 'M52.5 47.500Q58 40 63.5 47.500Z', fill: '#F5B82E' },
      { d: 'M63 54Q74 46 82 40', stroke: '#8A5A3A', width: 4 },
      { d: 'M36 57Q46 51 56 57T78 57T92 57', stroke: '#CBE6D8', width: 2.4 },
      { d: 'M28 66Q38 61 48 66T70 66', stroke: '#CBE6D8', width: 1.8 },
    ],
  },
  'skiers-and-ski-boat': {
    sky: '#A5D3C4',
    sun: '#FFFDF4',
    horizon: 24,
    beach: 80,
    shapes: [
      { d: 'M62 40H102L110 34H84L78 30H70L68 36Z', fill: '#FFFDF4' },
      { d: 'M62 40H102L98 45H66Z', fill: '#C2560F' },
      { d: 'M66 39L30 50M66 39L16 62', stroke: INK, width: 0.9 },
      { d: head(28, 45), fill: '#8A5A3A' },
      { d: 'M28 48L26 56L22 61M26 56L30 61M28 49L33 50', stroke: '#245A9A', width: 2.6 },
      { d: head(13, 56), fill: '#8A5A3A' },
      { d: 'M13 59L11 67L7 72M11 67L15 72M13 60L18 61', stroke: '#5B4A7E', width: 2.6 },
      { d: 'M14 63H34M0 74H20', stroke: '#FFFDF4', width: 2 },
      { d: 'M44 48Q52 52 62 44', stroke: '#CBE6D8', width: 2.4 },
    ],
  },
  'teens-sailing': {
    sky: '#F7CE6A',
    sun: '#FFF3D6',
    horizon: 30,
    beach: 80,
    shapes: [
      ...sail(44, 52, 1.5, '#C2560F'),
      ...sail(88, 42, 0.9, '#245A9A'),
      { d: head(38, 49, 2.4), fill: '#8A5A3A' },
      { d: head(50, 49, 2.4), fill: '#6b4426' },
      { d: 'M24 64Q34 59 44 64T66 64M74 52Q82 48 90 52T104 52', stroke: '#CBE6D8', width: 2 },
    ],
  },
  'reef-diver': {
    sky: '#A5D3C4',
    sun: '#FFFDF4',
    horizon: 10,
    beach: 80,
    shapes: [
      { d: 'M14 80V64M14 72L6 62M14 68L22 58M22 58V52M6 62V56', stroke: '#FF6B45', width: 4 },
      { d: 'M104 80V60M104 70L112 58M104 66L96 56', stroke: '#E7A13C', width: 4 },
      { d: 'M30 80Q36 70 44 80ZM74 80Q84 68 94 80Z', fill: '#0A2F3A' },
      { d: 'M46 44L66 38Q72 38 72 42L52 50Z', fill: INK },
      { d: head(76, 38, 4), fill: '#8A5A3A' },
      { d: 'M74 35H80V39H74Z', fill: '#CBE6D8' },
      { d: 'M48 46L34 48L28 44M48 48L36 54L30 54', stroke: INK, width: 3 },
      { d: 'M54 37L66 33', stroke: '#F5B82E', width: 4.6 },
      { d: `${head(82, 26, 2)}${head(86, 20, 1.4)}${head(83, 15, 1)}`, fill: '#E3F1E2' },
    ],
  },
  'crowded-beach': {
    sky: '#A5D3C4',
    sun: '#FFFDF4',
    horizon: 18,
    beach: 40,
    shapes: [
      ...umbrella(22, 56, 12),
      ...umbrella(96, 50, 9),
      ...umbrella(64, 66, 12),
      { d: `${head(40, 32)}${head(52, 35)}${head(72, 31)}${head(86, 34)}`, fill: '#8A5A3A' },
      { d: 'M36 62L46 58L48 62L38 66ZM80 72L92 68L94 72L82 76Z', fill: '#C2560F' },
      {
        d: 'M36 34Q40 36 44 34M48 37Q52 39 56 37M68 33Q72 35 76 33M82 36Q86 38 90 36',
        stroke: '#E3F1E2',
        width: 1.6,
      },
    ],
  },
  'surf-school': {
    sky: '#E3F1E2',
    sun: '#F5B82E',
    horizon: 28,
    beach: 66,
    shapes: [
      { d: 'M0 52Q30 26 60 34Q84 40 74 50Q66 56 60 48Q54 62 120 58V66H0Z', fill: '#66B0A8' },
      { d: 'M60 34Q84 40 74 50Q66 56 60 48', stroke: '#FFFDF4', width: 3 },
      { d: 'M24 50Q36 41 50 42', stroke: '#F5B82E', width: 4 },
      { d: head(36, 28), fill: '#8A5A3A' },
      { d: 'M36 31L35 38L31 43M35 38L41 42M29 32L43 36', stroke: '#245A9A', width: 2.6 },
      { d: 'M94 76L100 52L106 76Z', fill: '#C2560F' },
      { d: 'M108 78L113 58L117 78Z', fill: '#1D6FA3' },
    ],
  },
  'harbour-regatta': {
    sky: '#A5D3C4',
    sun: '#FFFDF4',
    horizon: 30,
    beach: 80,
    shapes: [
      { d: 'M0 30V20H14V14H24V20H34V24H46V30Z', fill: '#CDBE7C' },
      ...sail(30, 50, 0.9, '#C2560F'),
      ...sail(60, 46, 0.8, '#245A9A'),
      ...sail(88, 56, 1.2, '#5D6B2E'),
      { d: 'M8 66Q16 62 24 66T40 66M56 70Q64 66 72 70', stroke: '#CBE6D8', width: 2 },
    ],
  },
  'kelp-kayakers': {
    sky: '#DDE9C8',
    sun: '#F5B82E',
    horizon: 20,
    beach: 80,
    shapes: [
      {
        d: 'M10 80Q4 66 12 54Q18 46 12 38M26 80Q34 68 27 58M104 80Q112 64 103 52Q98 44 104 36M92 80Q86 70 93 62',
        stroke: '#5D6B2E',
        width: 4,
      },
      { d: 'M34 46Q54 56 78 46Q70 40 56 40Q42 40 34 46Z', fill: '#F5B82E' },
      { d: 'M52 66Q70 74 92 66Q84 61 72 61Q60 61 52 66Z', fill: '#C2560F' },
      { d: `${head(56, 34, 3)}`, fill: '#8A5A3A' },
      { d: `${head(72, 55, 3)}`, fill: '#6b4426' },
      { d: 'M44 50L68 34M60 72L84 53', stroke: INK, width: 1.6 },
    ],
  },
  'pier-anglers': {
    sky: '#F3B14B',
    sun: '#C22D1A',
    horizon: 34,
    beach: 80,
    shapes: [
      { d: 'M0 38H78V44H0Z', fill: '#6b4426' },
      { d: 'M10 44V78M32 44V74M54 44V70M74 44V66', stroke: '#4a2e19', width: 3.6 },
      { d: `${head(52, 22, 3)}${head(68, 24, 3)}`, fill: '#8A5A3A' },
      { d: 'M52 25V38M68 27V38', stroke: '#245A9A', width: 5 },
      { d: 'M54 30L86 16M86 16V58M70 31L100 24M100 24V52', stroke: INK, width: 1.1 },
      { d: 'M80 60Q86 56 92 60T104 60', stroke: '#CBE6D8', width: 2 },
    ],
  },
}

/** For a place that a pack of cards has invented. */
export const ANY_PLACE: PlaceScene = {
  sky: '#F3C98B',
  sun: '#FFFDF4',
  horizon: 26,
  beach: 54,
  shapes: [
    ...umbrella(34, 60, 12),
    {
      d: 'M92 54C90 44 92 36 96 30M96 30C88 26 82 30 80 35M96 30C92 22 85 21 80 23M96 30C102 22 110 23 112 28M96 30C104 29 109 34 109 39',
      stroke: '#5D6B2E',
      width: 3,
    },
  ],
}
