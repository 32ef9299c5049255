import type { Names } from '../../../kernel/message.ts'
import type { IslandContent } from './schema.ts'

/** A skill card's name is looked up as `deck/design`, the Shark's deck being `shark`. */
export function contentNames(content: IslandContent): Names {
  const named = (list: readonly { id: string; name: { en: string; fr: string } }[], id: string) =>
    list.find((each) => each.id === id)?.name
  const deckOf = (owner: string) =>
    owner === 'shark' ? content.shark.deck : (content.hunters[owner as 'tempest']?.deck ?? [])
  return (kind, id, language) => {
    switch (kind) {
      case 'seat':
        if (id === 'shark') return content.shark.name[language]
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
