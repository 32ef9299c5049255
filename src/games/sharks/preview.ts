import { type Message, message } from '../../kernel/message.ts'
import { creature, SIZES, TYPES } from './components.ts'
import type { Match, Pattern } from './content/schema.ts'
import { CREATURE_KINDS, scoreOf } from './scoring.ts'
import type { ItemView } from './view.ts'

/** What a card would score for a stomach as a view shows it. */
export function cardPoints(pattern: Pattern, stomach: readonly ItemView[]): number {
  const counts = new Uint8Array(CREATURE_KINDS)
  for (const item of stomach)
    if (!('trash' in item)) counts[creature(SIZES.indexOf(item.size), TYPES.indexOf(item.type))]++
  return scoreOf(pattern)(counts)
}

/** What a card says, made from what it counts, so that the two cannot differ. */
export function cardText(pattern: Pattern): Message {
  const { points } = pattern
  switch (pattern.kind) {
    case 'each':
      return message('sharks.card.each', { points, creature: matchName(pattern) })
    case 'pair':
      return message('sharks.card.pair', {
        points,
        creature: matchName(pattern.of[0]),
        other: matchName(pattern.of[1]),
      })
    case 'sizes':
      if (pattern.type === undefined) return message('sharks.card.sizes', { points })
      return message('sharks.card.sizes-type', { points, creature: pattern.type })
    case 'most':
      return message(`sharks.card.most-${pattern.by}`, { points })
    case 'variety':
      return message(`sharks.card.variety-${pattern.of}`, { points })
  }
}

function matchName({ size, type }: Match): string {
  return [size, type].filter((part) => part !== undefined).join('-')
}
