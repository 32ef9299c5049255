import { describe, expect, it } from 'vitest'
import { creatures, type Layout, layOut, type Table } from '../testing.ts'

/** The Mako lands on the Trash Relief at d2 and has drawn. */
function atRelief(layout: Partial<Layout> = {}): Table {
  return layOut({
    sharks: { mako: 'd1', tiger: 'a3' },
    boat: 'a1',
    hands: { mako: 'big-game fast-food ink-spot' },
    ...layout,
  }).play('swim d2', 'stop', 'draw small')
}

describe('one or both of two things, after the draw (seed 004, Trash Relief; ruling 7)', () => {
  it('with trash in the stomach, either is possible', () => {
    const table = atRelief({ stomachs: { mako: 'trash small-bony' } })
    expect(table.legal()).toEqual(['relieve', 'discard 1', 'discard 3', 'discard 9'])
  })

  it('doing neither is not possible', () => {
    const table = atRelief({ stomachs: { mako: 'trash' } })
    expect(table.whyNot('done')?.key).toBe('sharks.no.relief-nothing')
  })

  it('giving up trash alone is enough', () => {
    const table = atRelief({ stomachs: { mako: 'trash' } }).play('relieve', 'done')
    expect(table.step).toBe('score')
    expect(table.hand('mako')).toEqual(['big-game', 'fast-food', 'ink-spot'])
  })

  it('changing cards alone is enough, trash or not', () => {
    const table = atRelief({ stomachs: { mako: 'trash' } }).play('discard 1', 'done')
    expect(table.step).toBe('score')
    expect(table.stomach('mako')).toContain('trash')
  })

  it.each([[['relieve', 'discard 1']], [['discard 1', 'relieve']]])('both is possible: %j', (actions) => {
    const table = atRelief({ stomachs: { mako: 'trash' } }).play(...actions, 'done')
    expect(table.step).toBe('score')
    expect(table.stomach('mako')).not.toContain('trash')
    expect(table.shark('mako').discards).toEqual(['big-game'])
  })

  it('without trash in the stomach, cards must be changed', () => {
    const table = atRelief()
    expect(table.legal()).toEqual(['discard 1', 'discard 3', 'discard 9'])
    expect(table.whyNot('relieve')?.key).toBe('sharks.no.trash')
    expect(table.whyNot('done')?.key).toBe('sharks.no.relief-nothing')
  })

  it('the draw comes first and is no choice (also ruling 5)', () => {
    const table = layOut({
      sharks: { mako: 'd1', tiger: 'a3' },
      boat: 'a1',
      stomachs: { mako: 'trash' },
    }).play('swim d2', 'stop')
    expect(table.legal()).toEqual(['draw small', 'draw medium', 'draw large'])
  })
})

describe('giving up trash (seed 004, Trash Relief 1; ruling 7)', () => {
  it('one token leaves the stomach and is discarded', () => {
    const table = atRelief({ stomachs: { mako: 'small-bony trash trash' }, draws: { small: ['mammal'] } })
    table.play('relieve')
    expect(table.stomach('mako')).toBe('small-bony trash small-mammal')
    expect(table.all.trashDiscards.reduce((a, b) => a + b)).toBe(1)
  })

  it('exactly one: not a second', () => {
    const table = atRelief({ stomachs: { mako: 'trash trash' } }).play('relieve')
    expect(table.whyNot('relieve')?.key).toBe('sharks.no.relieved')
  })

  it('it may be trash eaten on the way here', () => {
    const table = layOut({ sharks: { mako: 'd1', tiger: 'a3' }, boat: 'a1', trash: 'c1' })
    table.play('swim c1', 'swim d1', 'swim d2', 'stop', 'draw small', 'relieve')
    expect(table.stomach('mako')).not.toContain('trash')
  })

  it('only trash can be given up, never a creature', () => {
    const table = atRelief({ stomachs: { mako: creatures(5) } })
    expect(table.legal()).not.toContain('relieve')
  })
})

describe('changing score cards (seed 004, Trash Relief 2; ruling 7)', () => {
  it.each([
    [['discard 1'], 1],
    [['discard 1', 'discard 9'], 2],
    [['discard 1', 'discard 3', 'discard 9'], 3],
  ])('%j: one, two or all three go, and as many are drawn', (actions, count) => {
    const table = atRelief({ draws: { 'card-mako': ['mackerel-sky', 'mackerel-sky', 'up-a-gear'] } })
    table.play(...actions)
    expect(table.hand('mako')).toHaveLength(3 - count)
    table.play('done')
    expect(table.shark('mako')).toMatchObject({ handSize: 3, deckSize: 21 - count })
    expect(table.shark('mako').discards).toHaveLength(count)
    expect(table.hand('mako')).toEqual(expect.arrayContaining(['mackerel-sky']))
  })

  it('all are discarded before any is drawn: a new card cannot be changed again', () => {
    const table = atRelief().play('discard 1', 'discard 3', 'discard 9')
    expect(table.legal()).toEqual(['done'])
  })

  it('only a card in hand can be discarded', () => {
    expect(atRelief().whyNot('discard 2')?.key).toBe('sharks.no.card')
  })

  it('discarding gives no points', () => {
    expect(
      atRelief({ stomachs: { mako: creatures(6) } })
        .play('discard 1', 'done')
        .points('mako'),
    ).toBe(0)
  })

  it('a card drawn here may be scored this turn', () => {
    const table = atRelief({
      stomachs: { mako: 'medium-pelagic' },
      draws: { 'card-mako': ['mackerel-sky'] },
    })
    table.play('discard 1', 'done', 'score 7')
    expect(table.points('mako')).toBe(5)
  })

  it('a deck that runs short is filled with the shuffled discards (ruling 8)', () => {
    const table = atRelief({ decks: { mako: 'bone-to-pick' } })
    table.play('discard 1', 'discard 3', 'discard 9', 'done')
    expect(table.happened).toContain('cards-reshuffled')
    expect(table.hand('mako')).toContain('bone-to-pick')
    expect(table.shark('mako')).toMatchObject({ handSize: 3, deckSize: 21, discards: [] })
  })
})

describe('a stomach filled here (ruling 10)', () => {
  it('triggers the end even though relief empties it again', () => {
    const table = atRelief({ stomachs: { mako: `${creatures(8)} trash` } })
    expect(table.happened).toContain('full')
    table.play('relieve', 'done')
    expect(table.shark('mako').stomach).toHaveLength(9)
    expect(table.all.fullest).toBe('mako')
    table.finishTurn().finishTurn()
    expect(table.step).toBe('over')
  })
})
