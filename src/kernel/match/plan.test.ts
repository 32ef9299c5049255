import { describe, expect, test } from 'vitest'
import { OysterTable } from '../testing/oyster-table.ts'
import type { OystersView } from '../testing/oysters/view.ts'
import { SHELLS } from '../testing/oysters/words.ts'
import { Plan } from './plan.ts'

/** Ann calls, and Ben dives. */
function diving(): OysterTable {
  const table = new OysterTable()
  table.act('ann', 'lay 5')
  table.act('ben', 'lay 4')
  table.act('cat', 'lay 3')
  table.act('ann', 'send ben')
  return table
}

function planOf(table: OysterTable, who: string, isPlanned = true) {
  const plan = new Plan(table.match, table.seat(who), isPlanned)
  const add = (text: string) => plan.add(table.actions([text])[0])
  return { plan, add }
}

describe('a plan', () => {
  test('goes on until others notice something, and nothing of it has happened', () => {
    const table = diving()
    const before = table.print
    const { plan, add } = planOf(table, 'ben')
    expect(['put N', 'put S', 'done'].map(add)).toEqual(['open', 'open', 'noticed'])
    expect(table.print).toBe(before)
    expect(table.match.log).toHaveLength(4)
    table.match.submit(table.seat('ben'), plan.actions)
    expect(table.state.phase).toBe('seek')
  })

  test('shows its seat how things would stand', () => {
    const { plan, add } = planOf(diving(), 'ben')
    add('put S')
    expect((plan.view as unknown as OystersView).pearl).toBe(SHELLS.indexOf('S'))
  })

  test('stops where something is drawn that others do not notice, and draws nothing itself', () => {
    const table = new OysterTable()
    const { stack } = table.match
    expect(planOf(table, 'ann').add('swap')).toBe('draws')
    expect(table.match.stack).toEqual(stack)
    expect(planOf(table, 'ann').add('lay 5')).toBe('noticed')
  })

  test('is one action where the question asks for no more', () => {
    expect(planOf(diving(), 'ben', false).add('put N')).toBe('noticed')
  })

  test('that comes to no end is handed in as it is', () => {
    const { plan, add } = planOf(diving(), 'ben')
    for (let turns = 0; add(turns % 2 === 0 ? 'put N' : 'put S') === 'open'; turns++);
    expect(plan.actions).toHaveLength(64)
  })
})
