import type { Message } from '#kernel/message.ts'
import { creature, REEF, RELIEF, SIZES, type Size, TIDE, TILES, type TileKind, TYPES } from './components.ts'
import type { Match, Pattern } from './content/schema.ts'
import { message } from './messages/message.ts'
import { CREATURE_KINDS, scoreOf } from './scoring.ts'
import { whyNoTrash } from './steps/boat.ts'
import type { ItemView, SharksView } from './view.ts'

/** What a card would score for a stomach as a view shows it. */
export function cardPoints(pattern: Pattern, stomach: readonly ItemView[]): number {
  const counts = new Uint8Array(CREATURE_KINDS)
  for (const item of stomach)
    if (!('trash' in item)) counts[creature(SIZES.indexOf(item.size), TYPES.indexOf(item.type))]++
  return scoreOf(pattern)(counts)
}

const MOST = { type: 'sharks.card.most-type', size: 'sharks.card.most-size' } as const
const VARIETY = { type: 'sharks.card.variety-type', size: 'sharks.card.variety-size' } as const

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
      return message(MOST[pattern.by], { points })
    case 'variety':
      return message(VARIETY[pattern.of], { points })
  }
}

/** The size of the creatures on the tile where the active shark is. */
export function sizeHere(view: SharksView): Size {
  const tile = tileHere(view)
  return SIZES.find((size) => tile?.endsWith(size)) ?? 'small'
}

/** Of which size the active shark gets a creature where it is; null where it gets none. */
export function creatureHere(view: SharksView): Size | 'any' | null {
  const tile = tileHere(view)
  const kind = tile === undefined ? -1 : TILES.indexOf(tile)
  if (kind === TIDE || kind === RELIEF) return 'any'
  return kind >= REEF && kind < TIDE ? sizeHere(view) : null
}

function tileHere({ seats, active, cells }: SharksView): TileKind | undefined {
  const at = seats.find(({ seat }) => seat === active)?.at
  return cells.find(({ cell }) => cell === at)?.tile
}

/** Whether the boat, when it moves, will leave its token on the tile where it is. */
export function leavesTrash({ cells, boat, token }: SharksView): boolean {
  const left = cells.find(({ cell }) => cell === boat)
  return token !== null && left !== undefined && whyNoTrash(left.tile, left.trash !== null) === null
}

function matchName({ size, type }: Match): string {
  return [size, type].filter((part) => part !== undefined).join('-')
}
