import { shelf } from '../../../kernel/content.ts'
import type { Names } from '../../../kernel/message.ts'
import anya from './anya.json' with { type: 'json' }
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
} as unknown as IslandContent

export const content = shelf<IslandContent>({
  game: 'shark-island',
  builtIn,
  schema,
  merge: (base, pack) => ({ ...base, ...pack, hunters: mergeHunters(base, pack.hunters) }),
  faults,
})

function mergeHunters(base: IslandContent, hunters: unknown): unknown {
  if (hunters === undefined) return base.hunters
  const isObject = typeof hunters === 'object' && hunters !== null && !Array.isArray(hunters)
  return isObject ? { ...base.hunters, ...hunters } : hunters
}

/** A skill card's name is looked up as `deck/design`, the Shark's deck being `shark`. */
export function contentNames(content: IslandContent): Names {
  const named = (list: readonly { id: string; name: { en: string; fr: string } }[], id: string) =>
    list.find((each) => each.id === id)?.name
  const deckOf = (owner: string) =>
    owner === 'shark' ? content.shark.deck : (content.hunters[owner as 'tempest']?.deck ?? [])
  return (kind, id, language) => {
    switch (kind) {
      case 'seat':
        return Object.hasOwn(content.hunters, id)
          ? content.hunters[id as 'tempest'].name[language]
          : undefined
      case 'card': {
        const [owner, design] = id.split('/')
        return named(deckOf(owner), design)?.[language]
      }
      case 'day':
        return named(content.calendar, id)?.[language]
      case 'place':
        return named(content.tiles, id)?.[language]
      default:
        return undefined
    }
  }
}
