import { type Message, message } from '../../kernel/message.ts'
import { lineTotal } from './combat-phase/line.ts'
import { CARDS, type CardId } from './components.ts'
import type { CalendarCard, EffectData, HunterCard, SharkCard, SkillData } from './content/schema.ts'

/** What an effect says, made from what it does, so that the two cannot differ. */
export function effectText(effect: EffectData | SkillData): Message {
  switch (effect.kind) {
    case 'finds':
      return message(`shark-island.card.finds-${effect.gain}`, { fin: effect.fin, count: effect.count })
    case 'sighting-limit':
    case 'search-dice':
      return message(`shark-island.card.${effect.kind}-${effect.by > 0 ? 'up' : 'down'}`)
    default:
      return message(`shark-island.card.${effect.kind}`, 'count' in effect ? { count: effect.count } : {})
  }
}

/** All that stands on a skill card: when, at what price, and what it does. */
export function cardTexts(card: HunterCard | SharkCard): Message[] {
  const texts = [message(`shark-island.when.${card.when}`), ...card.effects.map(effectText)]
  if ('cost' in card) texts.push(message('shark-island.card.cost'))
  if ('coins' in card) texts.push(message('shark-island.card.price', { count: card.coins ?? 0 }))
  return texts
}

/** What a Calendar event says, each part with whom it is for. */
export function dayTexts({
  events,
}: CalendarCard): { readonly whom: Message | null; readonly text: Message }[] {
  return events.map((event) => ({
    whom:
      event.for === 'all' || event.effect.kind === 'coins'
        ? null
        : message(`shark-island.card.for-${event.for}`),
    text: effectText(event.effect),
  }))
}

/** What a combat line counts, as far as its cards are seen. */
export function totalOf(cards: readonly CardId[]): number {
  return lineTotal(cards.map((card) => CARDS.indexOf(card) + 1))
}
