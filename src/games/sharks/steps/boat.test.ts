import { describe, expect, it } from 'vitest'
import { BACKS } from '../components.ts'
import { type Layout, layOut, type Table } from '../testing.ts'

/** The first shark has ended its turn but for the boat; the token turned over is `back`. */
function atBoat(back: string, boat: string, layout: Partial<Layout> = {}): Table {
  const table = layOut({
    sharks: { mako: 'b1', tiger: 'd3' },
    boat,
    draws: { trash: [back] },
    ...layout,
  })
  const entry = table.legalTo('swim')[0]
  table.play(`swim ${entry}`, 'stop')
  while (table.step !== 'score') table.play(table.legal()[0])
  return table.play('done')
}

describe('moving the boat (seed 004, Move the boat; ruling 9)', () => {
  it('it moves at the end of every turn: there is no way round it', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'b2' })
    for (let turn = 0; turn < 6; turn++) {
      const before = table.all.boat
      table.finishTurn()
      expect(table.happened).toContain('boat')
      expect(table.all.boat).not.toBe(before)
    }
  })

  it('a trash token is turned over from the stack', () => {
    const table = atBoat('down-left', 'b2')
    expect(table.all.token).toBe('down-left')
    expect(table.all.trashStack).toEqual([8, 8, 7, 8])
    expect(table.happened).toContain('token')
  })

  it.each([
    ['up-right', ['north', 'east']],
    ['right-down', ['east', 'south']],
    ['down-left', ['south', 'west']],
    ['left-up', ['west', 'north']],
  ])('%s: one tile in either of its two directions', (back, directions) => {
    expect(atBoat(back, 'b2').legalTo('boat')).toEqual(directions)
  })

  it('it goes one tile', () => {
    expect(atBoat('up-right', 'b2').play('boat east').all.boat).toBe('c2')
  })

  it('other directions are refused', () => {
    expect(atBoat('up-right', 'b2').whyNot('boat south')?.key).toBe('sharks.no.boat-direction')
  })
})

describe('as the active player sees the ocean (seed 004, Move the boat; ruling 9)', () => {
  const UP_RIGHT_SEEN: [players: number, seat: number, directions: string[]][] = [
    [2, 0, ['north', 'east']],
    [2, 1, ['south', 'west']],
    [3, 0, ['north', 'east']],
    [3, 1, ['east', 'south']],
    [3, 2, ['south', 'west']],
    [4, 0, ['north', 'east']],
    [4, 1, ['east', 'south']],
    [4, 2, ['south', 'west']],
    [4, 3, ['west', 'north']],
  ]
  const SEATS = ['mako', 'bull', 'thresher', 'hammerhead'] as const
  const PLACES = ['a1', 'c1', 'd3', 'a3']

  function table(players: number, seat: number, options: Layout['options'] = {}): Table {
    const sharks = Object.fromEntries(SEATS.slice(0, players).map((shark, index) => [shark, PLACES[index]]))
    return atBoat('up-right', 'b2', { sharks, turn: SEATS[seat], options })
  }

  it.each(UP_RIGHT_SEEN)('of %i players, up and right of seat %i are %j', (players, seat, directions) => {
    expect(table(players, seat).legalTo('boat')).toEqual(directions)
  })

  it('players opposite each other move it opposite ways by the same token', () => {
    for (const back of BACKS) {
      const ways = (['mako', 'tiger'] as const).map((turn) => atBoat(back, 'b2', { turn }).legalTo('boat'))
      const opposite = { north: 'south', east: 'west', south: 'north', west: 'east' }
      expect(ways[1]).toEqual(ways[0].map((way) => opposite[way as 'north']))
    }
  })

  it('a table may agree on one common view instead', () => {
    for (const [players, seat] of UP_RIGHT_SEEN)
      expect(table(players, seat, { boat: 'common-view' }).legalTo('boat')).toEqual(['north', 'east'])
  })
})

describe('at the border (seed 004, Move the boat; ruling 9)', () => {
  it('in the top left corner with up and right it must go right (to test against)', () => {
    expect(atBoat('up-right', 'a1').legal()).toEqual(['boat east'])
  })

  it('when neither direction is open it goes in any direction that is', () => {
    const table = atBoat('left-up', 'a1')
    expect(table.legal()).toEqual(['boat east', 'boat south'])
    expect(table.whyNot('boat west')?.key).toBe('sharks.no.boat-border')
    expect(table.view('mako').decisions[0].prompt.key).toBe('sharks.ask.boat-any')
  })

  it('it never leaves the ocean, which ends after three rows for two players', () => {
    expect(atBoat('right-down', 'd3', { sharks: { mako: 'b1', tiger: 'a3' } }).legal()).toEqual([
      'boat north',
      'boat west',
    ])
  })
})

describe('what does not stop the boat (seed 004, Swim, Oil Spill and Move the boat; ruling 9)', () => {
  it('a shark: both are then on that tile', () => {
    const table = atBoat('up-right', 'c3').play('boat east')
    expect([table.all.boat, table.at('tiger')]).toEqual(['d3', 'd3'])
  })

  it('an Oil Spill', () => {
    const ocean = `
      rs rm rl cs
      cm cl oi re
      rs rm rl cs
    `
    expect(atBoat('up-right', 'b2', { ocean }).play('boat east').all.boat).toBe('c2')
  })

  it('trash on the tile it moves to, which stays there', () => {
    const table = atBoat('up-right', 'b2', { trash: 'c2' }).play('boat east')
    expect(table.all.boat).toBe('c2')
    expect(table.trash).toBe('b2 c2')
  })
})

describe('leaving trash behind (seed 004, Move the boat; ruling 9)', () => {
  it('the token goes to the tile the boat left, not to the one it moves to', () => {
    const table = atBoat('up-right', 'b2').play('boat east')
    expect(table.trash).toBe('b2')
    expect(table.all.cells.find(({ cell }) => cell === 'b2')?.trash).toBe('up-right')
    expect(table.all.token).toBe(null)
  })

  it('a shark that stands there does not eat it (seed 004, Move the boat)', () => {
    const table = layOut({
      sharks: { tiger: 'b1', mako: 'd3' },
      boat: 'b2',
      draws: { trash: ['up-right'] },
    })
    table.play('swim b2', 'stop', 'take bony', 'done', 'boat east')
    expect([table.at('tiger'), table.trash]).toEqual(['b2', 'b2'])
    expect(table.stomach('tiger')).toBe('large-bony')
  })

  it('nor does it in its next turn, by leaving (ruling 4)', () => {
    const table = layOut({ sharks: { tiger: 'b2', mako: 'd3' }, boat: 'd1', trash: 'b2' })
    table.play('swim b1', 'stop')
    expect(table.stomach('tiger')).not.toContain('trash')
  })

  it.each([
    ['there is trash already', 'b2', { trash: 'b2' }, 'not-dropped.trash'],
    ['it is a Trash Relief', 'd2', {}, 'not-dropped.relief'],
    [
      'it is an Oil Spill',
      'b2',
      {
        ocean: `
          rs rm rl cs
          cm oi ti re
          rs rm rl cs`,
      },
      'not-dropped.oil',
    ],
  ])('it is discarded when %s (also seed 004, Trash Relief and Oil Spill)', (_why, boat, layout, key) => {
    const table = atBoat('left-up', boat, layout)
    const before = table.trash
    table.play('boat west')
    expect(table.happened).toContain(key)
    expect(table.trash).toBe(before)
    expect(table.all.trashDiscards).toEqual([0, 0, 0, 1])
  })

  it('there is never more than one token on a tile (seed 004, Move the boat; to test against)', () => {
    const table = atBoat('left-up', 'b2', { trash: 'b2' })
    const { trash } = table.all.cells.find(({ cell }) => cell === 'b2') ?? {}
    table.play('boat west')
    expect(table.all.cells.find(({ cell }) => cell === 'b2')?.trash).toBe(trash)
  })
})

describe('when trash runs out (seed 004, Move the boat; ruling 9)', () => {
  it('an empty stack is made of the shuffled discards', () => {
    const table = atBoat('right-down', 'b2', { trashStack: '' })
    expect(table.happened).toContain('trash-reshuffled')
    expect(table.all.token).toBe('right-down')
    expect(table.all.trashStack).toEqual([8, 7, 8, 8])
    expect(table.all.trashDiscards).toEqual([0, 0, 0, 0])
  })

  it('a single discarded token is enough to go on', () => {
    const seven = 'trash trash trash trash trash trash trash'
    const table = layOut({
      sharks: { mako: 'd2', tiger: 'd3', bull: 'a3', thresher: 'a2' },
      boat: 'b2',
      trash: 'a1 b1 c1 d1 a2 c2 a3 b3 c3 d3 a4 b4 c4',
      stomachs: { mako: seven, tiger: seven, bull: 'trash trash trash trash' },
      trashStack: '',
    })
    table.play('swim d1', 'stop', 'take bony').play('done')
    expect(table.happened).toEqual(['trash-reshuffled', 'token'])
  })

  it('the last token of the stack is turned over without shuffling', () => {
    const table = atBoat('left-up', 'b2', { trashStack: 'left-up' })
    expect(table.happened).not.toContain('trash-reshuffled')
    expect(table.all.trashDiscards).toEqual([8, 8, 8, 7])
  })

  it('with no token at all the boat goes in any direction and leaves nothing behind', () => {
    const eight = 'trash trash trash trash trash trash trash trash'
    const table = layOut({
      sharks: { mako: 'd2', tiger: 'd3', bull: 'a3', thresher: 'a2' },
      boat: 'b2',
      trash: 'a1 b1 c1 d1 a2 c2 a3 b3 c3 d3 a4 b4 c4',
      stomachs: { mako: eight, tiger: eight, bull: 'trash trash trash' },
    })
    table.play('swim d1', 'stop', 'take bony', 'done')
    expect(table.happened).toContain('no-token')
    expect(table.happened).not.toContain('trash-reshuffled')
    expect(table.legalTo('boat')).toEqual(['north', 'east', 'south', 'west'])
    table.play('boat south')
    expect(table.happened).toEqual(['boat'])
    expect(table.trash).not.toContain('b2')
  })
})
