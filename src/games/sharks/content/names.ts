import type { Names } from '#kernel/message.ts'
import { withNumbers } from '#kernel/numbers.ts'
import { wordIn } from '#kernel/text.ts'
import { SHARKS, type SharkId } from '../components.ts'
import { NUMBERS } from '../numbers.ts'
import type { Design, SharksContent } from './schema.ts'

/** A score card's name is looked up as `shark/design`. */
export function contentNames(content: SharksContent): Names {
  return withNumbers(NUMBERS, (kind, id, language) => {
    const named = kind === 'seat' ? sharkIn(content, id) : kind === 'card' ? designIn(content, id) : undefined
    return named && wordIn(named.name, language)
  })
}

/** A shark by its id; undefined for the id of anything else. */
export function sharkIn({ sharks }: SharksContent, id: string): SharksContent['sharks'][SharkId] | undefined {
  const shark = SHARKS.find((each) => each === id)
  return shark && sharks[shark]
}

/** The design of a score card by its id, `shark/design`. */
export function designIn(content: SharksContent, card: string): Design | undefined {
  const [shark, id] = card.split('/')
  return sharkIn(content, shark)?.deck.find((design) => design.id === id)
}
