import { expect, it } from 'vitest'
import { jaws } from '../index.ts'
import { act1Sections } from './act-1-schema.ts'
import { content } from './index.ts'
import type { JawsContent } from './schema.ts'

type Effect = JawsContent['events'][number]['effect']

/** Kinds of effects as the schema has them: a new one is missed at once. */
const kinds = act1Sections.events.items.properties.effect.anyOf.map((effect) => effect.properties.kind.const)

it('every kind of effect is played by the laws: a card of the box or of a pack has it', () => {
  const contents = [content.builtIn, ...jaws.packs.map((pack) => content.load(pack))]
  const played = new Set<Effect['kind']>(
    contents.flatMap(({ events }) => events.map(({ effect }) => effect.kind)),
  )
  // `none` is for cards that only bring swimmers.
  expect(kinds.filter((kind) => kind !== 'none' && !played.has(kind))).toEqual([])
})
