import { describe, expect, it } from 'vitest'
import { layOut, oilyContent } from '../testing.ts'

const WITH_OIL = `
  rs oi rl cs
  cm cl ti re
  rs rm rl cs
`

describe('how far and which way (seed 004, Swim)', () => {
  it('a shark stops after one, two or three tiles', () => {
    for (const path of [['b1'], ['b1', 'b2'], ['b1', 'b2', 'b3']]) {
      const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1' })
      table.play(...path.map((cell) => `swim ${cell}`), 'stop')
      expect(table.at('mako')).toBe(path.at(-1))
    }
  })

  it('a shark has no fourth step', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1' })
    table.play('swim b1', 'swim b2', 'swim b3')
    expect(table.legal()).toEqual(['stop'])
    expect(table.whyNot('swim c3')?.key).toBe('sharks.no.steps')
  })

  it('each step goes up, down or sideways to the next tile', () => {
    const table = layOut({ sharks: { bull: 'b2', tiger: 'd3' }, boat: 'd1' })
    expect(table.legal()).toEqual(['swim b1', 'swim c2', 'swim b3', 'swim a2'])
  })

  it('steps in both directions can be combined', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1' })
    expect(table.play('swim b1', 'swim b2', 'swim c2', 'stop').at('mako')).toBe('c2')
  })

  it('no step is diagonal', () => {
    const table = layOut({ sharks: { bull: 'b2', tiger: 'd3' }, boat: 'd1' })
    expect(table.whyNot('swim c1')?.key).toBe('sharks.no.far')
  })

  it('no step leaves the ocean', () => {
    const table = layOut({ sharks: { mako: 'b3', tiger: 'd3' }, boat: 'd1' })
    expect(table.legalTo('swim')).toEqual(['b2', 'c3', 'a3'])
    expect(table.whyNot('swim b4')?.key).toBe('sharks.no.cell')
  })
})

describe('trash on the path (seed 004, Swim and Eating Trash)', () => {
  it('is eaten where the shark passes and where it lands', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1', trash: 'b1 b2 c2' })
    table.play('swim b1', 'swim b2')
    expect(table.stomach('mako')).toBe('trash trash')
    expect(table.trash).toBe('c2')
  })

  it('is not a choice: no legal step leaves it lying', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1', trash: 'b1' })
    table.play('swim b1')
    expect(table.happened).toEqual(['swam', 'ate-trash'])
    expect(table.trash).toBe('')
  })

  it('is eaten in the order of the path (ruling 4)', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1', trash: 'b1 b2' })
    const backs = ['b2', 'b1'].map((cell) => table.all.cells.find((each) => each.cell === cell)?.trash)
    table.play('swim a2', 'swim b2', 'swim b1')
    expect(table.shark('mako').stomach).toEqual(backs.map((trash) => ({ trash })))
  })

  it('stays where a shark sets out from (ruling 4)', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1', trash: 'a1' })
    table.play('swim b1', 'stop')
    expect(table.trash).toBe('a1')
  })

  it('is eaten on the tile set out from when the path comes back through it (ruling 4)', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1', trash: 'a1' })
    table.play('swim b1', 'swim a1', 'swim a2', 'stop')
    expect(table.stomach('mako').startsWith('trash')).toBe(true)
    expect(table.trash).toBe('')
  })

  it('on the tile a shark enters the ocean by is eaten (seed 004, Swim; ruling 1)', () => {
    const table = layOut({ sharks: { mako: 'north-b', tiger: 'd3' }, boat: 'd1', trash: 'b1' })
    expect(table.play('swim b1').stomach('mako')).toBe('trash')
  })
})

describe('moving is compulsory (seed 004, Swim; ruling 2)', () => {
  it('a shark cannot stop before it has moved', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1' })
    expect(table.whyNot('stop')?.key).toBe('sharks.no.stop-unmoved')
    expect(table.whyNot('stay')?.key).toBe('sharks.no.stay')
  })

  it('a shark cannot end where its turn began', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1' })
    table.play('swim b1', 'swim a1')
    expect(table.whyNot('stop')?.key).toBe('sharks.no.stop-origin')
    expect(table.legal()).toEqual(['swim b1', 'swim a2'])
  })

  it('a shark cannot come back there with its last step, which would leave it stranded', () => {
    const table = layOut({ sharks: { thresher: 'a1', tiger: 'd3' }, boat: 'd1' })
    table.play('swim b2', 'swim b1')
    expect(table.whyNot('swim a1')?.key).toBe('sharks.no.origin')
    expect(table.legalTo('swim')).toEqual(['c1', 'b2'])
  })

  it('a shark may land where it was two turns ago', () => {
    const table = layOut({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'd1', draws: { trash: ['down-left'] } })
    table.play('swim a1', 'stop', 'done', 'boat west').finishTurn()
    expect(table.legalTo('swim')).toContain('b1')
  })
})

describe('boxed in on all sides (seed 004, Swim; ruling 2)', () => {
  const boxedIn = {
    sharks: { hammerhead: 'a1', tiger: 'a2' },
    boat: 'b1',
    trash: 'a1',
    draws: { small: ['pelagic'] },
  } as const

  it('by the border, another shark and the boat, a shark stays: it has no other choice', () => {
    expect(layOut(boxedIn).legal()).toEqual(['stay'])
  })

  it('it performs the action of its tile again (ruling 2)', () => {
    const table = layOut(boxedIn).play('stay')
    expect(table.happened).toEqual(['stayed', 'landed', 'drew'])
    expect(table.stomach('hammerhead')).toBe('small-pelagic')
  })

  it('it does not eat the trash on its own tile (ruling 2)', () => {
    expect(layOut(boxedIn).play('stay').trash).toBe('a1')
  })

  it('Oil Spills count as walls (ruling 2)', () => {
    const table = layOut({ sharks: { hammerhead: 'a1', tiger: 'a2' }, boat: 'd3', ocean: WITH_OIL })
    expect(table.legal()).toEqual(['stay'])
  })

  it.each([
    ['a Bull Shark in a corner', { bull: 'a1', tiger: 'a2' }, ['swim d1']],
    ['a Thresher Shark with a free diagonal', { thresher: 'a1', tiger: 'a2' }, ['swim b2']],
    ['a Mako Shark in a corner', { mako: 'a1', tiger: 'a2' }, ['swim d3']],
    ['a Great White Shark beside a shark', { 'great-white': 'a1', tiger: 'a2' }, ['swim a2']],
    ['a Tiger Shark beside the boat', { tiger: 'a1', mako: 'a2' }, ['swim b1']],
  ])('%s can still move by its ability, so it must (seed 004, Swim)', (_who, sharks, legal) => {
    expect(layOut({ sharks, boat: 'b1' }).legal()).toEqual(legal)
  })

  it('a shark on an Oil Spill that came to it stays without an action (rulings 2 and 5)', () => {
    const ocean = `
      oi rm rl cs
      cm cl ti re
      rs rm rl cs
    `
    const table = layOut({ sharks: { hammerhead: 'a1', tiger: 'a2' }, boat: 'b1', ocean })
    table.play('stay')
    expect(table.step).toBe('score')
    expect(table.stomach('hammerhead')).toBe('')
  })
})

describe('what is in the way (seed 004, Swim)', () => {
  it('another shark: neither through it nor onto it', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'b1' }, boat: 'd3' })
    expect(table.whyNot('swim b1')?.key).toBe('sharks.no.shark')
    expect(table.legalTo('swim')).toEqual(['a2'])
  })

  it('each of the others, wherever they sit', () => {
    const sharks = { mako: 'b1', tiger: 'b2', bull: 'c3', thresher: 'd3' }
    for (const [turn, blocked] of [
      ['mako', 'b2'],
      ['tiger', 'b1'],
      ['bull', 'd3'],
      ['thresher', 'c3'],
    ] as const)
      expect(layOut({ sharks, boat: 'a4', turn }).whyNot(`swim ${blocked}`)?.key).toBe('sharks.no.shark')
  })

  it('the boat: neither through it nor onto it (also seed 004, Move the boat)', () => {
    const table = layOut({ sharks: { hammerhead: 'a1', tiger: 'd3' }, boat: 'b1' })
    expect(table.whyNot('swim b1')?.key).toBe('sharks.no.boat')
    expect(table.legalTo('swim')).toEqual(['a2'])
  })

  it('an Oil Spill: neither through it nor onto it, for any shark (also seed 004, Oil Spill)', () => {
    for (const shark of ['bull', 'thresher', 'hammerhead', 'great-white', 'tiger'] as const) {
      const table = layOut({ sharks: { [shark]: 'a1', mako: 'd3' }, boat: 'd2', ocean: WITH_OIL })
      expect(table.whyNot('swim b1')?.key).toBe('sharks.no.oil')
    }
  })

  it('not a shark that still waits outside', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'north-b' }, boat: 'd3' })
    expect(table.legalTo('swim')).toContain('b1')
  })
})

describe('leaving a shared tile (ruling 3)', () => {
  it('a shark joined by the Great White leaves as usual', () => {
    const table = layOut({ sharks: { 'great-white': 'b1', mako: 'b1' }, boat: 'd3', turn: 'mako' })
    expect(table.legalTo('swim')).toEqual(['c1', 'b2', 'a1'])
    expect(table.play('swim c1', 'stop').at('mako')).toBe('c1')
  })

  it('a shark the boat has come to leaves as usual, and cannot come back under it', () => {
    const table = layOut({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'b1' })
    expect(table.legalTo('swim')).toEqual(['c1', 'b2', 'a1'])
    expect(table.play('swim c1').whyNot('swim b1')?.key).toBe('sharks.no.boat')
  })

  it('a shark oil has come to leaves as usual, and cannot come back into it', () => {
    const table = layOut({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'd2', ocean: WITH_OIL })
    expect(table.legalTo('swim')).toEqual(['c1', 'b2', 'a1'])
    expect(table.play('swim c1').whyNot('swim b1')?.key).toBe('sharks.no.oil')
  })
})

describe('from outside into the ocean (seed 004, Set Up 4c; ruling 1)', () => {
  it('a shark enters at the tile beside it', () => {
    const table = layOut({ sharks: { mako: 'north-b', tiger: 'd3' }, boat: 'd1' })
    expect(table.legal()).toEqual(['swim b1'])
    expect(table.whyNot('swim c1')?.key).toBe('sharks.no.entry')
    const corner = layOut({ sharks: { mako: 'north-a', tiger: 'd3' }, boat: 'd1' })
    expect(corner.whyNot('swim b1')?.key).toBe('sharks.no.entry')
    expect(corner.whyNot('swim b2')?.key).toBe('sharks.no.entry')
  })

  it('it is asked to, or to shift when its way in is blocked', () => {
    const asked = (boat: string) =>
      ['north-a', 'west-3'].map(
        (mako) => layOut({ sharks: { mako, tiger: 'd3' }, boat }).all.decisions[0].prompt.key,
      )
    expect(asked('d1')).toEqual(['sharks.ask.enter', 'sharks.ask.enter'])
    expect(asked('a1')).toEqual(['sharks.ask.shift', 'sharks.ask.enter'])
  })

  it('that is the first of its steps', () => {
    const table = layOut({ sharks: { mako: 'north-b', tiger: 'd3' }, boat: 'd1' })
    table.play('swim b1', 'swim b2', 'swim b3')
    expect(table.legal()).toEqual(['stop'])
  })

  it('it may stop on the tile it entered by', () => {
    const table = layOut({ sharks: { mako: 'north-b', tiger: 'd3' }, boat: 'd1' })
    expect(table.play('swim b1', 'stop').at('mako')).toBe('b1')
  })

  it.each([
    ['a shark', { mako: 'north-b', tiger: 'b1' }, 'd3', undefined],
    ['the boat', { mako: 'north-b', tiger: 'd3' }, 'b1', undefined],
    ['an Oil Spill', { mako: 'north-b', tiger: 'd3' }, 'd2', WITH_OIL],
  ])('when %s blocks the way in, it first shifts to a spot it can enter by', (_what, sharks, boat, ocean) => {
    const table = layOut({ sharks, boat, ...(ocean === undefined ? {} : { ocean }) })
    expect(table.legal().every((text) => text.startsWith('shift '))).toBe(true)
    expect(table.legalTo('shift')).not.toContain('north-b')
    table.play('shift west-2')
    expect(table.at('mako')).toBe('west-2')
    expect(table.play('swim a2', 'swim b2', 'swim c2').legal()).toEqual(['stop'])
  })

  it('it shifts neither to a taken spot nor to a tile it cannot enter', () => {
    const table = layOut({
      sharks: { mako: 'north-b', tiger: 'b1', bull: 'west-2', thresher: 'c1' },
      boat: 'd2',
    })
    expect(table.legalTo('shift')).toEqual([
      'north-a',
      'north-d',
      'east-1',
      'east-3',
      'east-4',
      'south-a',
      'south-b',
      'south-c',
      'south-d',
      'west-1',
      'west-3',
      'west-4',
    ])
  })

  it('it does not shift while its way in is open', () => {
    const table = layOut({ sharks: { mako: 'north-b', tiger: 'd3' }, boat: 'd1' })
    expect(table.whyNot('shift west-2')?.key).toBe('sharks.no.shift')
  })

  it.each(['north-a', 'north-b'])(
    'when there is no way in at all it waits (%s): no tile action, but the turn goes on',
    (spot) => {
      const table = layOut({
        sharks: { mako: spot, tiger: 'b2', bull: 'c2' },
        boat: 'c3',
        content: oilyContent(),
        ocean: `
        oi oi oi oi
        oi rs cs oi
        oi ti re oi
        oi oi oi oi`,
        draws: { trash: ['left-up'] },
      })
      expect(table.legal()).toEqual(['stay'])
      table.play('stay')
      expect(table.happened).toEqual(['waited'])
      expect(table.step).toBe('score')
      table.play('done', 'boat north')
      expect(table.at('mako')).toBe(spot)
      expect(table.turn).toBe('tiger')
    },
  )
})
