import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { FALSE_FIN } from '../components.ts'
import { type Layout, layOut, type Table } from '../testing.ts'
import { drawTerror, reachesGoal } from './terror-tokens.ts'

const SEVEN = 'resort resort press press mayor mayor'
/** One short of Mayor Fired, whatever the ninth is. */
const EIGHT = 'mayor mayor mayor mayor mayor press press press'

function combat(more: Partial<Layout>): Table {
  return layOut({
    phase: 'combat',
    tiles: 'lone-swimmer reef-diver',
    backs: '1 1',
    fins: '(shark), seal',
    found: 1,
    at: { harlan: 1, sheriff: 1 },
    ...more,
  })
}

describe('VI. Terrorize Phase: the worked example (seed 002; rules, To test against)', () => {
  it('7 Terror; two crafts sunk give one, the Lone Swimmer one more: R3 P2 M4 = 9, and Mayor Fired is not yet won', () => {
    const table = combat({
      strategy: 'mayor',
      terror: SEVEN,
      wild: 'mayor',
      damage: { harlan: 2, sheriff: 1 },
      draws: { down: '2 2 10', card: '4 5 10', terror: 'resort mayor' },
    })
    expect(table.all.terror.total).toBe(7)
    table.play('pass', 'pass', 'pass')
    expect(table.all.terror).toMatchObject({
      total: 9,
      lines: { resort: 3, press: 2, mayor: 3 },
      wild: 'mayor',
    })
    expect(table.winner).toBe('nobody yet')
  })
})

describe('Winning with Terror (seed 002, Winning and Losing; ruling 17)', () => {
  it('8 Terror with 5 Mayor is not enough for Mayor Fired; a ninth of any kind is', () => {
    const table = layOut({
      phase: 'terrorize',
      strategy: 'mayor',
      terror: EIGHT,
      fins: 'shark, seal',
      backs: '1 1',
      draws: { terror: 'resort' },
    })
    expect(table.winner).toBe('shark')
    expect(table.match.outcome).toMatchObject({ winners: 1, why: { key: 'shark-island.end.terror' } })
    expect(table.view('harlan').shark.strategy).toBe('mayor')
  })

  it('tokens come one by one, and the game ends with the one that wins', () => {
    const table = layOut({
      phase: 'terrorize',
      strategy: 'mayor',
      terror: EIGHT,
      fins: 'shark, seal',
      tiles: 'teens-sailing reef-diver',
      backs: '4 1',
      draws: { terror: 'resort' },
    })
    expect(table.all.terror.total).toBe(9)
  })

  it('by Terrorize at Night, before the Shark places a fin', () => {
    const table = layOut({
      phase: 'shark',
      coins: 8,
      strategy: 'mayor',
      terror: EIGHT,
      draws: { die: 'shark buoy buoy', terror: 'press' },
    })
    expect(table.play('buy night').winner).toBe('shark')
    expect(table.question).toBe('over')
  })

  it('by three Sharks on a Hunter’s dice, before an action', () => {
    const table = layOut({
      phase: 'hunters',
      fins: 'shark, seal',
      rerolls: { harlan: 0 },
      strategy: 'mayor',
      terror: EIGHT,
      draws: { die: 'shark shark shark', terror: 'press' },
    })
    expect(table.winner).toBe('shark')
    expect(table.question).toBe('over')
  })

  it('by the token for a sunk craft, before the tile gives any', () => {
    const table = combat({
      strategy: 'mayor',
      terror: EIGHT,
      damage: { harlan: 2 },
      draws: { down: '2 2 10', card: '4 5 10', terror: 'press' },
    })
    table.play('pass', 'pass', 'pass')
    expect(table.winner).toBe('shark')
    expect(table.happened).not.toContain('terrorized')
    expect(table.all.terror.total).toBe(9)
  })

  it.each([
    [11, false],
    [12, true],
  ])('Ghost Town with %i: %s', (count, won) => {
    const { state } = layOut({ phase: 'calendar' })
    state.terror = [5, 5, count - 10]
    expect(reachesGoal(state, 3)).toBe(won)
  })

  it('the Wild counts for the line it is on', () => {
    const { state } = layOut({ phase: 'calendar' })
    state.terror = [4, 2, 2]
    state.wild = 0
    expect(reachesGoal(state, 0)).toBe(true)
    state.wild = 1
    expect(reachesGoal(state, 0)).toBe(false)
  })
})

it('the pool of sixteen Terror tokens is finite: from an empty one nothing is drawn', () => {
  const { state, setting } = layOut({ phase: 'calendar' })
  const heard: string[] = []
  state.tokens.fill(0)
  state.due = 2
  drawTerror(setting, state, new FastChance(1), ({ key }) => heard.push(key))
  expect([state.due, state.terror, heard]).toEqual([0, [0, 0, 0], []])
})

describe('the Wild token (ruling 17)', () => {
  function drawn(terror: string, draws: string, more: Partial<Layout> = {}): Table {
    return layOut({
      phase: 'terrorize',
      strategy: 'ghost-town',
      terror,
      fins: 'shark, seal',
      tiles: 'teens-sailing reef-diver',
      backs: '4 1',
      ...more,
      draws: { terror: draws },
    })
  }

  it('goes on any line, or opens one that is named later', () => {
    const table = drawn('', 'wild mayor press resort')
    expect(table.legal()).toEqual(['wild resort', 'wild mayor', 'wild press', 'wild open'])
    table.play('wild open')
    expect(table.question).toBe('shark join')
    table.play('apart')
    expect(table.question).toBe('shark join')
    table.play('apart')
    // The third event needs a line: the Wild's gets its name.
    expect(table.happened).toContain('wild')
    expect(table.state.wild).toBe(0)
  })

  it('is joined by the first token of an event, if the Shark wants', () => {
    const table = drawn('', 'wild mayor mayor mayor').play('wild open', 'join')
    expect(table.state.wild).toBe(1)
  })

  it('opens none when all three lines are taken', () => {
    const table = drawn('mayor press resort', 'wild')
    expect(table.legal()).not.toContain('wild open')
    expect(table.whyNot('wild open')).toBe('open-line')
  })

  it('wins when it is placed, on the line that lacks it', () => {
    const eight = 'mayor mayor mayor mayor press press press press'
    const begin = () => drawn(eight, 'wild resort resort resort', { strategy: 'mayor' })
    expect(begin().question).toBe('shark wild')
    expect(begin().play('wild mayor').all).toMatchObject({ winner: 'shark', terror: { total: 9 } })
    expect(begin().play('wild press').winner).toBe('nobody yet')
  })

  it('counts towards nine before its line has a name', () => {
    const one = { strategy: 'mayor', tiles: 'lone-swimmer reef-diver', backs: '1 1' } as const
    expect(drawn(EIGHT, 'wild', one).play('wild open').winner).toBe('shark')
    const later = drawn('mayor mayor mayor mayor mayor press press', 'press', { ...one, wild: 'open' })
    expect(later.winner).toBe('shark')
    expect(later.all.terror).toMatchObject({ total: 9, wild: 'open' })
  })

  it('counts towards twelve before its line has a name', () => {
    const ten = 'mayor mayor mayor mayor mayor press press press press press'
    expect(layOut({ phase: 'shark', terror: ten, wild: 'open' }).all.terror.total).toBe(11)
    expect(drawn(ten, 'resort', { wild: 'open' }).winner).toBe('shark')
  })
})

describe('Hunter’s Response (seed 002, VI.; rulings 1 and 18)', () => {
  const struck = (more: Partial<Layout> = {}): Table =>
    layOut({
      phase: 'terrorize',
      hunters: 'harlan sheriff anya',
      fins: 'shark, seal',
      backs: '1 1',
      at: { harlan: 1, sheriff: 1, anya: 2 },
      ...more,
      draws: { terror: 'mayor', down: '10 2 2 9', card: '10 4 4 9', ...more.draws },
    })

  it('the Hunters on the terrorized tile vote; nobody sees a vote before all are given', () => {
    const table = struck()
    expect(table.all.decisions[0]).toMatchObject({ need: 'each', seats: 0b0110 })
    table.play('vote attack')
    expect(table.view('sheriff').hunters[0].vote).toBe('secret')
    expect(table.view('harlan').hunters[0].vote).toBe('attack')
    expect(table.all.decisions[0].seats).toBe(0b0100)
  })

  it('if votes are level the First Player’s decides, or the next clockwise on the tile', () => {
    expect(struck().play('vote attack', 'vote leave').happened).toContain('combat')
    expect(struck().play('vote leave', 'vote attack').happened).not.toContain('combat')
    expect(struck({ first: 'anya' }).play('vote attack', 'vote leave').happened).toContain('combat')
    expect(struck({ first: 'sheriff' }).play('vote attack', 'vote leave').happened).not.toContain('combat')
  })

  it('the majority decides, also against the First Player', () => {
    const all = { at: { harlan: 1, sheriff: 1, anya: 1 } }
    expect(struck(all).play('vote leave', 'vote attack', 'vote attack').happened).toContain('combat')
    expect(struck(all).play('vote attack', 'vote leave', 'vote leave').happened).not.toContain('combat')
  })

  it('those on the tile are Active, the others In Communication; the Shark terrorizes no second time', () => {
    const table = struck({ draws: { down: '2 2 2 10', card: '4 4 5 10' } }).play('vote attack', 'vote attack')
    expect(table.all.combat.active).toEqual(['harlan', 'sheriff'])
    table.play('pass', 'pass', 'pass', 'pass')
    expect(table.happened).not.toContain('terrorized')
    expect(table.happened).toContain('dusk')
  })

  it('wounds count, and a sunk craft is one Terror', () => {
    const table = struck({ damage: { sheriff: 1 }, draws: { terror: 'mayor press' } })
    table.play('vote attack', 'vote attack', 'pass', 'pass', 'pass', 'pass')
    expect(table.state.health).toBe(9)
    expect(table.all.terror.lines).toMatchObject({ mayor: 1, press: 1 })
  })

  it('no further reward for the Shark: beaten Hunters In Communication pay no coin', () => {
    const lost = struck().play('vote attack', 'vote attack', 'pass', 'pass', 'pass', 'pass')
    expect(lost.happened).toContain('dusk')
    expect(lost.happened).not.toContain('paid')
    expect(lost.state.coins).toBe(struck().state.coins)
  })

  it('in a combat of the Combat Phase they pay it', () => {
    const found = struck({ phase: 'combat', fins: '(shark), seal', found: 1 })
    found.play('pass', 'pass', 'pass', 'pass')
    expect(found.happened).toContain('paid')
  })

  it('In Communication Hunters win a bonus in it too', () => {
    const won = struck({ draws: { down: '10 2 10 9', card: '10 4 10 9' } })
    won.play('vote attack', 'vote attack', 'pass', 'pass', 'pass', 'pass')
    expect(won.question).toBe('anya bonus')
    expect(won.play('bonus reroll').hunter('anya').rerolls).toBe(3)
  })

  it('up to rules number 2 In Communication Hunters win a bonus or pay a coin in it too', () => {
    const struck2 = (more: Partial<Layout> = {}): Table => struck({ ...more, rules: 2 })
    const lost = struck2().play('vote attack', 'vote attack', 'pass', 'pass', 'pass', 'pass')
    const paid = lost.events.filter(({ key }) => key === 'shark-island.paid')
    expect(paid.map(({ params }) => params.seat)).toEqual(['anya'])
    const won = struck2({ draws: { down: '10 2 10 9', card: '10 4 10 9' } })
    won.play('vote attack', 'vote attack', 'pass', 'pass', 'pass', 'pass')
    expect(won.question).toBe('anya bonus')
    expect(won.play('bonus reroll').hunter('anya').rerolls).toBe(3)
  })

  it('nobody is asked when the Shark has just won', () => {
    const table = struck({ strategy: 'mayor', terror: EIGHT, draws: { terror: 'press' } })
    expect(table.winner).toBe('shark')
    expect(table.question).toBe('over')
  })

  it('none when nobody is on the tile, nor when the Shark was found', () => {
    expect(struck({ at: { harlan: 2, sheriff: 2, anya: 0 } }).all.turn).toBe(2)
    expect(struck({ fins: '(shark), seal', found: 1 }).all.turn).toBe(2)
  })
})

describe('VII. Dusk Phase (seed 002; ruling 19)', () => {
  it('tiles, crafts and fins go back, and the next turn begins', () => {
    const table = layOut({ phase: 'dusk', fins: 'shark fog, seal', at: { harlan: 1 } })
    expect(table.all.turn).toBe(2)
    expect(table.hunter('harlan').at).toBe('ashore')
    expect(table.all.hazards).toBe(false)
  })

  it('the False Fins go back to the pool, and come from it again', () => {
    const { state } = layOut({ phase: 'dusk', fins: 'shark seal seal dolphin, (seal) dolphin shoal' })
    expect(state.placed.every((count) => count === 0)).toBe(true)
    expect(state.pool.map((left, kind) => left + state.fins[FALSE_FIN + kind])).toEqual([6, 8, 7, 6])
  })

  it('after forty turns it is a draw', () => {
    const table = layOut({ phase: 'dusk', turn: 40, fins: 'shark, seal' })
    expect(table.match.outcome).toMatchObject({ winners: 0, why: { key: 'shark-island.end.turns' } })
  })

  it('the back of a tile is seen when it is turned, and remembered until the tiles are shuffled', () => {
    const table = layOut({
      phase: 'terrorize',
      fins: 'shark, seal',
      backs: '2 1',
      draws: { terror: 'mayor mayor' },
    })
    expect(table.all.stack.seen['lone-swimmer'][2]).toBe(1)
  })
})
