import { shelf } from '#kernel/content.ts'
import anya from './anya.json' with { type: 'json' }
import { earlier } from './earlier.ts'
import { faults } from './faults.ts'
import shark from './great-white.json' with { type: 'json' }
import harlan from './harlan.json' with { type: 'json' }
import hudlo from './hudlo.json' with { type: 'json' }
import island from './island.json' with { type: 'json' }
import pilot from './pilot.json' with { type: 'json' }
import { type IslandContent, schema } from './schema.ts'
import sheriff from './sheriff.json' with { type: 'json' }
import tempest from './tempest.json' with { type: 'json' }

const builtIn = {
  game: 'shark-island',
  name: { en: 'Dorsal’s house island', fr: 'L’île maison de Dorsal' },
  shark,
  ...island,
  hunters: { tempest, harlan, hudlo, anya, sheriff, pilot },
}

export const content = shelf<IslandContent>({
  game: 'shark-island',
  builtIn,
  schema,
  earlier,
  merge: (base, pack) => ({ ...base, ...pack, hunters: mergeHunters(base, pack.hunters) }),
  faults,
})

function mergeHunters(base: IslandContent, hunters: unknown): unknown {
  if (hunters === undefined) return base.hunters
  const isObject = typeof hunters === 'object' && hunters !== null && !Array.isArray(hunters)
  return isObject ? { ...base.hunters, ...hunters } : hunters
}
