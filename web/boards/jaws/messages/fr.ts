import type { JawsNumber } from '#games/jaws/numbers.ts'
import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

/** What the page of JAWS says besides what the game says itself, outside the two acts. */
export const fr = {
  'jaws.page.seat': '{seat@seat}',
  'jaws.page.you': 'Vous',
  'jaws.page.bar.act-1': 'Acte 1',
  'jaws.page.bar.act-2': 'Acte 2',
  'jaws.page.bar.round': 'Manche {round}',
  'jaws.page.bar.boarding': 'À bord',
  'jaws.page.bar.eaten': 'Nageurs mangés {eaten}',
  'jaws.page.bar.eaten-short': 'Mangés {eaten}',
  'jaws.page.bar.barrels': '{barrels|# baril|# barils} sur {enough} sur le requin',
  'jaws.page.bar.barrels-short': 'Barils sur lui',
  'jaws.page.bar.barrels-you': 'Barils sur vous',
  'jaws.page.bar.wounds': '{seat@seat} : {wounds}/{lives} blessures',
  'jaws.page.bar.shark': 'Le requin : {name}',
} as const

fr satisfies Translates<typeof fr, typeof en, never, JawsNumber>
