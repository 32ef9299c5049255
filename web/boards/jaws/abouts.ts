import type { Token } from '#games/jaws/act-1/page.ts'
import type { SEAT_IDS } from '#games/jaws/page.ts'
import type { JawsKey } from './words.ts'

/** What a power token is called. */
export const TOKEN = {
  frenzy: 'jaws.token.frenzy',
  evasive: 'jaws.token.evasive',
  'out-of-sight': 'jaws.token.out-of-sight',
  burst: 'jaws.token.burst',
} as const satisfies { readonly [token in Token]: JawsKey }

/** What it does. */
export const ABOUT_TOKEN = {
  frenzy: 'jaws.about.frenzy',
  evasive: 'jaws.about.evasive',
  'out-of-sight': 'jaws.about.out-of-sight',
  burst: 'jaws.about.burst',
} as const satisfies { readonly [token in Token]: JawsKey }

/** What somebody can do on the island. */
export const ABOUT_SEAT = {
  shark: 'jaws.page.about.shark',
  quint: 'jaws.page.about.quint',
  brody: 'jaws.page.about.brody',
  hooper: 'jaws.page.about.hooper',
} as const satisfies { readonly [seat in (typeof SEAT_IDS)[number]]: JawsKey }

/** What it is to play as somebody. */
export const ROLE = {
  shark: 'jaws.page.setup.role.shark',
  quint: 'jaws.page.setup.role.quint',
  brody: 'jaws.page.setup.role.brody',
  hooper: 'jaws.page.setup.role.hooper',
} as const satisfies { readonly [seat in (typeof SEAT_IDS)[number]]: JawsKey }

/** The token that lies on a beach. */
export const BEACH_TOKEN = {
  closed: 'jaws.page.here.closed',
  opening: 'jaws.page.here.opening',
} as const satisfies { readonly [token in 'closed' | 'opening']: JawsKey }
