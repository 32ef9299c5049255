import type { Emit } from '#kernel/event.ts'
import { FINS } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState, NONE } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { DONE, PUT } from '../words.ts'

/**
 * Rulebook, "Place Fins": all of them face down on the tiles, at least one on each. It is a secret plan: nobody sees
 * anything of it until it is done. Fins are placed kind by kind in the order of FINS, those of one kind from the first
 * tile to the last, so that there is one way to say each arrangement.
 */
export const placeFins: IslandStep = {
  legal(_setting, s, _seat, into) {
    const kind = nextKind(s)
    if (kind === NONE) {
      into[0] = DONE
      return 1
    }
    let count = 0
    for (let tile = firstTile(s, kind); tile < s.row.length; tile++)
      if (leavesEnough(s, kind, tile)) into[count++] = PUT.of(tile)
    return count
  },
  apply(setting, s, _seat, action, _chance, emit) {
    if (action === DONE) return finish(setting, s, emit)
    const kind = nextKind(s)
    const tile = PUT.thing(action)
    s.placing = kind
    s.lastTile = tile
    s.fins[kind]--
    s.down[tile][kind]++
    s.downs[tile]++
    s.placed[tile]++
  },
  prompt: () => message('shark-island.ask.place'),
  refuse(_setting, s, _seat, action) {
    const kind = nextKind(s)
    if (action === DONE) return message('shark-island.no.unplaced')
    if (!PUT.has(action)) return null
    if (kind === NONE) return message('shark-island.no.all-placed')
    const tile = PUT.thing(action)
    if (tile >= s.row.length) return message('shark-island.no.tile')
    return message(tile < firstTile(s, kind) ? 'shark-island.no.order' : 'shark-island.no.bare')
  },
}

/** The kind of the fin to place now. */
export function nextKind(s: IslandState): number {
  for (let kind = 0; kind < FINS.length; kind++) if (s.fins[kind] > 0) return kind
  return NONE
}

function firstTile(s: IslandState, kind: number): number {
  return kind === s.placing ? s.lastTile : 0
}

/** Whether every bare tile can still get a fin: those before this one only from kinds that come later. */
function leavesEnough(s: IslandState, kind: number, tile: number): boolean {
  let later = 0
  for (let other = kind + 1; other < FINS.length; other++) later += s.fins[other]
  let before = 0
  let bare = 0
  for (let other = 0; other < s.row.length; other++) {
    if (s.downs[other] > 0 || other === tile) continue
    bare++
    if (other < tile) before++
  }
  return before <= later && bare <= later + s.fins[kind] - 1
}

function finish(setting: Setting, s: IslandState, emit?: Emit): void {
  s.nth = 0
  s.step = AT.nextHunter
  if (!emit) return
  for (let tile = 0; tile < s.row.length; tile++) {
    const place = setting.tiles[s.row[tile]].id
    emit(happened('shark-island.placed', { tile: tile + 1, place, count: s.downs[tile] }))
  }
}
