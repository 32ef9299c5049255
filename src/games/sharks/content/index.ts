import { shelf } from '#kernel/content.ts'
import bull from './bull.json' with { type: 'json' }
import { earlier } from './earlier.ts'
import { faults } from './faults.ts'
import greatWhite from './great-white.json' with { type: 'json' }
import hammerhead from './hammerhead.json' with { type: 'json' }
import mako from './mako.json' with { type: 'json' }
import ocean from './ocean.json' with { type: 'json' }
import { type SharksContent, schema } from './schema.ts'
import thresher from './thresher.json' with { type: 'json' }
import tiger from './tiger.json' with { type: 'json' }

const builtIn = {
  game: 'sharks',
  name: { en: 'Dorsal’s house decks', fr: 'Les paquets maison de Dorsal' },
  ...ocean,
  sharks: { bull, thresher, hammerhead, 'great-white': greatWhite, mako, tiger },
}

export const content = shelf<SharksContent>({
  game: 'sharks',
  builtIn,
  schema,
  earlier,
  merge: (base, pack) => ({ ...base, ...pack, sharks: mergeSharks(base, pack.sharks) }),
  faults,
})

function mergeSharks(base: SharksContent, sharks: unknown): unknown {
  if (sharks === undefined) return base.sharks
  const isObject = typeof sharks === 'object' && sharks !== null && !Array.isArray(sharks)
  return isObject ? { ...base.sharks, ...sharks } : sharks
}
