import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { turnUpNext } from './calendar-phase.ts'
import { FINS } from './components.ts'
import { content } from './content/index.ts'
import { layOut, setUp } from './testing.ts'

const TILES = 'skiers-and-ski-boat skiers-and-ski-boat reef-diver teens-sailing'

describe('I. Calendar Phase (seed 002)', () => {
  it('step 1: the First Player token passes left, but not on the first turn', () => {
    expect(setUp({ hunters: ['harlan', 'sheriff'], first: 'sheriff' }).play('strategy mayor').all.first).toBe(
      'sheriff',
    )
    const later = layOut({ phase: 'calendar', turn: 2, first: 'harlan' })
    expect(later.all.first).toBe('sheriff')
  })

  it('step 1: it passes over the Shark (ruling 1)', () => {
    const table = layOut({ phase: 'calendar', turn: 2, hunters: 'harlan sheriff', first: 'sheriff' })
    expect(table.all.first).toBe('harlan')
  })

  it('step 3: four Hunters and +1 are five tiles', () => {
    const table = layOut({
      phase: 'calendar',
      hunters: 'harlan sheriff anya pilot',
      draws: { calendar: 'coastal-sighting' },
    })
    expect(table.all.tiles).toHaveLength(5)
  })

  it('steps 3 and 4: three Hunters, Coastal Sighting: four tiles, 2 + 2 + 3 + 2 fins, twelve with the base', () => {
    const table = setUp(
      { hunters: ['harlan', 'sheriff', 'anya'] },
      { calendar: 'coastal-sighting', tile: `${TILES} lone-swimmer` },
    )
    table.play('strategy mayor')
    expect(table.all.tiles.map(({ place }) => place)).toEqual(TILES.split(' '))
    expect(table.all.tiles.map(({ fins }) => fins)).toEqual([2, 2, 3, 2])
    expect(table.state.fins.reduce((a, b) => a + b, 0)).toBe(12)
    expect(table.view('shark').shark.fins?.toPlace).toMatchObject({ shark: 1, fog: 0, rammed: 0 })
  })

  it('step 3: never fewer than one tile', () => {
    const calendar = content.builtIn.calendar.map((card) => ({ ...card, modifier: -1 }))
    const pack = content.load({ game: 'shark-island', calendar })
    expect(layOut({ phase: 'calendar', content: pack }).all.tiles).toHaveLength(1)
  })

  it('the stack lies face up: its next tile is public, and comes first', () => {
    const table = setUp({}, { tile: 'reef-diver crowded-beach' })
    expect(table.view().stack.next).toBe('reef-diver')
    expect(table.play('strategy press').all.tiles[0].place).toBe('reef-diver')
  })

  it('an empty Calendar is shuffled from its discards (ruling 19)', () => {
    const table = layOut({ phase: 'dusk', turn: 3 })
    const { state } = table
    const { turn } = state
    for (let day = 0; day < state.calendarDeck.length; day++) {
      state.calendarDiscards[day] += state.calendarDeck[day]
      state.calendarDeck[day] = 0
    }
    const heard: string[] = []
    while (table.state.turn === turn && table.playAtRandom()) heard.push(...table.happened)
    expect(heard).toContain('calendar-reshuffled')
    expect(table.all.calendar.left).toBe(16)
  })

  it('a stack that runs out goes on with the used tiles, shuffled together (ruling 19)', () => {
    const { state, setting, game } = layOut({ phase: 'shark', tiles: 'teens-sailing lone-swimmer' })
    state.used[state.next]++
    for (const [front, count] of state.stack.entries()) state.used[front] += count
    state.stack.fill(0)
    const heard: string[] = []
    turnUpNext(setting, state, new FastChance(1), ({ key }) => heard.push(key))
    expect(heard).toEqual(['shark-island.tiles-reshuffled'])
    expect(state.stack.reduce((a, b) => a + b) + 1).toBe(24 - 2)
    expect(state.used.every((count) => count === 0)).toBe(true)
    expect(game.invariants(state)).toEqual([])
  })

  it.each([
    ['coast-guard-drill', (t: ReturnType<typeof layOut>) => t.hunter('harlan').rerolls, 3],
    ['whale-carcass', (t: ReturnType<typeof layOut>) => t.state.coins, 3],
    ['sea-mist', (t: ReturnType<typeof layOut>) => Number(t.state.blank), 1],
    ['glassy-sea', (t: ReturnType<typeof layOut>) => t.state.searchShift, 1],
    ['heavy-swell', (t: ReturnType<typeof layOut>) => t.state.searchShift, -1],
    ['spotter-plane', (t: ReturnType<typeof layOut>) => t.state.limitShift, 1],
    ['open-channel', (t: ReturnType<typeof layOut>) => Number(t.state.converge), 1],
    ['tackle-shop-talk', (t: ReturnType<typeof layOut>) => t.hunter('sheriff').handSize, 1],
    ['warm-current', (t: ReturnType<typeof layOut>) => t.view('shark').shark.handSize, 2],
    ['boatyard-favour', (t: ReturnType<typeof layOut>) => t.hunter('harlan').damage, 0],
  ])('the event %s', (day, read, value) => {
    const table = layOut({ phase: 'calendar', damage: { harlan: 1 }, draws: { calendar: day } })
    expect(read(table)).toBe(value)
  })

  it('Holiday Weekend: two more False Fins', () => {
    const table = layOut({ phase: 'calendar', draws: { calendar: 'holiday-weekend' } })
    const icons = table.all.tiles.reduce((sum, { fins }) => sum + fins, 0)
    expect(25 - table.all.finPool.left).toBe(icons + 2)
  })

  it('Coastal Sighting: a Reroll token for each Hunter, a coin for the Shark', () => {
    const table = layOut({ phase: 'calendar', coins: 0, draws: { calendar: 'coastal-sighting' } })
    expect(table.all.hunters.map(({ rerolls }) => rerolls)).toEqual([3, 3])
    expect(table.state.coins).toBe(1)
  })

  it.each([
    ['dolphin-parade', 'dolphin', { rerolls: 3, coins: 0 }],
    ['dolphin-parade', 'seal', { rerolls: 2, coins: 0 }],
    ['seal-colony', 'seal', { rerolls: 2, coins: 1 }],
    ['seal-colony', 'shoal', { rerolls: 3, coins: 0 }],
    ['seal-colony', 'dolphin', { rerolls: 2, coins: 0 }],
  ])('the event %s, for whoever finds a %s', (day, fin, gained) => {
    const table = layOut({
      phase: 'search',
      day,
      coins: 0,
      fins: `${fin} shark, prank`,
      at: { harlan: 1 },
      draws: { die: 'binoculars binoculars', fin },
    }).play('reveal')
    expect({ rerolls: table.hunter('harlan').rerolls, coins: table.state.coins }).toEqual(gained)
  })
})

describe('Game Setup (seed 002)', () => {
  const table = setUp({ hunters: ['tempest', 'harlan', 'sheriff'] })

  it.each([
    ['two Hunters', 8],
    ['three Hunters', 10],
    ['four Hunters', 13],
  ])('%s: the Shark starts at %i', (what, health) => {
    const hunters = ['tempest', 'harlan', 'sheriff', 'anya'].slice(
      0,
      ['two Hunters', 'three Hunters', 'four Hunters'].indexOf(what) + 2,
    )
    expect(setUp({ hunters }).state.health).toBe(health)
  })

  it('step 2: two skill cards for the Shark, and a coin for each Hunter', () => {
    expect(table.view('shark').shark.hand).toHaveLength(2)
    expect(table.state.coins).toBe(3)
  })

  it('steps 3 and 4: each Hunter has one skill card and two Reroll tokens', () => {
    for (const { handSize, rerolls } of table.all.hunters)
      expect({ handSize, rerolls }).toEqual({ handSize: 1, rerolls: 2 })
    expect(table.all.rerollsLeft).toBe(9)
  })

  it('step 2: one Shark Fin and two False Fins, 25 more in the pool, the Hazard Fins aside', () => {
    const { fins, pool, hazards } = table.state
    expect(fins[FINS.indexOf('shark')]).toBe(1)
    expect(fins.reduce((a, b) => a + b)).toBe(3)
    expect(pool.reduce((a, b) => a + b)).toBe(25)
    expect(Number(hazards)).toBe(0)
  })

  it('steps 5, 6 and 10: seventeen Calendar cards, 24 tiles with the first one showing, 52 Combat cards', () => {
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
    const { calendarDeck, stack, cards } = table.state
    expect([sum(calendarDeck), sum(stack) + 1, sum(cards)]).toEqual([17, 24, 52])
    expect(table.view('harlan').stack.next).toBe(table.view('shark').stack.next)
  })

  it('step 7: three Action Dice', () => {
    const turn = layOut({ phase: 'hunters', fins: 'shark, seal', draws: { die: 'repair repair shark' } })
    expect(turn.state.dice.reduce((a, b) => a + b)).toBe(3)
  })

  it('step 11: the First Player is named by the table, or drawn', () => {
    expect(setUp({ hunters: ['tempest', 'harlan'], first: 'harlan' }).all.first).toBe('harlan')
    expect(setUp({ hunters: ['tempest', 'harlan'] }, { first: 'tempest' }).all.first).toBe('tempest')
  })

  it('step 8: sixteen Terror tokens, one of them Wild', () => {
    expect(table.state.tokens).toEqual([5, 5, 5, 1])
  })

  it('step 9: the Shark chooses one of four strategies, and nobody else sees which', () => {
    expect(table.legal()).toEqual([
      'strategy resort',
      'strategy mayor',
      'strategy press',
      'strategy ghost-town',
    ])
    table.play('strategy press')
    expect(table.view('shark').shark.strategy).toBe('press')
    expect(table.view('harlan').shark.strategy).toBe(null)
    expect(table.told('harlan')[0]).toBe('The Shark has chosen a strategy.')
  })

  it('Hunters see each other’s cards, the Shark and watchers do not (ruling 1)', () => {
    expect(table.view('harlan').hunters.every(({ hand }) => hand !== null)).toBe(true)
    expect(table.view('shark').hunters.every(({ hand }) => hand === null)).toBe(true)
    expect(table.view().shark.hand).toBe(null)
    expect(table.view('harlan').shark.hand).toBe(null)
  })
})
