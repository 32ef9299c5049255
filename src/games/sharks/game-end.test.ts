import { describe, expect, it } from 'vitest'
import { seatSet } from '#kernel/seats.ts'
import { creatures, type Layout, layOut, setUp, type Table } from './testing.ts'

const NINE = creatures(9)
const FOUR = { mako: 'a1', tiger: 'd1', bull: 'b3', thresher: 'd3' }

describe('the tenth item (seed 004, Game End; rulings 4 and 10)', () => {
  it('ten creatures trigger the end', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1', stomachs: { mako: NINE } })
    table.play('swim b1', 'stop')
    expect(table.happened).toContain('full')
    expect(table.all.fullest).toBe('mako')
  })

  it('trash counts like creatures', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      trash: 'b1',
      stomachs: { mako: `${creatures(4)} trash trash trash trash trash` },
    })
    expect(table.play('swim b1').happened).toContain('full')
  })

  it('nine do not', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      stomachs: { mako: creatures(8) },
    })
    table.play('swim b1', 'stop')
    expect(table.all.fullest).toBe(null)
    expect(table.finishTurn().finishTurn().step).toBe('swim')
  })

  it('no stomach holds more: what is eaten is added in order until there are ten', () => {
    const table = layOut({
      sharks: { hammerhead: 'a1', tiger: 'd3' },
      boat: 'd1',
      trash: 'b1 c1 c2 c3',
      stomachs: { hammerhead: creatures(7) },
    })
    table.play('swim b1', 'swim c1', 'swim c2', 'swim c3', 'stop')
    expect(table.stomach('hammerhead')).toBe(`${creatures(7)} trash trash trash`)
    expect(table.trash).toBe('c3')
  })

  it('the turn goes on: the shark may still score and moves the boat', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'c2',
      stomachs: { mako: NINE },
      draws: { medium: ['mammal'] },
    })
    table.play('swim b1', 'stop', 'score 2')
    expect(table.points('mako')).toBe(4)
    table.play('done')
    expect(table.step).toBe('boat')
  })
})

describe('the round is finished (seed 004, Game End; ruling 10)', () => {
  it('the third of four reaches ten: the fourth plays, the first does not (to test against)', () => {
    const table = layOut({ sharks: FOUR, boat: 'c3', turn: 'bull', stomachs: { bull: NINE } })
    table.finishTurn()
    expect([table.turn, table.step]).toEqual(['thresher', 'swim'])
    table.finishTurn()
    expect(table.step).toBe('over')
    expect(table.happened).toContain('over')
  })

  it.each([
    ['mako', 3],
    ['tiger', 2],
    ['bull', 1],
    ['thresher', 0],
  ] as const)('when %s fills its stomach, %i more players have their turn', (shark, others) => {
    const table = layOut({ sharks: FOUR, boat: 'c3', turn: shark, stomachs: { [shark]: NINE } })
    table.finishTurn()
    for (let turn = 0; turn < others; turn++) {
      expect(table.step).toBe('swim')
      table.finishTurn()
    }
    expect(table.step).toBe('over')
  })

  it('the round begins with the first player, not with the first seat', () => {
    const table = layOut({
      sharks: FOUR,
      boat: 'c3',
      first: 'bull',
      turn: 'tiger',
      stomachs: { tiger: NINE },
    })
    expect(table.finishTurn().step).toBe('over')
  })

  it('another shark may fill its stomach too, and changes nothing', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'b2',
      stomachs: { mako: NINE, tiger: NINE },
    })
    table.finishTurn().finishTurn()
    expect([table.step, table.all.fullest]).toEqual(['over', 'mako'])
    expect(table.shark('tiger').stomach).toHaveLength(10)
  })

  it('afterwards nobody can do anything', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'b2', stomachs: { mako: NINE } })
    table.finishTurn().finishTurn()
    expect(table.legal()).toEqual([])
    expect(table.game.decisions(table.state)).toEqual([])
    expect(table.whyNot('done')?.key).toBe('refusal.over')
  })

  it('while it is played there is no outcome', () => {
    expect(layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'b2' }).match.outcome).toBe(null)
  })
})

describe('who wins (seed 004, Game End; ruling 12)', () => {
  /** The last turn of a game is played out. */
  function ended(layout: Pick<Layout, 'points' | 'stomachs'>): Table {
    const table = layOut({
      sharks: { bull: 'a1', tiger: 'd3', mako: 'd1' },
      boat: 'b3',
      turn: 'mako',
      round: 30,
      ...layout,
    })
    return table.finishTurn()
  }

  it('most points win', () => {
    const table = ended({ points: { bull: 12, tiger: 20, mako: 19 } })
    expect(table.match.outcome).toMatchObject({
      winners: seatSet(1),
      scores: [12, 20, 19],
      tieBreak: null,
    })
  })

  it('most points win, however much trash there is', () => {
    const table = ended({ points: { bull: 12, tiger: 20 }, stomachs: { tiger: 'trash trash trash' } })
    expect(table.match.outcome?.winners).toBe(seatSet(1))
  })

  it('level on points, less trash wins', () => {
    const table = ended({
      points: { bull: 20, tiger: 20 },
      stomachs: { bull: 'trash small-bony', tiger: 'trash trash' },
    })
    expect(table.match.outcome).toMatchObject({ winners: seatSet(0), tieBreak: { key: 'sharks.tie.trash' } })
  })

  it('less trash does not help a shark with fewer points', () => {
    const table = ended({
      points: { bull: 20, tiger: 20, mako: 19 },
      stomachs: { bull: 'trash', tiger: 'trash trash' },
    })
    expect(table.match.outcome?.winners).toBe(seatSet(0))
  })

  it('level on both, the victory is shared', () => {
    const table = ended({ points: { bull: 20, tiger: 20 }, stomachs: { bull: 'trash', tiger: 'trash' } })
    expect(table.match.outcome).toMatchObject({
      winners: seatSet(0, 1),
      tieBreak: { key: 'sharks.tie.shared' },
    })
  })

  it('of three level on points, two with the least trash share', () => {
    const table = ended({
      points: { bull: 20, tiger: 20, mako: 20 },
      stomachs: { tiger: 'trash trash' },
    })
    expect(table.match.outcome?.winners).toBe(seatSet(0, 2))
  })

  it('the outcome says whose stomach ended the game', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'b2', stomachs: { mako: NINE } })
    table.finishTurn().finishTurn()
    expect(table.match.outcome?.why).toEqual({ key: 'sharks.end.full', params: { seat: 'mako' } })
  })

  it('or that the last round is over (house bound)', () => {
    expect(ended({}).match.outcome?.why).toEqual({ key: 'sharks.end.rounds', params: { round: 30 } })
  })
})

describe('how long a game lasts (to test against)', () => {
  const DELAYS = ['bag-empty', 'none-shown', 'waited']

  it('3 to 10 rounds, unless a bag ran empty or a shark had to wait or stood on Oil', () => {
    const lengths = new Set<number>()
    for (let seed = 1; seed <= 150; seed++) {
      const table = setUp({ players: 2 + (seed % 3) }, {}, seed)
      let delayed = false
      while (table.playAtRandom())
        for (const { key, params } of table.events)
          if (DELAYS.includes(key.replace('sharks.', '')) || params.tile === 'oil') delayed = true
      expect(table.all.round).toBeGreaterThanOrEqual(3)
      if (!delayed) {
        expect(table.all.round).toBeLessThanOrEqual(10)
        lengths.add(table.all.round)
      }
    }
    expect(lengths.size).toBeGreaterThan(2)
  })
})
