import type { IslandView } from './view.ts'

/** Questions whose answers everyone can work out, if whoever is asked holds no card. */
const WITHOUT_CARDS = new Set(['shark-island.ask.spend', 'shark-island.ask.act', 'shark-island.ask.sail'])

/**
 * Whether everyone sees that there is no other answer. Never in a search, when the Shark is found, or while
 * combat cards are offered: there it depends on cards in a hand or face down in a line, which others do not see.
 */
export function isOpenAnswer(view: IslandView, prompt: string): boolean {
  if (prompt === 'shark-island.ask.bonus') return true
  if (!WITHOUT_CARDS.has(prompt)) return false
  const hunter = view.hunters.find(({ seat }) => seat === view.actor)
  return (prompt === 'shark-island.ask.spend' ? view.shark.handSize : hunter?.handSize) === 0
}
