/** Six crafts from above, heading right, about 30 long round the origin: told apart by shape first. */
export interface CraftShape {
  readonly colour: string
  readonly hull: string
  /** Cabin, seats, rotor: drawn over the hull. */
  readonly deck: string
}

const CRAFTS = {
  tempest: {
    colour: '#1D6FA3',
    hull: 'M-14 -6L15 0L-14 6L-9 0Z',
    deck: 'M-6 -1.6L4 0L-6 1.6Z',
  },
  harlan: {
    colour: '#5D6B2E',
    hull: 'M-15 -8.4H5Q15.4 0 5 8.4H-15Z',
    deck: 'M-11 -4.6H-1V4.6H-11ZM3 0m-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z',
  },
  hudlo: {
    colour: '#C2560F',
    hull: 'M-13 -7H4L14 0L4 7H-13Z',
    deck: 'M-10 -4H-6V4H-10ZM-4 -4H0V4H-4Z',
  },
  anya: {
    colour: '#5B4A7E',
    hull: 'M-13 0Q0 -14 14 0Q0 14 -13 0Z',
    deck: 'M0 0m-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z',
  },
  sheriff: {
    colour: '#27406B',
    hull: 'M-14 -7Q-15 0 -14 7L6 7.4Q13 5 15 0Q13 -5 6 -7.4Z',
    deck: 'M-1 -6L0.5 -1.9L4.8 -1.8L1.4 0.8L2.6 5L-1 2.5L-4.6 5L-3.4 0.8L-6.8 -1.8L-2.5 -1.9Z',
  },
  pilot: {
    colour: '#7A4A22',
    hull: 'M12 0C12 -5 6 -7 1 -6.4C-3 -6 -5 -3 -6 -1.4H-13V-4.4H-15.4V4.4H-13V1.4H-6C-5 3 -3 6 1 6.4C6 7 12 5 12 0Z',
    deck: 'M1.6 -1L-8.6 -10.400L-7.4 -11.800L3.4 -2.600L14.8 -10.200L15.8 -8.600L4.2 0L3.6 14H1.800L1.4 1.200Z',
  },
} as const satisfies { readonly [seat: string]: CraftShape }

export function craftOf(seat: string): CraftShape {
  return CRAFTS[seat as keyof typeof CRAFTS] ?? CRAFTS.hudlo
}
