import type { Names } from '../../../kernel/message.ts'
import { SHARKS } from '../components.ts'
import type { SharksContent } from './schema.ts'

/** A score card's name is looked up as `shark/design`. */
export function contentNames(content: SharksContent): Names {
  return (kind, id, language) => {
    if (kind === 'seat')
      return SHARKS.find((shark) => shark === id) && content.sharks[id as 'mako'].name[language]
    if (kind !== 'card') return undefined
    const [shark, design] = id.split('/')
    return content.sharks[shark as 'mako']?.deck.find((each) => each.id === design)?.name[language]
  }
}
