import { describe, expect, it } from 'vitest'
import { type Layout, layOut } from '#games/sharks/testing.ts'
import { pageGame } from '#kernel/page.ts'
import { routes } from './routes.ts'

function waysOf(layout: Layout, drafted: readonly string[] = []) {
  const table = layOut(layout)
  return { table, ways: routes(pageGame(table.game), table.view(table.turn), table.turn, drafted) }
}

describe('the ways a shark can swim', () => {
  it('lead to every tile within three steps but the one it began on', () => {
    const { ways } = waysOf({ sharks: { tiger: 'a1', mako: 'd3' }, boat: 'd1' })
    expect([...ways.keys()].sort()).toEqual(['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'd1'])
  })

  it('avoid trash where that is possible, and then are short', () => {
    const { ways } = waysOf({ sharks: { tiger: 'a1', mako: 'd3' }, boat: 'd1', trash: 'b1' })
    expect(ways.get('b2')).toEqual({ actions: ['swim a2', 'swim b2'], trash: 0 })
    expect(ways.get('b1')).toEqual({ actions: ['swim b1'], trash: 1 })
  })

  it('use what the shark can do', () => {
    const { ways } = waysOf({ sharks: { mako: 'a1', tiger: 'b1' }, boat: 'c2' })
    expect(ways.get('d3')?.actions).toEqual(['swim d3'])
  })

  it('go on from what is drafted', () => {
    const { ways } = waysOf({ sharks: { tiger: 'a1', mako: 'd3' }, boat: 'd2' }, ['swim b1', 'swim c1'])
    expect([...ways.keys()].sort()).toEqual(['b1', 'c2', 'd1'])
    expect(ways.get('d1')?.actions).toEqual(['swim b1', 'swim c1', 'swim d1'])
  })

  it('are all legal, from the first step to the stop', () => {
    const { table, ways } = waysOf({
      sharks: { bull: 'a1', 'great-white': 'b2', thresher: 'c3', hammerhead: 'north-d' },
      boat: 'c2',
      trash: 'b1 d3',
      turn: 'bull',
    })
    const game = pageGame(table.game)
    for (const { actions } of ways.values()) {
      const ahead = game.ahead(table.view('bull'), 'bull', actions)
      expect([ahead.played, ahead.legal.includes('stop')]).toEqual([actions.length, true])
    }
  })
})
