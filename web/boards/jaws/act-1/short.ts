import type { SPACES } from '#games/jaws/act-1/page.ts'
import type { JawsKey } from '../words.ts'

/** What a space is called where there is room for little. */
export const SHORT = {
  N: 'jaws.page.short.N',
  S: 'jaws.page.short.S',
  E: 'jaws.page.short.E',
  W: 'jaws.page.short.W',
  '1': 'jaws.page.short.1',
  '2': 'jaws.page.short.2',
  '3': 'jaws.page.short.3',
  '4': 'jaws.page.short.4',
  '5': 'jaws.page.short.5',
  '6': 'jaws.page.short.6',
  '7': 'jaws.page.short.7',
  '8': 'jaws.page.short.8',
  shop: 'jaws.page.short.shop',
} as const satisfies { readonly [space in (typeof SPACES)[number]]: JawsKey }
