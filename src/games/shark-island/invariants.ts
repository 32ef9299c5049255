import { total } from '#kernel/counts.ts'
import { COMBAT_DECK } from './combat-phase/base-line.ts'
import {
  CALENDAR_CARDS,
  COINS,
  EVENTS,
  FALSE_FIN,
  FINS,
  LAST_TURN,
  OF_ONE_EVENT,
  REROLLS,
  SHARK_FIN,
  SHARK_SEAT,
  WILD,
} from './components.ts'
import type { Setting } from './setting.ts'
import { handLimit } from './skill-cards/play.ts'
import { AT, type IslandState, NO_WINNER, NONE, WILD_IN_POOL } from './state.ts'
import { reachesGoal } from './terrorize-phase/terror-tokens.ts'

/** No piece is lost or added, and nothing lies where the rules forbid it. */
export function invariants(setting: Setting, s: IslandState): string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  checkSeats(setting, s, check)
  checkFins(setting, s, check)
  checkTiles(setting, s, check)
  check(s.turn >= 1 && s.turn <= LAST_TURN, `turn ${s.turn}`)
  check(s.first >= 1 && s.first < setting.seats.length, `first player ${s.first}`)
  check(s.coins >= 0 && s.coins <= COINS, `${s.coins} coins`)
  check(total(s.rerolls) <= REROLLS && s.rerolls[SHARK_SEAT] === 0, `${total(s.rerolls)} rerolls`)
  check(s.health <= setting.startHealth && s.health >= 0, `health ${s.health}`)
  check(s.health > 0 || s.winner !== NO_WINNER, 'a dead shark plays on')
  const waiting = s.token === NONE ? 0 : 1
  for (let event = 0; event < EVENTS.length; event++) {
    const held = s.token === event ? 1 : 0
    check(s.terror[event] + s.tokens[event] + held === OF_ONE_EVENT, `terror of ${EVENTS[event]}`)
  }
  check(waiting === 0 || s.winner === NO_WINNER, 'a token waits after the end')
  check((s.wild === WILD_IN_POOL) === (s.tokens[WILD] === 1), 'the wild token')
  check(
    s.strategy === NONE || s.winner !== NO_WINNER || !reachesGoal(s, s.strategy),
    'the goal was reached and nobody noticed',
  )
  const calendar = total(s.calendarDeck) + total(s.calendarDiscards) + (s.calendar === NONE ? 0 : 1)
  check(calendar === CALENDAR_CARDS, `${calendar} calendar cards`)
  if (s.step === AT.offer || s.step === AT.dealt) {
    let cards = total(s.cards) + (s.dealt > 0 ? 1 : 0)
    for (const line of s.lines) cards += line.length
    check(cards <= COMBAT_DECK, `${cards} combat cards`)
  }
  return broken
}

/** Whether a hand may be over its limit: cards were drawn and the discard is not asked for yet, or the game ended. */
function isMidway(s: IslandState): boolean {
  return s.step === AT.discard || s.step === AT.aim || s.step === AT.pay || s.winner !== NO_WINNER
}

type Check = (holds: boolean, what: string) => void

function checkSeats(setting: Setting, s: IslandState, check: Check): void {
  for (let seat = 0; seat < setting.seats.length; seat++) {
    const { copies, id, craft } = setting.seats[seat]
    for (let design = 0; design < copies.length; design++) {
      const held = s.hands[seat].filter((each) => each === design).length
      const all = s.decks[seat][design] + s.discards[seat][design] + held
      check(all === copies[design], `${all} copies of card ${design + 1} of ${id}`)
    }
    check(s.hands[seat].length <= handLimit(seat) || isMidway(s), `the hand of ${id}`)
    check(s.damage[seat] >= 0 && s.damage[seat] <= craft, `damage ${s.damage[seat]} of ${id}`)
  }
}

function checkFins(setting: Setting, s: IslandState, check: Check): void {
  if (s.row.length === 0) return
  for (let kind = 0; kind < FINS.length; kind++) {
    let all = s.fins[kind]
    for (let tile = 0; tile < s.row.length; tile++) all += s.down[tile][kind] + s.up[tile][kind]
    if (kind >= FALSE_FIN) all += s.pool[kind - FALSE_FIN]
    const box =
      kind === SHARK_FIN
        ? 1
        : kind < FALSE_FIN
          ? Number(s.hazards)
          : setting.pool[kind - FALSE_FIN] + setting.base[kind]
    check(all === box, `${all} fins of kind ${FINS[kind]}`)
  }
  for (let tile = 0; tile < s.row.length; tile++)
    check(total(s.down[tile]) === s.downs[tile], `fins under tile ${tile + 1}`)
}

function checkTiles(setting: Setting, s: IslandState, check: Check): void {
  for (let front = 0; front < setting.tiles.length; front++) {
    const { copies, backs, id } = setting.tiles[front]
    let here = s.stack[front] + s.used[front] + (s.next === front ? 1 : 0)
    for (const each of s.row) if (each === front) here++
    check(here === copies, `${here} tiles of ${id}`)
    for (let back = 0; back < backs.length; back++) {
      let there = s.backs[front][back] + s.seenBacks[front][back]
      for (let place = 0; place < s.row.length; place++)
        if (s.row[place] === front && s.rowBacks[place] === back) there++
      check(there === backs[back], `${there} backs ${back} of ${id}`)
    }
  }
}
