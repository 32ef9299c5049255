import type { HunterCard, IslandContent, SharkCard } from '#games/shark-island/content/schema.ts'

export type SkillCardData = HunterCard | SharkCard

export interface HeldCard {
  readonly id: string
  /** The number of its design in its owner's deck: what an action calls it. */
  readonly number: number
  readonly design: SkillCardData
}

export function deckOf(content: IslandContent, owner: string): readonly SkillCardData[] {
  return owner === 'shark' ? content.shark.deck : (content.hunters[owner as 'tempest']?.deck ?? [])
}

export function cardOf(content: IslandContent, owner: string, id: string): HeldCard | null {
  const deck = deckOf(content, owner)
  const at = deck.findIndex((each) => each.id === id)
  return at < 0 ? null : { id, number: at + 1, design: deck[at] }
}
