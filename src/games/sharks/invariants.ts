import { total } from '#kernel/counts.ts'
import { BACKS, HAND, IN_THE_BOX, isTrash, OIL, RELIEF, TRASH } from './components.ts'
import { LAST_ROUND } from './game-end.ts'
import type { Setting } from './setting.ts'
import { AT, NONE, type SharksState } from './state.ts'

/** No piece is lost or added, and none lies where the rules forbid it. */
export function invariants(setting: Setting, s: SharksState): string[] {
  const broken: string[] = []
  const { content, ocean, seats } = setting

  let tiles = total(s.stack)
  let trash = total(s.trashStack) + total(s.trashDiscards) + (s.token === NONE ? 0 : 1)
  for (const cell of ocean.cells) {
    const tile = s.tiles[cell]
    if (tile !== NONE) tiles++
    if (s.trash[cell] === 0) continue
    trash++
    if (tile === RELIEF || tile === OIL) broken.push(`trash on tile ${tile} in cell ${cell}`)
  }
  let creatures = 0
  for (const bag of s.bags) creatures += total(bag)
  for (const pair of s.shown) for (const type of pair) if (type !== NONE) creatures++
  for (const stomach of s.stomachs) {
    if (stomach.length > setting.stomach) broken.push(`${stomach.length} items in a stomach`)
    for (const item of stomach) {
      if (isTrash(item)) trash++
      else creatures++
      if (item < 0 || item >= TRASH + BACKS.length) broken.push(`item ${item} in a stomach`)
    }
  }
  if (tiles !== IN_THE_BOX.tiles) broken.push(`${tiles} tiles`)
  if (trash !== IN_THE_BOX.trash) broken.push(`${trash} trash tokens`)
  if (creatures !== IN_THE_BOX.creatures) broken.push(`${creatures} creatures`)
  if (s.round > LAST_ROUND) broken.push(`round ${s.round}`)
  if (!ocean.cells.includes(s.boat)) broken.push(`the boat at ${s.boat}`)

  for (let seat = 0; seat < seats.length; seat++) {
    const { id, copies } = seats[seat]
    const hand = s.hands[seat]
    const choosing = seat === s.active && (s.step === AT.relief || s.step === AT.score)
    if (hand.length > HAND || (hand.length < HAND && !choosing)) broken.push(`${hand.length} cards in hand`)
    for (let design = 0; design < copies.length; design++) {
      let all = s.decks[seat][design] + s.discards[seat][design]
      for (const held of hand) if (held === design) all++
      if (all !== copies[design])
        broken.push(`${all} copies of design ${design + 1} of ${content.sharks[id].id}`)
    }
    if (s.step !== AT.start && s.at[seat] < 0) broken.push(`${id} is nowhere`)
  }
  return broken
}
