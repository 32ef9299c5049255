import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { content } from '../content/index.ts'
import { COUNTED, PLAIN, SHIFTS } from '../content/kinds.ts'
import type { EffectData } from '../content/schema.ts'
import { sharkIsland } from '../index.ts'
import { islandOptions } from '../options.ts'
import { settingOf } from '../setting.ts'
import type { IslandState } from '../state.ts'
import { effectOf } from './effect.ts'
import { applyEffect } from './effects.ts'

/** Those of their own: what is found with a card is seen to in the search (`finds`). */
const KINDS: readonly EffectData['kind'][] = [...COUNTED, ...SHIFTS, ...PLAIN]

describe('every kind of effect', () => {
  it('is on a card or an event that the laws play', () => {
    const all = JSON.stringify([content.builtIn, ...sharkIsland.packs])
    expect([...KINDS, 'finds'].filter((kind) => !all.includes(`"kind":"${kind}"`))).toEqual([])
  })

  it('does something: in some position of a random game it changes how things stand', () => {
    const options = { players: 4, hunters: ['tempest', 'harlan', 'pilot'] }
    const setting = settingOf(islandOptions(options), content.builtIn)
    const idle = new Set(KINDS)
    for (let game = 0; game < 4 && idle.size > 0; game++) {
      const { match, player } = beginPlay(sharkIsland, options, `effects ${game}`)
      for (let count = 0; count < 600 && match.outcome === null && idle.size > 0; count++) {
        for (const kind of idle) {
          const s = match.game.clone(match.state) as IslandState
          const effect = { ...effectOf({ kind, count: 1 } as EffectData), count: 1 }
          applyEffect(setting, s, effect, 1, new FastChance(count))
          if (JSON.stringify(s) !== JSON.stringify(match.state)) idle.delete(kind)
        }
        const seat = player.seat(match.game.toAct(match.state))
        match.submit(seat, [player.action(match.legal(seat))])
      }
    }
    expect([...idle]).toEqual([])
  })
})
