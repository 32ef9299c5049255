/** The five faces of an Action Die and a few signs of the island, in a box of 24, as strokes and fills. */
export interface IconShape {
  readonly lines: string
  readonly filled: string
}

export const ICON_SHAPES: { readonly [icon: string]: IconShape } = {
  binoculars: {
    lines: 'M7 8L9 5H10.500V9M17 8L15 5H13.500V9M10.5 11H13.5',
    filled:
      'M6.5 8.500H10.500V17.500A3.8 3.8 0 1 1 3 17.500ZM17.5 8.500H13.500V17.500A3.8 3.8 0 1 0 21 17.500Z',
  },
  harpoon: { lines: 'M4 20L17 7M7 14L10 17', filled: 'M21 3L18.5 11L13 5.500Z' },
  repair: {
    lines: 'M6 18L13.5 10.5',
    filled:
      'M20.5 6.500L17 10L14 7L17.5 3.500A5.6 5.6 0 0 0 11 11L13 13A5.6 5.6 0 0 0 20.5 6.500ZM3.6 18A2.6 2.6 0 1 0 8.8 18A2.6 2.6 0 1 0 3.6 18Z',
  },
  shark: {
    lines: 'M2 19.500Q5.3 17 8.6 19.500T15.2 19.500T22 19.5',
    filled: 'M4.5 16.500C9 13 11 6 18 3C16 8 17.5 13 20.5 16.500Z',
  },
  buoy: {
    lines: 'M2 20Q5.3 17.5 8.6 20T15.2 20T22 20M12 3V6',
    filled: 'M12 5L15.5 12H8.500ZM8 13H16L17.5 17H6.500Z',
  },
  reroll: {
    lines: 'M5 10A7.5 7.5 0 0 1 18.5 7.500M19 14A7.5 7.5 0 0 1 5.5 16.5',
    filled: 'M19.5 3V9H13.500ZM4.5 21V15H10.500Z',
  },
  coin: {
    lines: 'M12 3A9 9 0 1 1 11.990 3Z',
    filled: 'M7.5 16C10.5 14 11.5 9.5 16 7.500C14.8 11 15.5 14 17 16Z',
  },
  card: { lines: 'M6 3.500H18V20.500H6Z', filled: 'M9 15C11 13.5 11.8 10.5 15 9C14.2 11.5 14.8 13.5 16 15Z' },
  fight: { lines: 'M5 19L18 6M10 6H18V14', filled: '' },
  radio: {
    lines: 'M12 21V12M7.5 15.500A6 6 0 1 1 16.5 15.500M5 18.500A10 10 0 1 1 19 18.5',
    filled: 'M10 11.500A2 2 0 1 0 14 11.500A2 2 0 1 0 10 11.500Z',
  },
  night: { lines: '', filled: 'M20 15.500A9 9 0 1 1 9.5 3.500A7.5 7.5 0 0 0 20 15.500Z' },
  heal: { lines: 'M12 5V19M5 12H19', filled: '' },
  hazards: { lines: 'M12 9V14M12 17V17.2', filled: '' },
  fin: {
    lines: 'M2 19.500Q5.3 17 8.6 19.500T15.2 19.500T22 19.5',
    filled: 'M4.5 16.500C9 13 11 6 18 3C16 8 17.5 13 20.5 16.500Z',
  },
  terror: {
    lines: '',
    filled:
      'M1.500 5Q12 -0.500 22.500 5L19.800 13L16 6.500L12 13.500L8 6.500L4.200 13ZM2.500 17Q12 25 21.500 17L16 12L12 18.500L8 12Z',
  },
  resort: { lines: 'M4 21V10L12 4L20 10V21M9 21V14H15V21M4 4L20 20', filled: '' },
  mayor: { lines: 'M5 21V17C5 14 8 13 12 13C16 13 19 14 19 17V21M8 6H16M6.5 9H17.5', filled: 'M9 3H15V9H9Z' },
  press: {
    lines: 'M4 4H17V20H6A2 2 0 0 1 4 18ZM17 9H20V18A2 2 0 0 1 18 20M7 12H14M7 15.500H14',
    filled: 'M7 7H14V9.500H7Z',
  },
  wild: { lines: '', filled: 'M12 2.500L14.6 9H21.500L16 13.200L18 20L12 16L6 20L8 13.200L2.5 9H9.400Z' },
  anchor: {
    lines: 'M12 8V20M7 11H17M4.5 14C5 18 8 20.5 12 20.500C16 20.5 19 18 19.5 14',
    filled: 'M9.5 5.500A2.5 2.5 0 1 0 14.5 5.500A2.5 2.5 0 1 0 9.5 5.500Z',
  },
  'life-preserver': {
    lines:
      'M12 3.500A8.5 8.5 0 1 1 11.990 3.500ZM12 8.500A3.5 3.5 0 1 1 11.990 8.500ZM6 6L9.5 9.500M18 6L14.5 9.500M6 18L9.5 14.500M18 18L14.5 14.5',
    filled: '',
  },
  eye: {
    lines: 'M2.5 12Q12 3 21.5 12Q12 21 2.5 12ZM4 20L20 4',
    filled: 'M9.5 12A2.5 2.5 0 1 0 14.5 12A2.5 2.5 0 1 0 9.5 12Z',
  },
  dock: { lines: 'M3 9H21M5 9V20M12 9V20M19 9V20M3 14H21', filled: '' },
}
