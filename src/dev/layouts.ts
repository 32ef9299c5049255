import { type Layout as ActOneLayout, layOut as layOutActOne } from '#games/jaws/act-1/testing.ts'
import { type Layout as ActTwoLayout, layOut as layOutActTwo } from '#games/jaws/act-2/testing.ts'
import { type Layout as IslandLayout, layOut as layOutIsland } from '#games/shark-island/testing.ts'
import { layOut as layOutSharks, type Layout as SharksLayout } from '#games/sharks/testing.ts'
import { type Position, positionOf } from '#kernel/match/position.ts'
import { Refusal } from '#kernel/refusal.ts'

/** The same functions that tests of the rules lay their tables out with. They check what they are given as they go. */
const LAY_OUT: { readonly [game: string]: (layout: object) => Position } = {
  sharks: (layout) => positionOf(layOutSharks(layout as SharksLayout)),
  jaws: (layout) =>
    'crew' in layout
      ? positionOf(layOutActTwo(layout as ActTwoLayout))
      : positionOf(layOutActOne(layout as ActOneLayout)),
  'shark-island': (layout) => positionOf(layOutIsland(layout as IslandLayout)),
}

/** The position that a layout stands for, as tests write it. */
export function laidOut(game: string, layout: unknown): Position {
  const layOut = LAY_OUT[game]
  if (layOut === undefined) throw new Refusal('no-such-game', { game })
  if (typeof layout !== 'object' || layout === null) throw new Error('a layout is an object')
  const read = new Set<PropertyKey>()
  const position = layOut(
    new Proxy(layout, {
      get(target, field) {
        read.add(field)
        return Reflect.get(target, field)
      },
    }),
  )
  // A misspelt field would be ignored: tests have types for that.
  const unread = Object.keys(layout).filter((field) => !read.has(field))
  if (unread.length > 0) throw new Error(`nothing here is called ${unread.join(', ')}`)
  return position
}
