import type { IslandView } from './view.ts'

/** Whoever has no card to play can do what everyone can work out. */
const WITHOUT_CARDS = new Set(['shark-island.ask.spend', 'shark-island.ask.act', 'shark-island.ask.sail'])

/**
 * Whether everyone sees that there is no other answer. A search and the moment before a combat ask only those who hold
 * cards, or who have a choice; and what lies face down in a line, or in a hand, is nobody else's to know.
 */
export function isOpenAnswer(view: IslandView, prompt: string): boolean {
  if (prompt === 'shark-island.ask.bonus') return true
  if (!WITHOUT_CARDS.has(prompt)) return false
  const hunter = view.hunters.find(({ seat }) => seat === view.actor)
  return (prompt === 'shark-island.ask.spend' ? view.shark.handSize : hunter?.handSize) === 0
}
