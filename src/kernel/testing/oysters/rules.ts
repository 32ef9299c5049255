import type { Chance } from '../../chance/chance.ts'
import type { Decision } from '../../decision.ts'
import { type Emit, happened } from '../../event.ts'
import type { ActionList } from '../../game.ts'
import { message } from '../../message.ts'
import { allSeats, type Seat, type SeatSet, seatSet } from '../../seats.ts'
import type { Action } from '../../vocabulary.ts'
import { CARD, DIE, type Setting } from './setting.ts'
import { emptyState, NOBODY, NOWHERE, type OystersState, STEPS, total } from './state.ts'
import { DONE, LAY, OPEN, PASS, PEEK, PUT, SEND, SHELLS, SPLASH, SWAP, WADE } from './words.ts'

const HAND = 3

export function setup(setting: Setting, chance: Chance, emit?: Emit): OystersState {
  const s = emptyState(setting.players)
  s.deck = [...setting.content.cards]
  s.discards = s.deck.map(() => 0)
  refill(setting, s, chance, emit)
  return s
}

/** Who is asked. Everyone knows. */
export function toAct(setting: Setting, s: OystersState): SeatSet {
  switch (s.phase) {
    case 'lay':
      return seatSet(...s.laid.flatMap((card, seat) => (card === 0 ? [seat] : [])))
    case 'send':
      return seatSet(s.caller)
    case 'hide':
    case 'respond':
      return seatSet(s.diver)
    case 'seek':
      return allSeats(setting.players) & ~seatSet(s.diver)
    case 'search':
      return seatSet(s.seeker)
    case 'over':
      return 0
  }
}

export function decisions(setting: Setting, s: OystersState): Decision[] {
  if (s.phase === 'over') return []
  return [
    {
      id: `${s.phase}:${s.round}`,
      seats: toAct(setting, s),
      need: s.phase === 'lay' ? 'each' : 'any',
      optional: s.phase === 'respond',
      prompt: message(`oysters.ask.${s.phase}`),
    },
  ]
}

export function legal(setting: Setting, s: OystersState, seat: Seat, into: ActionList): number {
  let count = 0
  const add = (action: Action): void => {
    into[count++] = action
  }
  if ((toAct(setting, s) & seatSet(seat)) === 0) return 0
  switch (s.phase) {
    case 'lay':
      for (const value of new Set(s.hands[seat])) add(LAY + value - 1)
      if (s.hands[seat].includes(1)) add(SWAP)
      break
    case 'send':
      for (let other = 0; other < setting.players; other++) add(SEND + other)
      break
    case 'hide':
      for (let shell = 0; shell < SHELLS.length; shell++) if (shell !== s.pearl) add(PUT + shell)
      if (s.pearl !== NOWHERE) add(DONE)
      break
    case 'seek':
      for (let shell = 0; shell < SHELLS.length; shell++) add(WADE + shell)
      break
    case 'search':
      for (let shell = 0; shell < SHELLS.length; shell++) if (s.steps > 0 && shell !== s.at) add(WADE + shell)
      if (s.peeked === NOWHERE) add(PEEK)
      add(OPEN)
      break
    case 'respond':
      add(SPLASH)
      add(PASS)
  }
  return count
}

export function apply(
  setting: Setting,
  s: OystersState,
  seat: Seat,
  action: Action,
  chance: Chance,
  emit?: Emit,
): void {
  const named = { seat: setting.seats[seat] }
  if (action < SWAP) lay(setting, s, seat, action - LAY + 1, emit)
  else if (action === SWAP) swap(s, seat, chance, emit)
  else if (action < PUT) {
    s.diver = action - SEND
    s.phase = 'hide'
    emit?.(happened('oysters.sent', { ...named, diver: setting.seats[s.diver] }))
  } else if (action < DONE) s.pearl = action - PUT
  else if (action === DONE) {
    s.phase = 'seek'
    emit?.(happened('oysters.hidden', named))
  } else if (action < PEEK) wade(s, seat, action - WADE, named, emit)
  else if (action === PEEK) {
    s.peeked = s.at
    emit?.(happened('oysters.peeked', { ...named, shell: SHELLS[s.at] }))
    emit?.(happened('oysters.saw', inShell(s), { only: seatSet(seat) }, true))
  } else if (action === OPEN) {
    s.phase = 'respond'
    emit?.(happened('oysters.opened', { ...named, ...inShell(s) }, {}, true))
  } else respond(setting, s, action, chance, emit)
}

function inShell(s: OystersState): { shell: string; pearl: string } {
  return { shell: SHELLS[s.at], pearl: s.at === s.pearl ? 'here' : 'elsewhere' }
}

/** A 1 goes back into the deck for another card, and nobody else notices. */
function swap(s: OystersState, seat: Seat, chance: Chance, emit?: Emit): void {
  s.hands[seat].splice(s.hands[seat].indexOf(1), 1)
  s.deck[0]++
  const value = drawCard(s, seat, chance)
  emit?.(happened('oysters.swapped', { cards: [String(value)] }, { only: seatSet(seat) }, true))
}

function lay(setting: Setting, s: OystersState, seat: Seat, value: number, emit?: Emit): void {
  s.hands[seat].splice(s.hands[seat].indexOf(value), 1)
  s.laid[seat] = value
  emit?.(happened('oysters.laid', { seat: setting.seats[seat] }))
  if (s.laid.includes(0)) return
  s.caller = s.laid.indexOf(Math.max(...s.laid))
  s.phase = 'send'
  emit?.(happened('oysters.revealed', { cards: s.laid.map(String) }, {}, true))
  for (let each = 0; each < s.laid.length; each++) {
    s.discards[s.laid[each] - 1]++
    s.laid[each] = 0
  }
}

function wade(s: OystersState, seat: Seat, shell: number, named: { seat: string }, emit?: Emit): void {
  if (s.phase === 'search') s.steps--
  s.phase = 'search'
  s.seeker = seat
  s.at = shell
  emit?.(happened('oysters.waded', { ...named, shell: SHELLS[shell] }))
}

function respond(setting: Setting, s: OystersState, action: Action, chance: Chance, emit?: Emit): void {
  let found = s.at === s.pearl
  if (action === SPLASH) {
    const eyes = chance.pick(DIE) + 1
    emit?.(happened('oysters.rolled', { eyes }))
    if (eyes % 2 === 0) found = false
  }
  const winner = found ? s.seeker : s.diver
  s.points[winner]++
  emit?.(happened('oysters.won', { seat: setting.seats[winner] }))
  s.caller = s.diver = s.seeker = NOBODY
  s.pearl = s.at = s.peeked = NOWHERE
  s.steps = STEPS
  if (s.round === setting.rounds) {
    s.phase = 'over'
    return
  }
  s.round++
  s.phase = 'lay'
  refill(setting, s, chance, emit)
}

function refill(setting: Setting, s: OystersState, chance: Chance, emit?: Emit): void {
  for (const [seat, hand] of s.hands.entries()) {
    const cards: string[] = []
    while (hand.length < HAND) cards.push(String(drawCard(s, seat, chance)))
    const own = seatSet(seat)
    emit?.(happened('oysters.cards', { cards }, { only: own }, true))
    emit?.(happened('oysters.drew', { seat: setting.seats[seat], count: cards.length }, { except: own }))
  }
}

function drawCard(s: OystersState, seat: Seat, chance: Chance): number {
  const index = chance.take(CARD, s.deck, total(s.deck))
  s.deck[index]--
  s.hands[seat].push(index + 1)
  s.hands[seat].sort((a, b) => a - b)
  return index + 1
}
