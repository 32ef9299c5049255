import { describe, expect, it } from 'vitest'
import { type Layout, layOut, type Table } from '../testing.ts'
import { reachesGoal } from './terror-tokens.ts'

const SEVEN = 'resort resort press press mayor mayor'

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
  const mayor5 = 'mayor mayor mayor mayor mayor'

  it('8 Terror with 5 Mayor is not enough for Mayor Fired; a ninth of any kind is', () => {
    const table = layOut({
      phase: 'terrorize',
      strategy: 'mayor',
      terror: `${mayor5} press press press`,
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
      terror: `${mayor5} press press press`,
      fins: 'shark, seal',
      tiles: 'teens-sailing reef-diver',
      backs: '4 1',
      draws: { terror: 'resort' },
    })
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

describe('the Wild token (ruling 17)', () => {
  function drawn(terror: string, draws: string): Table {
    return layOut({
      phase: 'terrorize',
      strategy: 'ghost-town',
      terror,
      fins: 'shark, seal',
      tiles: 'teens-sailing reef-diver',
      backs: '4 1',
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
