import type { Chance, Draw } from '#kernel/chance/chance.ts'
import { drawOne, total } from '#kernel/counts.ts'
import { CARD, type Setting } from './setting.ts'
import { AT, emptyState, NOBODY, NOWHERE, type OystersState } from './state.ts'
import type { OystersView } from './view.ts'
import { SHELLS } from './words.ts'

const PEARL: Draw = { label: 'pearl', stream: 'hidden', outcomes: [...SHELLS, 'in the hand'] }

export function imaginer(setting: Setting, view: OystersView): (chance: Chance) => OystersState {
  return (chance) => {
    const s = emptyState(setting)
    s.step = AT[view.phase]
    s.round = view.round
    s.discards = [...view.discards]
    s.deck = setting.content.cards.map((count, value) => count - view.discards[value])
    const known = view.seats.flatMap(({ hand, laid }) => [...(hand ?? []), laid ?? 0])
    for (const value of known) if (value > 0) s.deck[value - 1]--
    const deal = (): number => drawOne(s.deck, total(s.deck), CARD, chance) + 1
    for (const [seat, seen] of view.seats.entries()) {
      s.laid[seat] = seen.laid ?? deal()
      const hand = seen.hand ?? Array.from({ length: seen.handSize }, deal)
      s.hands[seat] = [...hand].sort((a, b) => a - b)
      s.points[seat] = seen.points
    }
    s.caller = view.caller
    s.diver = view.diver
    s.seeker = view.seeker
    s.at = view.at
    s.steps = view.steps
    s.peeked = view.peeked
    s.pearl = view.pearl ?? imaginePearl(view, chance)
    return s
  }
}

function imaginePearl(view: OystersView, chance: Chance): number {
  if (view.diver === NOBODY) return NOWHERE
  const possible = SHELLS.map((_, shell): number => {
    if (view.saw === null) return 1
    return (shell === view.peeked) === (view.saw === 'here') ? 1 : 0
  })
  possible.push(view.phase === 'hide' ? 1 : 0)
  const place = chance.take(PEARL, possible, total(possible))
  return place < SHELLS.length ? place : NOWHERE
}
