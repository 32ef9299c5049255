import type { CreatureType, Size } from '#games/sharks/components.ts'
import type { Design, Match, Pattern, SharksContent } from '#games/sharks/content/schema.ts'
import { cardPoints, sharkIn } from '#games/sharks/page.ts'
import type { ItemView } from '#games/sharks/view.ts'
import { CREATURE_SIZES } from './art/creature-shapes.ts'

/** What a card counts, as a picture: a row of creatures; either may be left open. */
interface Glyph {
  readonly type?: CreatureType
  readonly size?: Size
}

export interface CardPicture {
  readonly glyphs: readonly Glyph[]
  /** `+` joins a set, `≠` asks for different ones, `=` for alike ones. */
  readonly sign: '' | '+' | '≠' | '='
}

export function pictureOf(pattern: Pattern): CardPicture {
  switch (pattern.kind) {
    case 'each':
      return { glyphs: [glyph(pattern)], sign: '' }
    case 'pair':
      return { glyphs: pattern.of.map(glyph), sign: '+' }
    case 'sizes':
      return { glyphs: CREATURE_SIZES.map((size) => glyph({ size, ...typed(pattern.type) })), sign: '+' }
    case 'most':
      return { glyphs: pattern.by === 'size' ? sizes() : [], sign: '=' }
    case 'variety':
      return { glyphs: pattern.of === 'size' ? sizes() : [], sign: '≠' }
  }
}

function typed(type: CreatureType | undefined): { type?: CreatureType } {
  return type === undefined ? {} : { type }
}

function glyph({ type, size }: Match): Glyph {
  return { ...typed(type), ...(size === undefined ? {} : { size }) }
}

function sizes(): Glyph[] {
  return CREATURE_SIZES.map((size) => ({ size }))
}

export interface HeldCard {
  readonly id: string
  readonly number: number
  readonly design: Design
  /** What it scores now. */
  readonly points: number
}

/** A card of a shark's deck, by the name of its design. */
export function cardOf(
  content: SharksContent,
  shark: string,
  id: string,
  stomach: readonly ItemView[],
): HeldCard | null {
  const deck = sharkIn(content, shark)?.deck ?? []
  const number = deck.findIndex((design) => design.id === id)
  if (number < 0) return null
  return {
    id,
    number: number + 1,
    design: deck[number],
    points: cardPoints(deck[number].scores, stomach),
  }
}
