import type { Message } from '#kernel/message.ts'
import { hasDoubleShark, lineTotal } from './combat-phase/line.ts'
import { CARDS, type CardId, SHARK_SEAT } from './components.ts'
import type { CalendarCard, EffectData, HunterCard, SharkCard, SkillData } from './content/schema.ts'
import { message } from './messages/message.ts'

const COUNTED_TEXTS = {
  rerolls: 'shark-island.card.rerolls',
  repair: 'shark-island.card.repair',
  cards: 'shark-island.card.cards',
  sightings: 'shark-island.card.sightings',
  'free-sightings': 'shark-island.card.free-sightings',
  dice: 'shark-island.card.dice',
  reveals: 'shark-island.card.reveals',
  damage: 'shark-island.card.damage',
  fight: 'shark-island.card.fight',
  shield: 'shark-island.card.shield',
  heal: 'shark-island.card.heal',
  coins: 'shark-island.card.coins',
  fins: 'shark-island.card.fins',
  spoil: 'shark-island.card.spoil',
  bite: 'shark-island.card.bite',
  frenzy: 'shark-island.card.frenzy',
  hide: 'shark-island.card.hide',
} as const

const UP_TEXTS = {
  'sighting-limit': 'shark-island.card.sighting-limit-up',
  'search-dice': 'shark-island.card.search-dice-up',
} as const
const DOWN_TEXTS = {
  'sighting-limit': 'shark-island.card.sighting-limit-down',
  'search-dice': 'shark-island.card.search-dice-down',
} as const

const PLAIN_TEXTS = {
  move: 'shark-island.card.move',
  hazards: 'shark-island.card.hazards',
  blank: 'shark-island.card.blank',
  converge: 'shark-island.card.converge',
  flies: 'shark-island.card.flies',
  craft: 'shark-island.card.craft',
} as const

const FIND_TEXTS = {
  wounds: 'shark-island.card.finds-wounds',
  cards: 'shark-island.card.finds-cards',
  rerolls: 'shark-island.card.finds-rerolls',
  reveals: 'shark-island.card.finds-reveals',
  repair: 'shark-island.card.finds-repair',
  coins: 'shark-island.card.finds-coins',
} as const

const WHEN_TEXTS = {
  turn: 'shark-island.when.turn',
  search: 'shark-island.when.search',
  found: 'shark-island.when.found',
  combat: 'shark-island.when.combat',
  shark: 'shark-island.when.shark',
} as const

/** What an effect says, made from what it does, so that the two cannot differ. */
export function effectText(effect: EffectData | SkillData): Message {
  if (effect.kind === 'finds') {
    const { fin, count } = effect
    return message(FIND_TEXTS[effect.gain], { fin, count })
  }
  if ('by' in effect) return message((effect.by > 0 ? UP_TEXTS : DOWN_TEXTS)[effect.kind])
  if ('count' in effect) return message(COUNTED_TEXTS[effect.kind], { count: effect.count })
  return message(PLAIN_TEXTS[effect.kind])
}

/** All that stands on a skill card: when, at what price, and what it does. */
export function cardTexts(card: HunterCard | SharkCard): Message[] {
  const texts = [message(WHEN_TEXTS[card.when]), ...card.effects.map(effectText)]
  if ('cost' in card) texts.push(message('shark-island.card.cost'))
  if ('coins' in card) texts.push(message('shark-island.card.price', { count: card.coins ?? 0 }))
  return texts
}

/** What a Calendar event says, each part with whom it is for. */
export function dayTexts({ events }: CalendarCard): Message[] {
  return events.map(({ for: whom, effect }) => {
    const text = effectText(effect)
    if (whom === 'all' || effect.kind === 'coins') return text
    return message(whom === 'shark' ? 'shark-island.card.for-shark' : 'shark-island.card.for-hunters', {
      text: [text],
    })
  })
}

/** What a combat line counts, as far as its cards are seen. */
export function totalOf(cards: readonly CardId[]): number {
  return lineTotal(numbered(cards))
}

/** Whether a seat beats all at once with these cards, whatever they count. */
export function isDoubleShark(seat: string, cards: readonly CardId[]): boolean {
  return seat === 'shark' && hasDoubleShark(SHARK_SEAT, numbered(cards))
}

function numbered(cards: readonly CardId[]): number[] {
  return cards.map((card) => CARDS.indexOf(card) + 1)
}
