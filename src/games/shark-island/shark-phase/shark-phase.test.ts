import { describe, expect, it } from 'vitest'
import { layOut } from '../testing.ts'

describe('II. Shark Phase, step 1 (seed 002)', () => {
  it('the Shark draws a skill card; above five it discards any one (ruling 4)', () => {
    const table = layOut({
      phase: 'shark',
      hands: { shark: 'murk murk easy-prey deep-rest rough-water' },
      draws: { 'skill-shark': 'blood-fury' },
    })
    expect(table.question).toBe('shark discard')
    expect(table.legal()).toContain('discard 1')
    expect(table.whyNot('discard 2')).toBe('card')
    table.play('discard 7')
    expect(table.question).toBe('shark spend')
    expect(table.view().shark.discards).toEqual({ murk: 1 })
  })
})

describe('step 2: spend Shark coins', () => {
  it('2 for one more False Fin', () => {
    const table = layOut({ phase: 'shark', coins: 2 })
    const before = table.all.finPool.left
    table.play('buy fin')
    expect(table.state.coins).toBe(0)
    expect(table.all.finPool.left).toBe(before - 1)
  })

  it('no False Fin when none is left beside the screen', () => {
    const table = layOut({ phase: 'shark', coins: 2 })
    table.state.pool.fill(0)
    expect(table.legal()).not.toContain('buy fin')
    table.state.pool[0] = 1
    expect(table.legal()).toContain('buy fin')
  })

  it('3 for the two Hazard Fins, this turn only', () => {
    const table = layOut({ phase: 'shark', coins: 6 }).play('buy hazards')
    expect(table.view('shark').shark.fins?.toPlace).toMatchObject({ fog: 1, rammed: 1 })
    expect(table.whyNot('buy hazards')).toBe('hazards-twice')
  })

  it('4 for a skill card, over the limit one goes', () => {
    const table = layOut({ phase: 'shark', coins: 4, hands: { shark: 'murk murk easy-prey deep-rest' } })
    expect(table.play('buy card').question).toBe('shark discard')
  })

  it('4 to heal one wound, onto a red number but not past it (ruling 5)', () => {
    const table = layOut({ phase: 'shark', health: 3, coins: 8 }).play('buy heal')
    expect(table.state.health).toBe(4)
    expect(table.legal()).not.toContain('buy heal')
    expect(table.whyNot('buy heal')).toBe('heal')
    expect(layOut({ phase: 'shark', coins: 4 }).legal()).not.toContain('buy heal')
  })

  it.each([
    ['no Shark', 'buoy repair buoy', 0],
    ['one Shark', 'buoy shark buoy', 1],
    ['three Sharks', 'shark shark shark', 1],
  ])('8 to terrorize at night: %s', (_what, die, terror) => {
    const table = layOut({ phase: 'shark', coins: 10, draws: { die, terror: 'mayor press' } }).play(
      'buy night',
    )
    expect(table.all.terror.total).toBe(terror)
    expect(table.happened.includes('night-calm')).toBe(terror === 0)
    expect(table.state.coins).toBe(2)
  })

  it('once a turn at most (ruling 5); and nobody buys without the coins', () => {
    const table = layOut({ phase: 'shark', coins: 8, draws: { die: 'buoy buoy buoy' } }).play('buy night')
    table.match.state.coins = 10
    expect(table.whyNot('buy night')).toBe('night-twice')
    expect(layOut({ phase: 'shark', coins: 1 }).whyNot('buy fin')).toBe('coins')
  })

  it('several things in one turn; spent coins go back to the pool', () => {
    const table = layOut({ phase: 'shark', coins: 7, health: 3 }).play('buy heal', 'buy hazards')
    expect(table.state.coins).toBe(0)
  })
})

describe('step 3: place fins (ruling 2)', () => {
  const begin = () =>
    layOut({ phase: 'shark', coins: 0, tiles: 'lone-swimmer reef-diver surf-school' }).play('done')

  it('all of them, at least one on each tile; kind by kind, those of a kind from the first tile on', () => {
    const table = begin()
    expect(table.legal()).toEqual(['put 1', 'put 2', 'put 3'])
    table.play('put 3')
    expect(table.legal()).toEqual(['put 1', 'put 2'])
    expect(table.whyNot('put 3')).toBe('bare')
    expect(table.whyNot('done')).toBe('unplaced')
    expect(table.whyNot('put 4')).toBe('tile')
    expect(table.whyNot('buy fin')).toBe('step')
    table.play('put 2')
    expect(table.legal()).toEqual(['put 1'])
    table.play('put 1')
    expect(table.legal()).toEqual(['done'])
    expect(table.whyNot('put 1')).toBe('all-placed')
  })

  it('as many on one tile as the Shark likes', () => {
    const table = layOut({ phase: 'shark', coins: 10 })
    table.play('buy fin', 'buy fin', 'buy fin', 'buy fin', 'buy fin', 'done')
    while (table.legal()[0] === 'put 1') table.play('put 1')
    table.play('put 2', 'done')
    expect(table.all.tiles.map(({ down }) => down)).toEqual([7, 1])
  })

  it('fins of one kind are named in the order of the tiles', () => {
    const table = layOut({ phase: 'shark', coins: 8, draws: { 'false-fin': 'shoal shoal prank prank' } })
    table.play('buy fin', 'buy fin', 'buy fin', 'done', 'put 1', 'put 2')
    expect(table.whyNot('put 1')).toBe('order')
    expect(table.legal()).toEqual(['put 2'])
  })

  it('nothing of it is public until it is done, then the numbers are, and no fin has an identity', () => {
    const table = begin()
    const before = JSON.stringify(table.view('harlan'))
    table.play('put 3', 'put 2', 'put 1')
    expect(JSON.stringify(table.view('harlan'))).toBe(before)
    expect(table.told('harlan')).toEqual([])
    table.play('done')
    expect(table.view('harlan').tiles.map(({ down }) => down)).toEqual([1, 1, 1])
    expect(table.view('harlan').shark.fins).toBe(null)
    expect(table.view('shark').shark.fins?.tiles.map(({ shark }) => shark)).toEqual([0, 0, 1])
  })

  it('a plan can be changed by undo until it is handed over', () => {
    const table = begin().play('put 3')
    expect(table.match.canUndo(0)).toBe(true)
    table.match.undo(0)
    expect(table.legal()).toEqual(['put 1', 'put 2', 'put 3'])
    table.play('put 1', 'put 2', 'put 3', 'done')
    expect(table.match.canUndo(0)).toBe(false)
  })
})
