import { describe, expect, it } from 'vitest'
import { think } from '#bots/index.ts'
import { jaws } from '#games/jaws/index.ts'
import type { JawsState } from '#games/jaws/state.ts'
import type { Game } from '#kernel/game.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { seatSet } from '#kernel/seats.ts'

/** Turns of the crew in Act 1 of a whole game, and those of them that ended without a single action. */
function crewTurns(level: string, seed: string): { turns: number; idle: number } {
  const { match } = beginPlay(jaws, { mode: 'full' }, seed)
  const game = match.game as Game
  let turns = 0
  let idle = 0
  for (let decision = 0; (match.state as JawsState).act === 1; decision++) {
    const toAct = game.toAct(match.state)
    const seat = 31 - Math.clz32(toAct & -toAct)
    const request = { level, seed: `${seed} ${decision}` }
    const { action } = think(game, game.view(match.state, seatSet(seat)), seat, request)
    for (const { key, params } of match.submit(seat, [action])) {
      if (key !== 'jaws.ended') continue
      turns++
      if (params.actions === 0) idle++
    }
  }
  return { turns, idle }
}

describe('in a whole game the bots of the crew do not stand about', () => {
  it.each([
    ['cadet', 'stand 1'],
    ['mate', 'stand 2'],
    ['mate', 'stand 3'],
  ])('%s, %s', (level, seed) => {
    const { turns, idle } = crewTurns(level, seed)
    expect(turns).toBeGreaterThan(3)
    expect(idle).toBe(0)
  })
})
