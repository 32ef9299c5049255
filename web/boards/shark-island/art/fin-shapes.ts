/** What is on a fin once it is turned over: one drawing for each kind, round the origin, about 28 across. */
export interface FinFace {
  readonly ground: string
  readonly ink: string
  readonly filled: string
  readonly lines: string
}

export const FIN_FACES: { readonly [fin: string]: FinFace } = {
  shark: {
    ground: '#C22D1A',
    ink: '#fff',
    filled: 'M-11 6C-5 2 -3 -8 7 -13C4.6 -6 6.6 1 11 6Z',
    lines: 'M-14 9Q-9 5 -4 9T5 9T14 9',
  },
  fog: {
    ground: '#7C8F92',
    ink: '#fff',
    filled: 'M-9 -2a5 5 0 0 1 4 -7a6 6 0 0 1 11 2a4 4 0 0 1 3 5Z',
    lines: 'M-11 3H8M-7 7.5H11M-11 12H4',
  },
  rammed: {
    ground: '#10262C',
    ink: '#F5B82E',
    filled: 'M0 -14L3 -5L11 -9L6 -1L14 3L5 4L7 12L0 7L-7 12L-5 4L-14 3L-6 -1L-11 -9L-3 -5Z',
    lines: '',
  },
  dolphin: {
    ground: '#245A9A',
    ink: '#fff',
    filled:
      'M-12 9C-11 0 -6 -7 3 -7C4 -10 6 -12 8 -12C7.5 -10 7.8 -8 8.5 -6C11 -4 13 -2 14 1C11 2 8 1 6 0C1 -1 -5 2 -7 7C-5 8 -4 10 -4 12C-7 11 -9 10 -12 9Z',
    lines: '',
  },
  shoal: {
    ground: '#1A6A74',
    ink: '#fff',
    filled:
      'M-12 -5Q-6 -10 0 -5Q-6 0 -12 -5ZM-12 -5L-15 -8V-2ZM1 1Q7 -4 13 1Q7 6 1 1ZM1 1L-2 -2V4ZM-9 8Q-3 3 3 8Q-3 13 -9 8ZM-9 8L-12 5V11Z',
    lines: '',
  },
  prank: {
    ground: '#8A5A16',
    ink: '#fff',
    filled: 'M-9 3C-4 0 -2 -8 6 -12C4 -6 6 -1 9 3Z',
    lines: 'M-10 3H10M-6 3L-9 11M6 3L9 11M-8 8H8',
  },
  seal: {
    ground: '#4E5F60',
    ink: '#fff',
    filled: 'M-8 12C-10 4 -9 -9 0 -10C9 -9 10 4 8 12Z',
    lines: '',
  },
}
