import { describe, expect, it } from 'vitest'
import { SHARKS } from './components.ts'
import { layOut } from './testing.ts'

describe('Bull Shark: adaptability (seed 004, The Sharks)', () => {
  it('goes from a corner straight to the next corner clockwise (seed 004, Bull Shark)', () => {
    const corners: [from: string, next: string][] = [
      ['a1', 'd1'],
      ['d1', 'd4'],
      ['d4', 'a4'],
      ['a4', 'a1'],
    ]
    for (const [from, next] of corners) {
      const table = layOut({ sharks: { bull: from, tiger: 'b2', mako: 'c2' }, boat: 'c3' })
      expect(table.play(`swim ${next}`).at('bull')).toBe(next)
      expect(table.happened).toContain('ability.bull')
    }
  })

  it('goes a1, d1, d4 but never a1 to a4 in one step (ruling 3; to test against)', () => {
    const table = layOut({ sharks: { bull: 'a1', tiger: 'b2', mako: 'c2' }, boat: 'c3' })
    expect(table.legalTo('swim')).toEqual(['b1', 'a2', 'd1'])
    expect(table.whyNot('swim a4')?.key).toBe('sharks.no.far')
    expect(table.play('swim d1', 'swim d4', 'stop').at('bull')).toBe('d4')
  })

  it('has its corners where the smaller ocean has them (seed 004, Set Up 1 and Bull Shark)', () => {
    const table = layOut({ sharks: { bull: 'd1', tiger: 'b2' }, boat: 'c2' })
    expect(table.play('swim d3', 'swim a3', 'swim a1').at('bull')).toBe('a1')
  })

  it('counts each such move as one of its three steps and may make several (seed 004, Bull Shark; ruling 3)', () => {
    const table = layOut({ sharks: { bull: 'a1', tiger: 'b2', mako: 'c2' }, boat: 'c3' })
    table.play('swim d1', 'swim d4', 'swim a4')
    expect(table.legal()).toEqual(['stop'])
  })

  it('may make it at any point of the path (ruling 3)', () => {
    const table = layOut({ sharks: { bull: 'b1', tiger: 'b2', mako: 'c2' }, boat: 'c3' })
    expect(table.play('swim a1', 'swim d1', 'swim c1', 'stop').at('bull')).toBe('c1')
  })

  it('cannot make it from outside the grid (ruling 3)', () => {
    const table = layOut({ sharks: { bull: 'north-a', tiger: 'b2', mako: 'c2' }, boat: 'c3' })
    expect(table.legal()).toEqual(['swim a1'])
    expect(table.play('swim a1').legalTo('swim')).toContain('d1')
  })

  it('passes over nothing on the way: neither blocked by what lies between nor eating it (ruling 3)', () => {
    const table = layOut({ sharks: { bull: 'a1', tiger: 'b1', mako: 'c2' }, boat: 'c1', trash: 'b1 c1' })
    table.play('swim d1')
    expect(table.stomach('bull')).toBe('')
    expect(table.trash).toBe('b1 c1')
  })

  it('needs a free corner that is no Oil Spill to arrive at (ruling 3)', () => {
    const shark = layOut({ sharks: { bull: 'a1', tiger: 'd1', mako: 'c2' }, boat: 'c3' })
    expect(shark.whyNot('swim d1')?.key).toBe('sharks.no.shark')
    const boat = layOut({ sharks: { bull: 'a1', tiger: 'b2', mako: 'c2' }, boat: 'd1' })
    expect(boat.whyNot('swim d1')?.key).toBe('sharks.no.boat')
    const oil = layOut({
      sharks: { bull: 'a1', tiger: 'b2', mako: 'c2' },
      boat: 'c3',
      ocean: `
        rs rm rl oi
        cm cl ti re
        rs rm rl cs
        cm cl ti re`,
    })
    expect(oil.whyNot('swim d1')?.key).toBe('sharks.no.oil')
  })
})

describe('Common Thresher Shark: breaching (seed 004, The Sharks)', () => {
  it('moves diagonally, in each of the four ways (seed 004, Common Thresher Shark)', () => {
    const table = layOut({ sharks: { thresher: 'b2', tiger: 'd4', mako: 'a4' }, boat: 'd2' })
    expect(table.legalTo('swim').sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3'])
    table.play('swim c3')
    expect(table.at('thresher')).toBe('c3')
    expect(table.happened).toContain('ability.thresher')
  })

  it('does so once a turn, as one of its three steps (seed 004, Common Thresher Shark; ruling 3)', () => {
    const table = layOut({ sharks: { thresher: 'a1', tiger: 'd4', mako: 'a4' }, boat: 'd2' })
    table.play('swim b2')
    expect(table.whyNot('swim c3')?.key).toBe('sharks.no.leap')
    expect(table.legalTo('swim').sort()).toEqual(['a2', 'b1', 'b3', 'c2'])
    table.play('swim c2', 'swim c3')
    expect(table.legal()).toEqual(['stop'])
  })

  it('may do so again in its next turn (seed 004, Common Thresher Shark)', () => {
    const table = layOut({ sharks: { thresher: 'a1', tiger: 'd3' }, boat: 'd1' })
    table.play('swim b2', 'stop').finishTurn().finishTurn()
    expect(table.turn).toBe('thresher')
    expect(table.legalTo('swim')).toContain('a1')
  })

  it('may do so after ordinary steps (ruling 3)', () => {
    const table = layOut({ sharks: { thresher: 'a1', tiger: 'd4', mako: 'a4' }, boat: 'd2' })
    expect(table.play('swim b1', 'swim c1', 'swim b2').at('thresher')).toBe('b2')
  })

  it('is not blocked by what lies beside the diagonal (ruling 3)', () => {
    const table = layOut({ sharks: { thresher: 'a1', tiger: 'a2', mako: 'd4' }, boat: 'b1' })
    expect(table.legal()).toEqual(['swim b2'])
  })

  it('is blocked by what is at the end of the diagonal (ruling 3)', () => {
    const table = layOut({ sharks: { thresher: 'a1', tiger: 'b2', mako: 'd4' }, boat: 'c3' })
    expect(table.whyNot('swim b2')?.key).toBe('sharks.no.shark')
  })

  it('eats the trash it lands on diagonally (seed 004, Eating Trash)', () => {
    const table = layOut({ sharks: { thresher: 'a1', tiger: 'd4', mako: 'a4' }, boat: 'd2', trash: 'b2' })
    expect(table.play('swim b2').stomach('thresher')).toBe('trash')
  })
})

describe('Great Hammerhead Shark: agility (seed 004, The Sharks)', () => {
  it('moves up to four tiles (seed 004, Great Hammerhead Shark)', () => {
    const table = layOut({ sharks: { hammerhead: 'a1', tiger: 'd4', mako: 'a4' }, boat: 'd2' })
    table.play('swim b1', 'swim c1', 'swim c2')
    expect(table.legal()).toEqual(['swim c1', 'swim c3', 'swim b2', 'stop'])
    table.play('swim c3')
    expect(table.happened).toContain('ability.hammerhead')
    expect(table.legal()).toEqual(['stop'])
  })

  it('does not need to: it may stop after one (seed 004, Swim)', () => {
    const table = layOut({ sharks: { hammerhead: 'a1', tiger: 'd4', mako: 'a4' }, boat: 'd2' })
    expect(table.play('swim b1', 'stop').happened).not.toContain('ability.hammerhead')
  })

  it('entering the ocean is the first of the four (ruling 1)', () => {
    const table = layOut({ sharks: { hammerhead: 'north-a', tiger: 'd4', mako: 'a4' }, boat: 'd2' })
    table.play('swim a1', 'swim b1', 'swim c1', 'swim c2')
    expect(table.legal()).toEqual(['stop'])
  })
})

describe('Great White Shark: aggression (seed 004, The Sharks)', () => {
  it('passes through another shark (seed 004, Great White Shark)', () => {
    const table = layOut({ sharks: { 'great-white': 'a1', mako: 'b1' }, boat: 'd3' })
    table.play('swim b1', 'swim c1', 'stop')
    expect(table.at('great-white')).toBe('c1')
  })

  it('lands beside another shark, and both are there (seed 004, Great White Shark)', () => {
    const table = layOut({ sharks: { 'great-white': 'a1', mako: 'b1' }, boat: 'd3' })
    table.play('swim b1')
    expect(table.happened).toContain('ability.great-white')
    table.play('stop')
    expect([table.at('great-white'), table.at('mako')]).toEqual(['b1', 'b1'])
  })

  it('enters the ocean where another shark is (seed 004, Great White Shark; ruling 1)', () => {
    const table = layOut({ sharks: { 'great-white': 'north-b', mako: 'b1' }, boat: 'd3' })
    expect(table.legal()).toEqual(['swim b1'])
  })

  it('neither passes nor lands on the boat (seed 004, Great White Shark)', () => {
    const table = layOut({ sharks: { 'great-white': 'a1', mako: 'c3' }, boat: 'b1' })
    expect(table.whyNot('swim b1')?.key).toBe('sharks.no.boat')
    expect(table.legalTo('swim')).toEqual(['a2'])
  })
})

describe('Shortfin Mako Shark: speed (seed 004, The Sharks)', () => {
  it('goes from a corner straight to the opposite corner (seed 004, Shortfin Mako Shark)', () => {
    const corners: [from: string, opposite: string][] = [
      ['a1', 'd4'],
      ['d1', 'a4'],
      ['d4', 'a1'],
      ['a4', 'd1'],
    ]
    for (const [from, opposite] of corners) {
      const table = layOut({ sharks: { mako: from, tiger: 'b2', bull: 'c2' }, boat: 'c3' })
      expect(table.play(`swim ${opposite}`).at('mako')).toBe(opposite)
      expect(table.happened).toContain('ability.mako')
    }
  })

  it('goes from a1 to d3 in the ocean of three rows (to test against)', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'b2' }, boat: 'c2' })
    expect(table.legalTo('swim')).toEqual(['b1', 'a2', 'd3'])
  })

  it('does so once a turn, as one of its three steps (seed 004, Shortfin Mako Shark; ruling 3)', () => {
    const table = layOut({ sharks: { mako: 'b1', tiger: 'b2', bull: 'c2' }, boat: 'c3' })
    table.play('swim a1', 'swim d4')
    expect(table.whyNot('swim a1')?.key).toBe('sharks.no.leap')
    table.play('swim d3')
    expect(table.legal()).toEqual(['stop'])
  })

  it('passes over nothing on the way (ruling 3)', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'b2', bull: 'd1' }, boat: 'c3', trash: 'b2 c3' })
    expect(table.play('swim d4').stomach('mako')).toBe('')
  })

  it('cannot do so from outside the grid (ruling 3)', () => {
    const table = layOut({ sharks: { mako: 'west-1', tiger: 'b2', bull: 'c2' }, boat: 'c3' })
    expect(table.legal()).toEqual(['swim a1'])
  })

  it('needs a free corner to arrive at (ruling 3)', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd4', bull: 'c2' }, boat: 'c3' })
    expect(table.whyNot('swim d4')?.key).toBe('sharks.no.shark')
  })
})

describe('Tiger Shark: fearlessness (seed 004, The Sharks)', () => {
  it('passes through the tile of the boat (seed 004, Tiger Shark)', () => {
    const table = layOut({ sharks: { tiger: 'a1', mako: 'd3' }, boat: 'b1' })
    table.play('swim b1', 'swim c1', 'stop')
    expect(table.at('tiger')).toBe('c1')
  })

  it('lands on the tile of the boat and performs its action (seed 004, Tiger Shark)', () => {
    const table = layOut({
      sharks: { tiger: 'a1', mako: 'd3' },
      boat: 'b1',
      draws: { medium: ['crustacean'] },
    })
    table.play('swim b1')
    expect(table.happened).toContain('ability.tiger')
    expect(table.play('stop').stomach('tiger')).toBe('medium-crustacean')
  })

  it('enters the ocean where the boat is (seed 004, Tiger Shark; ruling 1)', () => {
    const table = layOut({ sharks: { tiger: 'north-b', mako: 'd3' }, boat: 'b1' })
    expect(table.legal()).toEqual(['swim b1'])
  })

  it('neither passes nor lands on another shark (seed 004, Tiger Shark)', () => {
    const table = layOut({ sharks: { tiger: 'a1', mako: 'b1' }, boat: 'd3' })
    expect(table.whyNot('swim b1')?.key).toBe('sharks.no.shark')
  })
})

describe('an ability is its shark’s own', () => {
  it('everybody sees how often one was used in this turn', () => {
    const table = layOut({ sharks: { bull: 'a1', tiger: 'b2' }, boat: 'c2' })
    expect(table.play('swim d1', 'swim d3').view('tiger').swim).toEqual({
      origin: 'a1',
      stepsLeft: 1,
      leaps: 2,
    })
  })

  it.each(SHARKS)('%s may leave its ability unused (seed 004, Swim; ruling 3)', (shark) => {
    const other = shark === 'mako' ? 'bull' : 'mako'
    const table = layOut({ sharks: { [shark]: 'a1', [other]: 'd3' }, boat: 'c2' })
    table.play('swim b1', 'swim c1', 'swim d1', 'stop')
    expect(table.happened.filter((key) => key.startsWith('ability'))).toEqual([])
  })

  it.each(SHARKS)('%s has no other shark’s ability (seed 004, The Sharks)', (shark) => {
    const fourth = shark === 'bull' ? 'mako' : 'bull'
    const table = layOut({ sharks: { [shark]: 'a1', [fourth]: 'a2' }, boat: 'd3' })
    const boat = layOut({ sharks: { [shark]: 'a1', [fourth]: 'd3' }, boat: 'a2' })
    expect({
      corner: table.legal().includes('swim d1'),
      diagonal: table.legal().includes('swim b2'),
      shark: table.legal().includes('swim a2'),
      boat: boat.legal().includes('swim a2'),
      steps: table.state.stepsLeft,
    }).toEqual({
      corner: shark === 'bull',
      diagonal: shark === 'thresher',
      shark: shark === 'great-white',
      boat: shark === 'tiger',
      steps: shark === 'hammerhead' ? 4 : 3,
    })
    const opposite = layOut({ sharks: { [shark]: 'a1', [fourth]: 'a2' }, boat: 'b3' })
    expect(opposite.legal().includes('swim d3')).toBe(shark === 'mako')
  })
})
