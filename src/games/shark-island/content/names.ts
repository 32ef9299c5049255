import type { Names } from '#kernel/message.ts'
import { withNumbers } from '#kernel/numbers.ts'
import { type Text, wordIn } from '#kernel/text.ts'
import { numbersOf } from '../numbers.ts'
import type { IslandContent } from './schema.ts'

/** A skill card's name is looked up as `deck/design`, the Shark's deck being `shark`. */
export function contentNames(content: IslandContent): Names {
  return withNumbers(numbersOf(content), (kind, id, language) => {
    const name = nameOf(content, kind, id)
    return name && wordIn(name, language)
  })
}

function nameOf(content: IslandContent, kind: string, id: string): Text | undefined {
  switch (kind) {
    case 'seat':
      return ownerOf(content, id)?.name
    case 'card': {
      const [owner, design] = id.split('/')
      return named(ownerOf(content, owner)?.deck ?? [], design)
    }
    case 'day':
      return named(content.calendar, id)
    case 'place':
      return named(content.tiles, id)
    default:
      return undefined
  }
}

function ownerOf({ shark, hunters }: IslandContent, id: string) {
  if (id === 'shark') return shark
  return Object.hasOwn(hunters, id) ? hunters[id as 'tempest'] : undefined
}

function named(list: readonly { readonly id: string; readonly name: Text }[], id: string): Text | undefined {
  return list.find((each) => each.id === id)?.name
}
