import type { JawsNumber } from '#games/jaws/numbers.ts'
import type { Says } from '#kernel/catalogue.ts'

/** What the page of JAWS says besides what the game says itself, outside the two acts. */
export const en = {
  'jaws.page.seat': '{seat@seat}',
  'jaws.page.you': 'You',
  'jaws.page.bar.act-1': 'Act 1',
  'jaws.page.bar.act-2': 'Act 2',
  'jaws.page.bar.round': 'Round {round}',
  'jaws.page.bar.boarding': 'Boarding',
  'jaws.page.bar.eaten': 'Swimmers eaten {eaten}',
  'jaws.page.bar.eaten-short': 'Eaten {eaten}',
  'jaws.page.bar.barrels': '{barrels} of {enough} barrels on the shark',
  'jaws.page.bar.barrels-short': 'Barrels on it',
  'jaws.page.bar.barrels-you': 'Barrels on you',
  'jaws.page.bar.wounds': '{seat@seat}: {wounds}/{lives} wounds',
  'jaws.page.bar.shark': 'The shark: {name}',
} as const

en satisfies Says<typeof en, never, JawsNumber>
