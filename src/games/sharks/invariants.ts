import { HAND, isTrash, OIL, RELIEF, STOMACH, TRASH } from './components.ts'
import type { Setting } from './setting.ts'
import { AT_RELIEF, AT_SCORE, AT_START, NONE, type SharksState, total } from './state.ts'
import { LAST_ROUND } from './steps/turn.ts'

/** Nothing is lost or made, and no piece lies where the rules forbid it. */
export function invariants(setting: Setting, s: SharksState): string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  const { content, ocean, seats } = setting

  let tiles = total(s.stack)
  let trash = total(s.trashStack) + total(s.trashDiscards) + (s.token === NONE ? 0 : 1)
  for (const cell of ocean.cells) {
    const tile = s.tiles[cell]
    if (tile !== NONE) tiles++
    if (s.trash[cell] === 0) continue
    trash++
    check(tile !== RELIEF && tile !== OIL, `trash on tile ${tile} in cell ${cell}`)
  }
  let creatures = 0
  for (const bag of s.bags) creatures += total(bag)
  for (const pair of s.shown) for (const type of pair) if (type !== NONE) creatures++
  for (const stomach of s.stomachs) {
    check(stomach.length <= STOMACH, `${stomach.length} items in a stomach`)
    for (const item of stomach) {
      if (isTrash(item)) trash++
      else creatures++
      check(item >= 0 && item < TRASH + 4, `item ${item} in a stomach`)
    }
  }
  check(tiles === 23, `${tiles} tiles`)
  check(trash === 32, `${trash} trash tokens`)
  check(creatures === 72, `${creatures} creatures`)
  check(s.round <= LAST_ROUND, `round ${s.round}`)
  check(ocean.cells.includes(s.boat), `the boat at ${s.boat}`)

  for (let seat = 0; seat < seats.length; seat++) {
    const { copies } = seats[seat]
    const handNow = s.hands[seat].length
    const choosing = seat === s.active && (s.step === AT_RELIEF || s.step === AT_SCORE)
    check(choosing ? handNow <= HAND : handNow === HAND, `${handNow} cards in hand`)
    for (let design = 0; design < copies.length; design++) {
      const held = s.hands[seat].filter((each) => each === design).length
      const all = s.decks[seat][design] + s.discards[seat][design] + held
      check(
        all === copies[design],
        `${all} copies of design ${design + 1} of ${content.sharks[seats[seat].id].id}`,
      )
    }
    check(s.step === AT_START || s.at[seat] >= 0, `${seats[seat].id} is nowhere`)
  }
  return broken
}
