import type { Key } from '#kernel/catalogue.ts'
import { act1Fr } from './act-1.fr.ts'
import { act2Fr } from './act-2.fr.ts'
import type { en } from './en.ts'
import { faultsFr } from './faults.fr.ts'
import { sharedFr } from './shared.fr.ts'

/** Each part is checked in its own file; here only that none is left out. */
export const fr = {
  ...sharedFr,
  ...act1Fr,
  ...act2Fr,
  ...faultsFr,
} satisfies { readonly [key in Key<typeof en>]: string }
