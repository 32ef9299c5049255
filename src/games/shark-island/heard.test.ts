import { describe, expect, it } from 'vitest'
import { linesOf, playHeardAndUnheard } from '#kernel/testing/heard.ts'
import { sharkIsland } from './index.ts'
import { type Layout, layOut } from './testing.ts'

const { tables } = sharkIsland
const games = Array.from({ length: 24 }, (_, seed) =>
  playHeardAndUnheard(sharkIsland, tables[seed % tables.length], `heard ${seed}`),
)

describe('a game of Shark Island', () => {
  it('goes the same way when nobody listens', () => {
    for (const { heard, unheard } of games) expect(unheard).toBe(heard)
  })

  it('cannot be taken back where something hidden is shown', () => {
    const events = games.flatMap((game) => game.events)
    const shown = new Set(events.filter(({ reveals }) => reveals).map(({ key }) => key.slice(13)))
    expect([...shown].sort()).toEqual([
      'double-shark',
      'goal',
      'response',
      'shown',
      'struck',
      'terrorized',
      'total',
      'turned',
    ])
    for (const { key, reveals } of events) expect(reveals, key).toBe(shown.has(key.slice(13)))
  })
})

describe('what everyone hears of a turn (seed 002, Playing the Game)', () => {
  const heard = (layout: Layout, ...actions: string[]): string[] => {
    const table = layOut(layout)
    return linesOf(actions.length === 0 ? table.events : table.play(...actions).events)
  }

  it('I. Calendar Phase: who is First Player, the day, the tiles, the fins gained, the event; then the Shark draws', () => {
    const layout: Layout = {
      phase: 'calendar',
      turn: 2,
      hunters: 'harlan sheriff anya',
      first: 'harlan',
      draws: { calendar: 'coastal-sighting', tile: 'reef-diver lone-swimmer', 'skill-shark': 'murk' },
    }
    const { tiles } = layOut(layout).all
    expect(heard(layout)).toEqual([
      'round 2',
      'first sheriff',
      'day coastal-sighting',
      `tiles ${tiles.map(({ place }) => place)}`,
      `fins ${tiles.reduce((sum, { fins }) => sum + fins, 0)}`,
      'rerolls sheriff 1 3',
      'rerolls anya 1 3',
      'rerolls harlan 1 3',
      'coins 1 card 4',
      'drew shark shark/murk',
      'drew-hidden shark 1',
    ])
  })

  it('of a gain that there is nothing for, nothing is heard', () => {
    const events = heard({
      phase: 'calendar',
      rerolls: { harlan: 8, sheriff: 7 },
      draws: { calendar: 'coast-guard-drill' },
    })
    expect(events).toContain('day coast-guard-drill')
    expect(events.filter((line) => line.startsWith('rerolls'))).toEqual([])
  })

  it('II. Shark Phase: what is bought and what it brings', () => {
    expect(heard({ phase: 'shark', coins: 9, health: 7 }, 'buy fin', 'buy hazards', 'buy heal')).toEqual([
      'bought fin 2 7',
      'fins 1',
      'bought hazards 3 4',
      'hazards',
      'bought heal 4 0',
      'healed 1 8',
    ])
  })

  it('II. Shark Phase: a card is drawn, a card is played', () => {
    const layout: Layout = {
      phase: 'shark',
      coins: 4,
      hands: { shark: 'murk' },
      draws: { 'skill-shark': 'murk easy-prey' },
    }
    expect(heard(layout, 'buy card', 'play 7')).toEqual([
      'bought card 4 0',
      'drew shark shark/easy-prey',
      'drew-hidden shark 1',
      'played shark shark/murk',
    ])
  })

  it('II. Shark Phase: the dice of the night, and what comes of them', () => {
    const night = (die: string): Layout => ({ phase: 'shark', coins: 8, draws: { die, terror: 'wild' } })
    expect(heard(night('buoy shark repair'), 'buy night', 'wild open')).toEqual([
      'bought night 8 0',
      'night buoy,shark,repair',
      'terror wild 1 0',
      'wild-open 1',
    ])
    expect(heard(night('buoy repair repair'), 'buy night')).toEqual([
      'bought night 8 0',
      'night buoy,repair,repair',
      'night-calm',
    ])
  })

  it('II. Shark Phase: how many fins lie on each tile', () => {
    const layout: Layout = {
      phase: 'shark',
      coins: 2,
      tiles: 'lone-swimmer reef-diver surf-school',
      draws: { 'false-fin': 'seal', die: 'repair repair repair' },
    }
    expect(heard(layout, 'buy fin', 'done', 'put 1', 'put 1', 'put 2', 'put 3', 'done')).toEqual([
      'bought fin 2 0',
      'fins 1',
      'placed 1 lone-swimmer 2',
      'placed 2 reef-diver 1',
      'placed 3 surf-school 1',
      'rolled harlan repair,repair,repair',
    ])
  })

  const turn: Layout = {
    phase: 'hunters',
    fins: 'shark shoal seal, prank shoal',
    rerolls: { harlan: 1, sheriff: 0 },
    damage: { harlan: 2 },
    coins: 0,
  }

  it('III. Hunter Phase: each roll, what it pays, each action, and where the craft goes', () => {
    const draws = {
      die: 'shark buoy repair shark repair harpoon buoy buoy buoy',
      'skill-harlan': 'old-grudge',
    }
    expect(heard({ ...turn, draws }, 'reroll', 'draw', 'repair', 'sail 2')).toEqual([
      'reroll harlan 0',
      'rolled harlan harpoon,repair,shark',
      'coins 1 dice 1',
      'drew harlan harlan/old-grudge',
      'drew-hidden harlan 1',
      'repaired harlan 1 1',
      'sailed harlan 2 reef-diver',
      'rolled sheriff buoy,buoy,buoy',
      'three-buoys',
      'wounded 1 7',
    ])
  })

  it('III. Hunter Phase: a fin that is sighted, a token, the dock; three Sharks', () => {
    const draws = { die: 'harpoon buoy repair shark shark shark', fin: 'seal', terror: 'mayor' }
    expect(heard({ ...turn, draws }, 'keep', 'sight 1', 'token harpoon', 'dock')).toEqual([
      'turned 1 lone-swimmer seal 2',
      'rerolls harlan 1 2',
      'docked harlan',
      'repaired harlan 2 0',
      'rolled sheriff shark,shark,shark',
      'coins 3 dice 3',
      'three-sharks',
      'terror mayor 1 1',
    ])
  })

  it('IV. Search Phase: the dice; then what is found', () => {
    const layout: Layout = {
      phase: 'search',
      fins: 'seal rammed shark, shoal',
      at: { harlan: 1 },
      draws: { die: 'binoculars buoy', fin: 'rammed shark', down: '2 2 2', card: '4 5 6' },
    }
    expect(heard(layout)).toEqual(['searched harlan binoculars,buoy'])
    expect(heard(layout, 'reveal', 'reveal').slice(0, 5)).toEqual([
      'turned 1 lone-swimmer rammed 2',
      'damaged harlan 1 1',
      'turned 1 lone-swimmer shark 1',
      'found 1 lone-swimmer',
      'combat harlan',
    ])
  })

  it('IV. Search Phase: a Shark that is not found comes up, and all fins are shown', () => {
    const layout: Layout = {
      phase: 'search',
      fins: 'seal rammed shark, shoal',
      backs: '1 1',
      at: { harlan: 1 },
      damage: { harlan: 2 },
      draws: { die: 'binoculars binoculars', fin: 'rammed', terror: 'mayor' },
    }
    expect(heard(layout, 'reveal').slice(0, 10)).toEqual([
      'turned 1 lone-swimmer rammed 2',
      'damaged harlan 1 3',
      'sunk harlan',
      'struck 1 lone-swimmer 1',
      'shown 1 lone-swimmer seal',
      'shown 2 reef-diver shoal',
      'terrorized 1 lone-swimmer 1',
      'terror mayor 1 1',
      'dusk',
      'round 2',
    ])
  })

  it('V. Combat Phase: cards, Fight tokens, passes, totals, what each lost and won; then VI. and VII.', () => {
    const layout: Layout = {
      phase: 'combat',
      fins: '(shark), seal',
      found: 1,
      backs: '1 1',
      at: { harlan: 1, sheriff: 2 },
      damage: { harlan: 2 },
      draws: { terror: 'mayor press', down: '2 10 9', card: '4 10 9 shark 1' },
    }
    expect(heard(layout)).toEqual([
      'combat harlan',
      'dealt-down harlan 2',
      'dealt-down sheriff 10',
      'dealt-down shark 9',
      'dealt harlan 4',
      'dealt sheriff 10',
      'dealt shark 9',
    ])
    const actions = ['take', 'fight', 'keep', 'pass', 'pass', 'pass', 'bonus reroll']
    expect(heard(layout, ...actions).slice(0, 20)).toEqual([
      'dealt harlan shark',
      'fought harlan shark 2',
      'dealt harlan 1',
      'passed sheriff',
      'passed shark',
      'passed harlan',
      'total harlan 2,4,1 7 2,4,1',
      'total sheriff 10,10 20 10,10',
      'total shark 9,9 18 9,9',
      'lost harlan 7 18 lower',
      'damaged harlan 1 3',
      'sunk harlan',
      'sunk-terror',
      'terror mayor 1 1',
      'bonus sheriff',
      'rerolls sheriff 1 3',
      'terrorized 1 lone-swimmer 1',
      'terror press 2 1',
      'dusk',
      'round 2',
    ])
  })

  it('V. Combat Phase: a Harpoon, and the Shark beaten to death', () => {
    const layout: Layout = {
      phase: 'combat',
      fins: '(shark), seal',
      found: 1,
      health: 1,
      at: { harlan: 1, sheriff: 0 },
      draws: { down: '10 2 5', card: '5 2 5 shark 1' },
    }
    const actions = ['take', 'keep', 'pass', 'pass', 'take', 'harpoon 3', 'pass']
    expect(heard(layout, ...actions).slice(-9)).toEqual([
      'dealt harlan 1',
      'harpooned harlan',
      'passed harlan',
      'total harlan 10,5,1 16 10,5,1',
      'total sheriff 2,2 4 2,2',
      'total shark 5,5 10 5,5',
      'beat harlan 16 10 higher',
      'wounded 1 0',
      'over',
    ])
  })

  it('V. Combat Phase: what a Shark! counts, a tie, and why there is more damage', () => {
    const layout: Layout = {
      phase: 'combat',
      fins: '(shark), seal',
      found: 1,
      at: { harlan: 1, sheriff: 1 },
      draws: { down: '8 10 9', card: 'shark 8 9' },
    }
    const actions = ['pass', 'pass', 'pass']
    expect(heard(layout, ...actions).filter((line) => /total|lost|more|damaged/.test(line))).toEqual([
      'total harlan 8,shark 16 8,shark-8',
      'total sheriff 10,8 18 10,8',
      'total shark 9,9 18 9,9',
      'lost harlan 16 18 lower',
      'more-shark harlan',
      'damaged harlan 2 2',
      'lost sheriff 18 18 tie',
      'damaged sheriff 1 1',
    ])
  })

  it('V. Combat Phase: why there are more wounds, and what a thick hide keeps off', () => {
    const layout: Layout = {
      phase: 'combat',
      fins: '(shark), seal',
      found: 1,
      at: { harlan: 1, sheriff: 0 },
      hands: { shark: 'thick-hide' },
      draws: { down: '11 2 9', card: '7 2 9 5' },
    }
    const actions = ['take', 'keep', 'pass', 'play 2', 'pass', 'pass']
    expect(heard(layout, ...actions).filter((line) => /beat|more|less|wound/.test(line))).toEqual([
      'beat harlan 23 18 higher',
      'more-exact harlan',
      'less-hide 2',
      'no-wound',
    ])
    const low: Layout = { ...layout, draws: { down: '11 2 9', card: '7 2 9 4' } }
    expect(heard(low, ...actions).filter((line) => /beat|more|less|wound/.test(line))).toEqual([
      'beat harlan 22 18 higher',
      'less-hide 1',
      'no-wound',
    ])
  })

  it('VI. Terrorize Phase: the Hunters’ answer', () => {
    const layout: Layout = {
      phase: 'terrorize',
      fins: 'shark, seal',
      backs: '1 1',
      at: { harlan: 1, sheriff: 1 },
      draws: { terror: 'mayor', down: '10 2 9', card: '10 4 9' },
    }
    expect(heard(layout, 'vote attack', 'vote leave').slice(0, 2)).toEqual([
      'response attack',
      'combat harlan,sheriff',
    ])
  })

  it('VI. Terrorize Phase: the goal, and with it the end', () => {
    const layout: Layout = {
      phase: 'terrorize',
      strategy: 'mayor',
      terror: 'mayor mayor mayor mayor mayor press press press',
      fins: 'shark, seal',
      backs: '1 1',
      draws: { terror: 'resort' },
    }
    expect(heard(layout).slice(-3)).toEqual(['terror resort 9 1', 'goal mayor', 'over'])
  })
})
