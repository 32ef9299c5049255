/** The places of the island that the postcards show. */
export const SCENES = ['lone-swimmer', 'ski-boat', 'teens-sailing', 'reef-diver', 'crowded-beach'] as const
export type Scene = (typeof SCENES)[number]

/** What lies behind everything. */
export const SKY: { readonly [scene in Scene]: string } = {
  'lone-swimmer': '#237C83',
  'ski-boat': '#237C83',
  'teens-sailing': '#F3B14B',
  'reef-diver': '#15616D',
  'crowded-beach': '#F0DAA2',
}

export const UMBRELLAS: readonly {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly colour: string
}[] = [
  { x: 26, y: 58, r: 13, colour: '#C22D1A' },
  { x: 80, y: 54, r: 11, colour: '#F5B82E' },
  { x: 128, y: 60, r: 14, colour: '#1A6A74' },
  { x: 44, y: 94, r: 12, colour: '#27406B' },
  { x: 112, y: 94, r: 13, colour: '#C22D1A' },
  { x: 80, y: 86, r: 9, colour: '#C2560F' },
]
