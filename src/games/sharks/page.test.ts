import { describe, expect, it } from 'vitest'
import { latePageGame, pageGame } from '#kernel/page.ts'
import { practise } from '#kernel/practice.ts'
import { content } from './content/index.ts'
import { sharksGame } from './game.ts'
import { sharksOptions } from './options.ts'
import type { SharksView } from './view.ts'

const game = sharksGame(sharksOptions({ sharks: ['tiger', 'mako'], first: 'tiger' }), content.builtIn)
const page = pageGame(game)
const SCRIPT = { boat: ['c2'] }

function opened() {
  const practice = practise(game as never, ['tiger'], SCRIPT)
  practice.act('tiger', ['start north-a'])
  practice.act('mako', [practice.legal('mako').at(-1) ?? ''])
  return { practice, view: practice.latest.view as unknown as SharksView }
}

describe('what a page may ask of the rules', () => {
  it('looks ahead as far as nothing is drawn', () => {
    const { view } = opened()
    const ahead = page.ahead(view, 'tiger', ['swim a1'])
    expect(ahead.played).toBe(1)
    expect(ahead.view.seats[0].at).toBe('a1')
    expect(ahead.events.map(({ key }) => key)).toContain('sharks.swam')
    expect(ahead.legal).toContain('stop')
    expect(view.seats[0].at).toBe('north-a')
  })

  it('stops before what is drawn, and before what is not legal', () => {
    const { practice, view } = opened()
    const path = ['swim a1', 'stop', 'done', 'done', 'done', 'boat north']
    const ahead = page.ahead(view, 'tiger', path)
    expect(ahead.played).toBeLessThan(path.length)
    expect(page.ahead(view, 'tiger', ['swim d3']).played).toBe(0)
    expect(practice.latest.view).toEqual(view)
  })

  it('says what an action is called, why it is not allowed, and that nobody has won yet', () => {
    const { view } = opened()
    expect(page.describe(view, 'swim a1').key).toMatch(/^sharks\.do\.swim/)
    expect(page.explain(view, 'tiger', 'swim a1')).toBeNull()
    expect(page.explain(view, 'tiger', 'swim d3')?.key).toBe('sharks.no.entry')
    expect(page.explain(view, 'tiger', 'fly away')?.key).toBe('refusal.illegal')
    expect(page.explain(view, 'mako', 'stop')?.key).toBe('refusal.not-your-turn')
    expect(page.outcome(view)).toBeNull()
  })
})

describe('rules that come later than what they say', () => {
  it('until they are here, is told what is asked, but no reason, nothing ahead and no winner', () => {
    const { view } = opened()
    const early = latePageGame(game, () => null)
    expect([page.canPlay(view), early.canPlay(view)]).toEqual([true, false])
    expect(early.describe(view, 'swim a1')).toEqual(page.describe(view, 'swim a1'))
    expect(early.explain(view, 'tiger', 'swim d3')).toBeNull()
    expect(early.ahead(view, 'tiger', ['swim a1'])).toEqual({ view, events: [], legal: [], played: 0 })
    expect(early.outcome(view)).toBeNull()
    const only = ['start north-a']
    expect(early.onlyAnswer(view, 'tiger', only)).toBe(page.onlyAnswer(view, 'tiger', only))
  })

  it('stands as it is before anything is done', () => {
    const { practice, view } = opened()
    const { legal, ...ahead } = page.ahead(view, 'tiger', [])
    expect(ahead).toEqual({ view, events: [], played: 0 })
    expect(legal).toEqual(practice.legal('tiger'))
  })
})

describe('a match for practice', () => {
  it('draws what it was told to, and shows one seat only what it may see', () => {
    const { practice, view } = opened()
    expect(view.boat).toBe('c2')
    expect(view.seats[0].hand).toHaveLength(3)
    expect(view.seats[1].hand).toBeNull()
    expect(practice.act('mako', ['stop'])).toBe(false)
  })
})
