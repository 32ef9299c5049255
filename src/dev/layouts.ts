import { existsSync } from 'node:fs'
import { boxes } from '#games/index.ts'
import type { Position } from '#kernel/match/position.ts'
import { Refusal } from '#kernel/refusal.ts'

type LayOut = (layout: object) => Position

/** The same functions that tests of the rules lay their tables out with. They check what they are given as they go. */
const LAY_OUT = new Map(
  await Promise.all(boxes.filter(({ id }) => canLayOut(id)).map(({ id }) => layOutOf(id))),
)

/** A game need not have it. */
function canLayOut(game: string): boolean {
  return existsSync(new URL(`../games/${game}/testing/layout.ts`, import.meta.url))
}

async function layOutOf(game: string): Promise<readonly [game: string, layOut: LayOut]> {
  const { position } = await import(`../games/${game}/testing/layout.ts`)
  return [game, position]
}

/** The position that a layout stands for, as tests write it. */
export function laidOut(game: string, layout: unknown): Position {
  const layOut = LAY_OUT.get(game)
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
