import { describe, expect, it } from 'vitest'
import type { Game } from '#kernel/game.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { jaws } from './index.ts'
import { SHARK } from './seats.ts'
import type { JawsState } from './state.ts'

/** Plays at random to where Act 2 begins: how many were eaten, and how the shark stands then in a search of Act 1. */
function whereActTwoBegins(seed: string): { eaten: number; share: number } {
  const { match, player } = beginPlay(jaws, { mode: 'full' }, seed)
  const game = match.game as Game
  const shares = new Float64Array(game.seats.length)
  let eaten = 0
  while ((match.state as JawsState).act === 1) {
    const seat = player.seat(game.toAct(match.state))
    const events = match.submit(seat, [player.action(match.legal(seat))])
    for (const { key, params } of events) if (key === 'jaws.track') eaten = Number(params.eaten)
  }
  game.knowledge.foresee(match.state, shares)
  return { eaten, share: shares[SHARK] }
}

describe('the end of Act 1, as a search in Act 1 sees it', () => {
  const ends = Array.from({ length: 30 }, (_, game) => whereActTwoBegins(`act end ${game}`))

  it('is worth to the shark what it has eaten, and nobody gains by an act that is over', () => {
    const byEaten = new Map(ends.map(({ eaten, share }) => [eaten, share]))
    expect(byEaten.size).toBeGreaterThan(3)
    for (const { eaten, share } of ends) expect(share).toBeCloseTo(1 / (1 + Math.exp((7 - eaten) / 2.8)))
  })
})
