import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import { type Layout, layOut, setUp, type Table } from './testing.ts'
import type { SharksView } from './view.ts'

function hands(view: SharksView): (readonly string[] | null)[] {
  return view.seats.map(({ hand }) => hand)
}

function inPlay(layout: Partial<Layout> = {}): Table {
  return layOut({
    sharks: { mako: 'b1', tiger: 'd3' },
    boat: 'c2',
    trash: 'b3',
    stomachs: { tiger: 'trash small-bony' },
    points: { tiger: 6 },
    hands: { mako: 'big-game fast-food ink-spot', tiger: 'tall-order tall-order shell-shock' },
    ...layout,
  })
}

const MAKO = ['big-game', 'fast-food', 'ink-spot']
const TIGER = ['tall-order', 'tall-order', 'shell-shock']

describe('a hand of score cards (seed 004, Set Up 4b)', () => {
  it('may be kept secret: only its owner sees it', () => {
    expect(hands(inPlay().view('mako'))).toEqual([MAKO, null])
    expect(hands(inPlay().view('tiger'))).toEqual([null, TIGER])
  })

  it('is not seen by those who watch', () => {
    expect(hands(inPlay().view())).toEqual([null, null])
  })

  it('is seen by one who holds both seats', () => {
    const table = inPlay()
    expect(hands(table.game.view(table.state, seatSet(0, 1)))).toEqual([MAKO, TIGER])
  })

  it('need not be secret: at an open table all see all', () => {
    const table = inPlay({ options: { hands: 'open' } })
    for (const viewer of [WATCHER, seatSet(0), seatSet(1)])
      expect(hands(table.game.view(table.state, viewer))).toEqual([MAKO, TIGER])
  })

  it('everybody knows how many cards it has, also while it is changed', () => {
    const table = inPlay().play('swim a1', 'stop', 'score 1', 'score 3')
    expect(table.view('tiger').seats[0]).toMatchObject({ hand: null, handSize: 1, deckSize: 21 })
  })

  it('does not show through anywhere else: other cards in it give the same view', () => {
    const other = inPlay({ hands: { mako: 'mackerel-sky up-a-gear up-a-gear', tiger: TIGER.join(' ') } })
    expect(inPlay().view('tiger')).toEqual(other.view('tiger'))
    expect(inPlay().view('mako')).not.toEqual(other.view('mako'))
  })

  it('nor does it in what is told when cards are drawn: the others hear how many', () => {
    const table = inPlay({ draws: { 'card-mako': ['mackerel-sky', 'up-a-gear'] } })
    table.play('swim a1', 'stop', 'score 1', 'score 3').play('done')
    expect(table.told('mako')[0]).toBe('Shortfin Mako draws Mackerel Sky and Up a Gear.')
    for (const lines of [table.told('tiger'), table.told()])
      expect(lines[0]).toBe('Shortfin Mako draws 2 score cards.')
  })

  it('at an open table all hear which cards were drawn', () => {
    const table = inPlay({ options: { hands: 'open' }, draws: { 'card-mako': ['mackerel-sky'] } })
    table.play('swim a1', 'stop', 'score 1').play('done')
    expect(table.told('tiger')[0]).toBe('Shortfin Mako draws Mackerel Sky.')
  })

  it('in the set-up too, each hears their own three cards only', () => {
    const table = setUp({ sharks: ['mako', 'tiger'] }, { 'card-mako': ['big-game', 'ink-spot', 'big-game'] })
    expect(table.told('mako')).toContain('Shortfin Mako draws Big Game, Ink Spot and Big Game.')
    expect(table.told('tiger')).toContain('Shortfin Mako draws 3 score cards.')
    expect(table.told('tiger').join()).not.toContain('Big Game')
  })
})

describe('everything else is open (rules: open information except bags, stacks, decks and hands)', () => {
  it('all see the same but for hands', () => {
    const table = inPlay()
    const open = (view: SharksView) => ({
      ...view,
      mine: [],
      seats: view.seats.map((seat) => ({ ...seat, hand: null })),
    })
    expect(open(table.view('mako'))).toEqual(open(table.view('tiger')))
    expect(open(table.view('mako'))).toEqual(open(table.view()))
  })

  it('where everything is, what was eaten, who has how many points', () => {
    const view = inPlay().view()
    expect(view).toMatchObject({ boat: 'c2', round: 1, active: 'mako', first: 'mako', step: 'swim' })
    expect(view.cells.find(({ cell }) => cell === 'b3')).toMatchObject({ tile: 'reef-medium' })
    expect(view.cells.filter(({ trash }) => trash !== null).map(({ cell }) => cell)).toEqual(['b3'])
    expect(view.seats[1]).toMatchObject({ seat: 'tiger', at: 'd3', points: 6 })
    expect(view.seats[1].stomach[1]).toEqual({ type: 'bony', size: 'small' })
  })

  it('scored and discarded cards lie face up', () => {
    const table = inPlay().play('swim a1', 'stop', 'score 9')
    expect(table.view('tiger').seats[0].discards).toEqual(['ink-spot'])
  })

  it('what is asked and of whom', () => {
    const [decision] = inPlay().view().decisions
    expect(decision).toMatchObject({ seats: seatSet(0), need: 'any', prompt: { key: 'sharks.ask.swim' } })
  })

  it('bags, stacks and decks are counts without an order', () => {
    const { bags, stack, trashStack, seats } = inPlay().view()
    expect(Object.values(bags.small.inside).every(Number.isInteger)).toBe(true)
    expect(Object.values(stack).every(Number.isInteger)).toBe(true)
    expect(trashStack).toHaveLength(4)
    expect(seats[0].deckSize).toBe(21)
    expect(Object.keys(seats[0]).sort()).toEqual([
      'at',
      'deckSize',
      'discards',
      'hand',
      'handSize',
      'places',
      'points',
      'seat',
      'stomach',
    ])
  })

  it('a shark not yet placed is nowhere', () => {
    expect(setUp().view().seats[0].at).toBe(null)
  })
})

describe('a view as something to think with', () => {
  it('does not change when the game goes on', () => {
    const table = inPlay()
    const view = table.view('mako')
    const before = JSON.stringify(view)
    table.finishTurn()
    expect(JSON.stringify(view)).toBe(before)
  })

  it('is enough to imagine a whole state that looks the same, in every step of a game', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const table = setUp({ players: 2 + (seed % 3) }, {}, seed)
      do {
        const view = table.view(table.turn)
        const imagined = table.game.imaginer(view)(new FastChance(seed))
        expect(table.game.view(imagined, seatSet(table.state.active))).toEqual(view)
        expect(table.game.invariants(imagined)).toEqual([])
      } while (table.playAtRandom())
    }
  })
})
