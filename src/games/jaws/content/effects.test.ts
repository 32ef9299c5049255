import { expect, it } from 'vitest'
import { playOtherwise } from '#kernel/laws/difference.ts'
import { jaws } from '../index.ts'
import { act1Sections } from './act-1-schema.ts'
import { content } from './index.ts'
import type { JawsContent } from './schema.ts'

type Card = JawsContent['events'][number]
type Effect = Card['effect']

/** Kinds of effects as the schema has them: a new one is missed at once. */
const kinds = act1Sections.events.items.properties.effect.anyOf.map((effect) => effect.properties.kind.const)

const contents = [content.builtIn, ...jaws.packs.map((pack) => content.load(pack))]
const cards = contents.flatMap(({ events }) => events)

it('every kind of effect is played by the laws: a card of the box or of a pack has it', () => {
  const played = new Set<Effect['kind']>(cards.map(({ effect }) => effect.kind))
  // `none` is for cards that only bring swimmers.
  expect(kinds.filter((kind) => kind !== 'none' && !played.has(kind))).toEqual([])
})

const effects = new Map(cards.map((card) => [JSON.stringify(card.effect), card]))

it.each([...effects].filter(([, { effect }]) => effect.kind !== 'none'))(
  'the effect %s makes a difference to a game',
  (effect, card) => {
    expect(playOtherwise(dealt(card), dealt({ ...card, effect: { kind: 'none' } }), effect)).toBe(true)
  },
)

/** Act 1 with nothing but copies of one card. */
function dealt(card: Card) {
  const events = Array.from({ length: 12 }, (_, copy) => ({ ...card, id: `${card.id}-${copy}` }))
  return jaws.open(jaws.options({ mode: 'act-1' }), { ...content.builtIn, events })
}
