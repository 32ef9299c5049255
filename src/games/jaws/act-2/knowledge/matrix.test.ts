import { describe, expect, it } from 'vitest'
import { jawsOptions } from '#games/jaws/options.ts'
import { settingOf } from '#games/jaws/setting.ts'
import { NONE } from '../state.ts'
import { diceWith } from '../steps/attack-roll.ts'
import { type Layout, layOut, type Table } from '../testing.ts'
import { aims, hides, mixRound } from './matrix.ts'
import { costOf } from './prepared.ts'
import { bestAttack, evadeOnceUp, weaponWorth } from './worth.ts'

/** The mixtures of both sides, rounded to percents. */
function mixed(table: Table): { shark: number[]; crew: number[][] } {
  const { act2 } = settingOf(jawsOptions({ mode: 'act-2' }), table.content)
  mixRound(act2, table.state)
  const percents = (mixture: Float64Array): number[] =>
    Array.from(mixture, (share) => Math.round(100 * share))
  return { shark: percents(hides), crew: aims.map(percents) }
}

/** Quint amidships, with two zones in reach of a move and a machete. */
const TABLE: Layout = { crew: { quint: 'b2' }, cards: '1b 3b 8b' }

describe('the round’s matrix (Act 2, blind choices)', () => {
  it('hides and aims alike where everything is alike', () => {
    const { shark, crew } = mixed(
      layOut({ crew: { quint: 'b1' }, cards: '1b 2b 5b', gear: { quint: 'rifle' } }),
    )
    for (const share of [...shark, ...crew[0]]) expect(share).toBeGreaterThan(20)
  })

  it('the shark hides where nobody reaches it', () => {
    const { shark } = mixed(layOut(TABLE))
    expect(shark[2]).toBeGreaterThan(85)
  })

  it('and nobody aims where nothing is hit', () => {
    const { crew } = mixed(layOut(TABLE))
    expect(crew[0][2]).toBeLessThan(15)
  })

  it('what Chum has brought to light is neither hidden under nor aimed at', () => {
    const table = layOut({ ...TABLE, gear: { quint: 'chum' } })
      .lock('B')
      .play('quint: chum', 'shark: show C')
    const { shark, crew } = mixed(table)
    expect([shark[2], crew[0][2]]).toEqual([0, 0])
    expect(shark[0] + shark[1]).toBe(100)
  })

  it('neither side would win much by another choice', () => {
    const table = layOut({
      crew: { quint: 'b2', brody: 'b3', hooper: 'b7' },
      cards: '2a 3b 7b',
      gear: { quint: 'rifle', hooper: 'fire-axe' },
    })
    table.lock('A').play('quint: stay', 'quint: ready rifle', 'brody: stay', 'brody: ready revolver')
    table.play('hooper: stay', 'hooper: ready fire-axe')
    const { act2 } = settingOf(jawsOptions({ mode: 'act-2' }), table.content)
    const s = table.state
    mixRound(act2, s)
    const cells = [0, 1, 2].map((letter) => {
      const card = s.cards[letter]
      s.shark = act2.cards[card].zone
      const attack = bestAttack(act2, s, diceWith(act2, s, card), 0)
      s.shark = NONE
      const evade = evadeOnceUp(act2, s, card, NONE)
      const wounds = [0, 1, 2].map((member) =>
        member === 2 && letter < 2
          ? 0
          : weaponWorth(act2, s.weapon[member], evade) - costOf(act2, s, member, s.weapon[member]),
      )
      return { attack, wounds }
    })
    const toShark = cells.map(({ attack, wounds }, letter) =>
      wounds.reduce((sum, each, member) => sum - aims[member][letter] * each, attack),
    )
    expect(regret(toShark, hides)).toBeLessThan(0.3)
    for (const [member, aim] of aims.entries()) {
      const toMember = cells.map(({ wounds }, letter) => hides[letter] * wounds[member])
      expect(regret(toMember, aim)).toBeLessThan(0.3)
    }
  })
})

/** How much better the best choice would be than the mixture. */
function regret(worth: readonly number[], mixture: Float64Array): number {
  return Math.max(...worth) - worth.reduce((sum, each, choice) => sum + mixture[choice] * each, 0)
}
