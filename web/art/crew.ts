/** The three of the crew: a colour and a symbol each, so that colour is never alone. */

export const CREW = ['quint', 'brody', 'hooper'] as const
export type CrewMember = (typeof CREW)[number]

export const CREW_COLOUR: { readonly [member in CrewMember]: string } = {
  quint: '#5D6B2E',
  brody: '#27406B',
  hooper: '#C2560F',
}

/** In a box of 24: a harpoon, a star, a sonar. `filled` ones are shapes, the others are lines. */
export const CREW_SYMBOL: {
  readonly [member in CrewMember]: { readonly d: string; readonly filled: boolean }
} = {
  quint: { d: 'M0 -11V11M0 -11L-5 -4M0 -11L5 -4M-6 4H6', filled: false },
  brody: {
    d: 'M0 -12L3.4 -4.2L11.6 -3.6L5.4 1.8L7.3 10L0 5.6L-7.3 10L-5.4 1.8L-11.6 -3.6L-3.4 -4.2Z',
    filled: true,
  },
  hooper: { d: 'M-9 5A12 12 0 0 1 9 5M-5 9A6 6 0 0 1 5 9M-12 0A17 17 0 0 1 12 0', filled: false },
}
