import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Insight } from '#kernel/knowledge.ts'
import { seatSet } from '#kernel/seats.ts'
import { NO_ACTION } from '#kernel/vocabulary.ts'
import { lineTotal } from '../combat-phase/line.ts'
import { SHARK_CARD, TARGET } from '../components.ts'
import { type Layout, layOut, setUp, type Table } from '../testing.ts'
import { evaluate } from './evaluation.ts'
import { sharkWeight } from './haunts.ts'
import { CombatOdds, overOdds } from './odds.ts'

const chance = new FastChance('solver')

function combat(down: string, card: string, more: Partial<Layout> = {}): Table {
  return layOut({
    phase: 'combat',
    fins: '(shark), seal',
    found: 1,
    at: { harlan: 1, sheriff: 2 },
    ...more,
    draws: { down, card },
  })
}

function answer(table: Table, insight: Insight = 'table', state = table.state): string {
  const action = table.game.knowledge.solve?.(state, table.asked, chance, insight) ?? NO_ACTION
  return action === NO_ACTION ? 'searches' : table.game.vocabulary.text(action)
}

const INSIGHTS: readonly Insight[] = ['own', 'table', 'stakes']

describe('combat is solved', () => {
  it('takes with little, stands on much', () => {
    expect(answer(combat('2 2 5', '4 4 5'))).toBe('take')
    expect(answer(combat('11 2 5', '10 4 5'))).toBe('pass')
  })

  it('over 23 it can only pass', () => {
    expect(answer(combat('11 2 5', '10 4 5 11').play('take', 'keep', 'pass', 'pass'))).toBe('pass')
  })

  it('fights off a card that goes over, keeps one that fits', () => {
    expect(answer(combat('11 2 5', '10 4 5 11').play('take'))).toBe('fight')
    expect(answer(combat('11 2 5', '10 4 5 2').play('take'))).toBe('keep')
  })

  it('harpoons a Shark! that has brought it over', () => {
    const table = combat('9 2 5', '8 4 5 shark 1').play('take', 'keep')
    table.play('pass', 'pass')
    expect(lineTotal(table.state.lines[1])).toBeGreaterThan(TARGET)
    const still = combat('2 2 5', '8 4 5 shark 1').play('take', 'keep', 'pass', 'pass', 'take')
    expect(['keep', 'fight', 'harpoon 3']).toContain(answer(still))
  })

  it('the Shark stands on a tie that everybody can see, and goes on when it is beaten anyway', () => {
    const ahead = combat('2 2 11', '4 4 10').play('pass', 'pass')
    expect(answer(ahead)).toBe('pass')
    const behind = combat('11 2 2', '11 4 4').play('pass', 'pass')
    expect(answer(behind)).toBe('take')
  })

  it.each(INSIGHTS)('does not depend on what the seat does not see (%s)', (insight) => {
    const tables = [
      combat('7 2 5', '8 4 9'),
      combat('2 2 8', '4 4 9').play('pass', 'pass'),
      combat('7 2 5', '8 4 9', { terror: 'mayor mayor mayor press press resort', health: 2 }),
    ]
    for (const table of tables) {
      const first = answer(table, insight)
      for (let i = 0; i < 25; i++) {
        const twin = table.game.twins(table.state, seatSet(table.asked), chance)
        if (twin === null) throw new Error('no twin')
        expect(answer(table, insight, twin)).toBe(first)
      }
    }
  })

  it('with little insight the Shark takes every card that lies face down for a middling one', () => {
    // On 14 against an Active Hunter who has passed with an 11 or a 2 showing.
    const low = combat('3 5 9', '2 8 5', { health: 1 }).play('pass', 'pass')
    const high = combat('10 4 3', '11 1 11').play('pass', 'pass')
    expect([answer(low, 'own'), answer(high, 'own')]).toEqual(['pass', 'take'])
  })

  it('with little insight the Shark takes those who go on for average, whatever they show', () => {
    // On 16 against one who may still go on and shows 4, or 20.
    const few = combat('3 5 9', '2 8 7 2 1').play('take', 'keep', 'take', 'keep')
    const many = combat('3 5 9', '10 8 7 10 1').play('take', 'keep', 'take', 'keep')
    expect([answer(few, 'own'), answer(many, 'own')]).toEqual(['pass', 'pass'])
    expect(answer(many, 'table')).toBe('take')
  })

  it('with little insight a Hunter takes a Shark that goes on for average, whatever it shows', () => {
    const shows = (first: number, second: number, insight: Insight): string =>
      answer(combat('10 1 5', `8 1 ${first} 2 ${second}`).play('take', 'keep', 'pass', 'take'), insight)
    expect([shows(6, 1, 'own'), shows(10, 7, 'own')]).toEqual(['pass', 'pass'])
    expect([shows(6, 1, 'table'), shows(10, 7, 'table')]).toEqual(['pass', 'take'])
  })

  it('at full insight it reads what was taken and passed', () => {
    // Whoever passes with 11 showing has more than a middling card face down.
    const table = combat('9 2 8', '11 4 9').play('pass', 'pass')
    expect([answer(table, 'table'), answer(table, 'stakes')]).toEqual(['pass', 'take'])
  })

  it('at full insight it plays for the game, not for the combat', () => {
    // On 14 against one who has passed with a 5 showing: a Shark near its goal and in health need not go on, a hurt one must win.
    const safe = { terror: 'mayor mayor mayor press press press resort resort', health: 5 }
    const stands = (more: Partial<Layout>, insight: Insight): string =>
      answer(combat('7 1 7', '5 4 7', more).play('pass', 'pass'), insight)
    expect([stands(safe, 'stakes'), stands({ health: 2 }, 'stakes')]).toEqual(['pass', 'take'])
    expect([stands(safe, 'table'), stands({ health: 2 }, 'table')]).toEqual(['pass', 'pass'])
    const hurt = combat('9 1 2', '5 4 11', { health: 2 }).play('pass', 'pass')
    expect([answer(hurt, 'table'), answer(hurt, 'stakes')]).toEqual(['pass', 'take'])
  })
})

describe('short of full insight the Shark spends by rule of thumb', () => {
  const spends = (
    coins: number,
    health: number,
    hand: string,
    insight: Insight = 'table',
    hunters?: string,
  ): string =>
    answer(
      layOut({
        phase: 'shark',
        ...(hunters === undefined ? {} : { hunters }),
        coins,
        health,
        hands: { shark: hand },
        draws: { 'skill-shark': 'thick-hide' },
      }),
      insight,
    )

  it('on its wounds first, then it plays its cards, and keeps the other coins', () => {
    expect(spends(4, 7, 'murk')).toBe('buy heal')
    expect(spends(4, 8, 'murk')).toMatch(/^play /)
    expect(spends(10, 8, 'thrashing-tail')).toBe('done')
  })

  it('at any level but the highest, which thinks about it unless there are four Hunters', () => {
    const hunters = 'harlan sheriff anya hudlo'
    expect(spends(4, 7, 'murk', 'own')).toBe('buy heal')
    expect(spends(4, 7, 'murk', 'stakes')).toBe('searches')
    expect(spends(4, 7, 'murk', 'stakes', hunters)).toBe('buy heal')
  })
})

describe('the odds', () => {
  it('of going over are counted card by card', () => {
    const { state } = combat('10 2 5', '9 4 5')
    // On 19 the cards from 5 to 11 are too many, and so is a Shark! that doubles the 9.
    let over = 0
    let all = 0
    for (let card = 1; card <= SHARK_CARD; card++) {
      all += state.cards[card - 1]
      if (card > 4) over += state.cards[card - 1]
    }
    expect(overOdds(state, 1)).toBeCloseTo(over / all, 12)
  })

  it('of combats that are over are certain', () => {
    const { state } = combat('10 2 9', '10 4 9').play('pass', 'pass')
    state.passed = 7
    const odds = new CombatOdds()
    odds.look(state, true)
    expect([...odds.wins.slice(1, 3)]).toEqual([1, 0])
    expect(odds.unbeaten).toBe(0)
  })

  it('as it stands, nobody takes another card', () => {
    const { state } = combat('8 2 5', '8 4 5')
    const odds = new CombatOdds()
    odds.look(state, false)
    expect([...odds.wins.slice(1, 3)]).toEqual([1, 0])
    odds.look(state, true)
    expect(odds.wins[1]).toBeLessThan(1)
  })
})

describe('fins are placed by a mixed plan', () => {
  it('the Shark is on every tile, more often where there is more Terror', () => {
    const counts = [0, 0]
    for (let game = 0; game < 300; game++) {
      const table = layOut({ phase: 'shark', coins: 0, tiles: 'lone-swimmer crowded-beach' }).play('done')
      while (table.all.question === 'place') table.play(answer(table))
      counts[table.state.down[0][0] > 0 ? 0 : 1]++
      expect(Math.min(...table.state.downs.slice(0, 2))).toBeGreaterThan(0)
    }
    expect(counts[0]).toBeGreaterThan(60)
    expect(counts[1]).toBeGreaterThan(counts[0])
  })

  it.each(INSIGHTS)('with any insight no tile is certain (%s)', (insight) => {
    const seen = new Set<number>()
    for (let game = 0; game < 60; game++) {
      const table = layOut({ phase: 'shark', coins: 0, tiles: 'lone-swimmer crowded-beach' }).play('done')
      while (table.all.question === 'place') table.play(answer(table, insight))
      seen.add(table.state.down[0][0] > 0 ? 0 : 1)
    }
    expect(seen.size).toBe(2)
  })

  it('and the strategy is drawn', () => {
    const table = setUp()
    expect(new Set(Array.from({ length: 60 }, () => answer(table))).size).toBe(4)
  })
})

describe('how a position stands', () => {
  const share = (table: Table): number => {
    const into = new Float64Array(3)
    evaluate(table.setting, table.state, into, true)
    expect(into[1]).toBeCloseTo(1 - into[0], 12)
    return into[0]
  }

  it('wounds speak against the Shark, Terror for it', () => {
    const at = (more: Partial<Layout>): number => share(layOut({ phase: 'shark', ...more }))
    expect(at({ health: 3 })).toBeLessThan(at({}))
    expect(at({ terror: 'mayor mayor press', strategy: 'mayor' })).toBeGreaterThan(at({ strategy: 'mayor' }))
  })

  it('a tile is searched where the Shark may be: a turned fin speaks against it', () => {
    const table = layOut({ phase: 'hunters', fins: 'shark (seal) shoal, seal prank shoal', draws: {} })
    expect(sharkWeight(table.setting, table.state, 0)).toBeLessThan(
      sharkWeight(table.setting, table.state, 1),
    )
  })
})
