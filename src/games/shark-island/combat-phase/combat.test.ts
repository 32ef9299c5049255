import { describe, expect, it } from 'vitest'
import { content } from '../content/index.ts'
import { type Layout, layOut, type Table } from '../testing.ts'

/** Harlan is First Player and on the Shark's tile, the Sheriff is elsewhere; cards are dealt Harlan, Sheriff, Shark. */
function combat(more: Partial<Layout>): Table {
  return layOut({
    phase: 'combat',
    hunters: 'harlan sheriff',
    tiles: 'lone-swimmer reef-diver',
    backs: '1 1',
    fins: '(shark), seal',
    found: 1,
    at: { harlan: 1, sheriff: 2 },
    ...more,
  })
}

/** What the lines counted when they were revealed, in that order. */
function totals(table: Table) {
  const revealed = table.events.filter(({ key }) => key === 'shark-island.total')
  return revealed.map(({ params }) => [params.seat, params.total])
}

describe('base Combat Line (seed 002, V. Combat Phase, step 1; ruling 8)', () => {
  it('one face down and one face up to each, from the First Player clockwise', () => {
    const table = combat({ first: 'sheriff', draws: { down: '2 4 5', card: '6 7 8' } })
    expect(table.line('sheriff')).toMatchObject({ down: '2', up: ['6'], total: 8 })
    expect(table.line('shark')).toMatchObject({ down: '4', up: ['7'] })
    expect(table.line('harlan')).toMatchObject({ down: '5', up: ['8'] })
  })

  it('offers begin at the Shark’s left and include the Shark', () => {
    const table = combat({ first: 'sheriff', draws: { down: '4 5 6', card: '2 2 4' } })
    expect(table.question).toBe('harlan offer')
    expect(table.play('pass').question).toBe('sheriff offer')
    expect(table.play('pass').question).toBe('shark offer')
  })

  it('a face-down card is its owner’s alone (ruling 1)', () => {
    const table = combat({ draws: { down: '2 4 5', card: '6 7 8' } })
    expect(table.view('harlan').combat.lines.map(({ down }) => down)).toEqual([null, '2', null])
    expect(table.view('shark').combat.lines.map(({ down }) => down)).toEqual(['5', null, null])
    expect(table.view().combat.lines.map(({ total }) => total)).toEqual([null, null, null])
  })

  it('neither card can be refused by Fight: nobody is asked', () => {
    expect(combat({ draws: { down: '2 2 2', card: 'shark 2 4' } }).question).toBe('harlan offer')
  })

  it('a later combat begins with all 52 cards and all Fight tokens again', () => {
    const table = combat({
      rerolls: { harlan: 0, sheriff: 0 },
      draws: {
        down: '10 2 10 10 10 10',
        card: '10 2 10 11 2 10 4 4',
        calendar: 'glassy-sea',
        die: 'binoculars shark harpoon shark repair harpoon',
        fin: 'shark',
      },
    })
    table.play('take', 'fight')
    expect(table.line('harlan').fight).toBe(2)
    table.play('keep', 'pass', 'pass', 'pass', 'done')
    while (table.legal()[0] !== 'done') table.play(table.legal()[0])
    table.play('done', 'sight 1', 'token shark', 'sail 1', 'token shark', 'token harpoon', 'sail 1')
    expect(table.happened).toContain('combat')
    expect(table.line('sheriff')).toMatchObject({ down: '10', up: ['10'] })
    expect(table.state.cards.reduce((a, b) => a + b)).toBe(52 - 6)
    expect(table.line('harlan').fight).toBe(3)
  })

  it('a day may give Fight tokens for each combat, to one side', () => {
    const fighting = (whom: 'hunters' | 'shark'): Table => {
      const calendar = content.builtIn.calendar.map((day) =>
        day.id === 'coast-guard-drill'
          ? { ...day, events: [{ for: whom, effect: { kind: 'fight', count: 2 } }] }
          : day,
      )
      const pack = content.load({ game: 'shark-island', calendar })
      return combat({ content: pack, draws: { down: '2 2 2', card: '4 5 6' } })
    }
    const tokens = (table: Table) => table.all.combat.lines.map(({ fight }) => fight)
    expect(tokens(combat({ draws: { down: '2 2 2', card: '4 5 6' } }))).toEqual([0, 3, 3])
    expect(tokens(fighting('hunters'))).toEqual([0, 5, 5])
    expect(tokens(fighting('shark'))).toEqual([2, 3, 3])
  })

  it('a Hazard in the base deal asks nothing more than the first offer does (ruling 8)', () => {
    const table = combat({ draws: { down: '4 5 6', card: '3 3 4' } })
    expect(table.legal()).toEqual(['take', 'pass'])
  })
})

describe('the Battle (step 2)', () => {
  it('whoever is over 23 must pass, is asked like everybody and does not say so (ruling 13)', () => {
    const table = combat({ draws: { down: '11 2 2', card: '10 2 4 11' } })
    table.play('take', 'keep')
    expect(table.line('harlan').total).toBe(32)
    expect(table.happened).toEqual(['dealt'])
    table.play('pass', 'pass')
    expect(table.question).toBe('harlan offer')
    expect(table.legal()).toEqual(['pass'])
    expect(table.whyNot('take')).toBe('over')
    expect(table.view('shark').decisions).toEqual(table.view('harlan').decisions)
    expect(table.view('shark').combat.lines[1].total).toBe(null)
  })

  it('Hazard: the same player takes another card at once, or passes', () => {
    const table = combat({ draws: { down: '4 5 6', card: '2 2 4 3' } })
    table.play('take', 'keep')
    expect(table.question).toBe('harlan offer')
    expect(table.play('pass').question).toBe('sheriff offer')
  })

  it('Fight acts before the card’s effect, also on a card forced by a Hazard (ruling 11)', () => {
    const table = combat({ draws: { down: '4 5 6', card: '2 2 4 3 3 10 5' } })
    table.play('take', 'fight')
    expect(table.line('harlan').fight).toBe(2)
    table.play('keep', 'take')
    expect(table.question).toBe('harlan dealt')
    table.play('fight', 'keep')
    expect(table.line('harlan').up).toEqual(['2', '3', '5'])
    expect(table.question).toBe('sheriff offer')
  })

  it('Fight refuses the card that goes over; with no token left nobody is asked', () => {
    const table = combat({ draws: { down: '11 2 2', card: '10 2 4 11 2' } })
    table.play('take')
    expect(table.legal()).toEqual(['keep', 'fight'])
    table.play('fight', 'keep')
    expect(table.line('harlan').total).toBe(23)
    expect(table.line('shark').fight).toBe(0)
  })

  it('Fight can be used again on the card that comes instead', () => {
    const table = combat({ draws: { down: '11 2 2', card: '10 2 4 11 shark 2' } })
    table.play('take', 'fight')
    expect(table.question).toBe('harlan dealt')
    table.play('fight')
    expect(table.line('harlan').fight).toBe(1)
    expect(table.play('keep').line('harlan')).toMatchObject({ up: ['10', '2'], total: 23 })
  })

  it('Fight costs a token: whoever has none left can only keep the card, or harpoon (Fight Skill)', () => {
    const table = combat({ draws: { down: '2 2 2', card: '6 2 4 shark 9 8 7 1' } })
    table.play('take', 'keep', 'pass', 'pass', 'take', 'fight', 'fight', 'fight')
    expect(table.line('harlan').fight).toBe(0)
    expect(table.question).toBe('harlan dealt')
    expect(table.legal()).toEqual(['keep', 'harpoon 3'])
    expect(table.whyNot('fight')).toBe('fight')
    expect(table.whyNot('take')).toBe('step')
  })

  it('with no card left in the deck nobody takes one, and nobody fights for another', () => {
    const table = combat({ draws: { down: '2 2 2', card: '6 2 4 9' } })
    const cards = [...table.state.cards]
    table.state.cards.fill(0)
    expect(table.legal()).toEqual(['pass'])
    for (const [card, count] of cards.entries()) table.state.cards[card] = count
    table.play('take')
    expect(table.legal()).toEqual(['keep', 'fight'])
    table.state.cards.fill(0)
    expect(table.legal()).toEqual(['keep'])
  })

  it('Harpoon: a Hunter dealt a 1 may discard an own face-up Shark! at once (ruling 10)', () => {
    const table = combat({ draws: { down: '2 2 2', card: '6 2 4 shark 1' } })
    table.play('take', 'keep', 'pass', 'pass', 'take')
    expect(table.line('harlan').total).toBe(14)
    expect(table.legal()).toEqual(['keep', 'fight', 'harpoon 3'])
    expect(table.whyNot('harpoon 2')).toBe('harpoon-there')
    table.play('harpoon 3')
    expect(table.line('harlan')).toMatchObject({ up: ['6', '1'], total: 9 })
  })

  it.each([
    ['first', 'harpoon 3', ['4', '5', 'shark', '1'], 17],
    ['second', 'harpoon 5', ['4', 'shark', '5', '1'], 16],
  ])('Harpoon: of two face-up Shark! one goes, the %s', (_which, harpoon, up, total) => {
    const table = combat({ draws: { down: '2 2 2', card: '4 2 4 shark 5 shark 1' } })
    table.play('take', 'keep', 'pass', 'pass', 'take', 'keep', 'take', 'keep', 'take')
    expect(table.legal()).toEqual(['keep', 'fight', 'harpoon 3', 'harpoon 5'])
    expect(table.play(harpoon).line('harlan')).toMatchObject({ up, total })
  })

  it('Harpoon: kept instead of used at once, it has no power later', () => {
    const table = combat({ draws: { down: '2 2 2', card: '6 2 4 shark 1 5' } })
    table.play('take', 'keep', 'pass', 'pass', 'take', 'keep', 'take')
    expect(table.legal()).toEqual(['keep', 'fight'])
    expect(table.whyNot('harpoon 3')).toBe('harpoon')
    expect(table.play('keep').line('harlan')).toMatchObject({ up: ['6', 'shark', '1', '5'], total: 20 })
  })

  it('Harpoon: a face-down Shark! is safe from it', () => {
    const table = combat({ draws: { down: 'shark 2 2', card: '6 2 4 1' } })
    table.play('take')
    expect(table.legal()).toEqual(['keep', 'fight'])
    expect(table.whyNot('harpoon 2')).toBe('harpoon')
  })

  it('the Shark has no Harpoon', () => {
    const table = combat({ draws: { down: '2 2 2', card: '6 2 4 shark 1' } })
    table.play('pass', 'pass', 'take', 'take')
    expect(table.line('shark')).toMatchObject({ up: ['4', 'shark', '1'], total: 11 })
  })

  it('taking a card tells everyone how high the face-down one can be', () => {
    const table = combat({ draws: { down: '4 2 2', card: '10 2 4 5' } })
    table.play('take', 'keep')
    expect(table.view().combat.lines[1].downAtMost).toBe(11)
    table.play('pass', 'pass', 'take')
    expect(table.view().combat.lines[1].downAtMost).toBe(8)
  })
})

describe('two Shark! cards on the Great White (Killing Machine; rulings 9 and 12)', () => {
  it('end the combat at once: a win, and the Shark terrorizes', () => {
    const table = combat({ draws: { down: '10 10 5', card: '10 10 4 shark shark' } })
    table.play('pass', 'pass', 'take', 'take')
    expect(table.happened).toContain('double-shark')
    expect(table.happened).toContain('terrorized')
    expect(table.hunter('harlan').damage).toBe(1)
    expect(table.state.health).toBe(8)
  })

  it('count in the base deal and face down too', () => {
    const table = combat({ draws: { down: '10 10 shark', card: '10 10 shark' } })
    expect(table.happened).toContain('double-shark')
    expect(table.state.turn).toBe(2)
  })

  it.each([
    ['an Active Hunter', 1],
    ['no Active Hunter', 2],
  ])('at exactly 23 the Shark terrorizes too, with %s', (_who, harlan) => {
    const table = combat({
      at: { harlan, sheriff: 2 },
      draws: { down: '10 10 shark', card: '10 10 7 8 shark' },
    })
    table.play('pass', 'pass', 'take', 'take')
    expect(totals(table)).toContainEqual(['shark', 23])
    expect(table.happened).toEqual(expect.arrayContaining(['double-shark', 'terrorized']))
  })

  it('below 23 with no Active Hunter: the Shark terrorizes', () => {
    const table = combat({
      at: { harlan: 2, sheriff: 0 },
      draws: { down: '10 10 5', card: '10 10 4 shark shark' },
    })
    table.play('pass', 'pass', 'take', 'take')
    expect(table.happened).toEqual(expect.arrayContaining(['double-shark', 'terrorized']))
  })

  it('over 23: a win over everyone, no wounds, no Terror from the tile', () => {
    const over = combat({ coins: 0, draws: { down: '10 10 shark', card: '10 10 11 11 shark' } })
    over.play('pass', 'pass', 'take', 'take')
    expect(over.happened).toContain('double-shark')
    expect(over.happened).not.toContain('terrorized')
    expect(over.happened).not.toContain('wounded')
    expect(over.hunter('harlan').damage).toBe(1)
    expect(over.happened).toContain('paid')
  })

  it('over 23 with no Active Hunter: no Terror either', () => {
    const table = combat({
      at: { sheriff: 2, harlan: 2 },
      draws: { down: '10 10 shark', card: '10 10 11 11 shark' },
    })
    table.play('pass', 'pass', 'take', 'take')
    expect(table.happened).not.toContain('terrorized')
  })
})

describe('end of Battle (step 3; rulings 13 to 16)', () => {
  it('totals are revealed from the First Player on, the Shark’s last', () => {
    const table = combat({
      hunters: 'harlan sheriff anya',
      first: 'sheriff',
      draws: { down: '2 4 5 6', card: '6 7 8 9' },
    })
    table.play('pass', 'pass', 'pass', 'pass')
    expect(totals(table)).toEqual([
      ['sheriff', 8],
      ['anya', 11],
      ['harlan', 15],
      ['shark', 13],
    ])
  })

  it('an Active Hunter above the Shark wounds it and drives it off', () => {
    const table = combat({ draws: { down: '10 2 10', card: '10 2 9' } })
    table.play('pass', 'pass', 'pass')
    expect(table.happened).toContain('beat')
    expect(table.state.health).toBe(7)
    expect(table.happened).not.toContain('terrorized')
  })

  it('20 against 20: the Shark wins all ties', () => {
    const table = combat({ draws: { down: '10 2 10', card: '10 2 10' } })
    table.play('pass', 'pass', 'pass')
    expect(table.happened).toContain('lost')
    expect(table.state.health).toBe(8)
    expect(table.happened).toContain('terrorized')
  })

  it('both over 23: that Hunter is beaten', () => {
    const table = combat({ draws: { down: '11 2 11', card: '11 2 11 9 9' } })
    table.play('take', 'keep', 'pass', 'take', 'pass', 'pass')
    expect(table.happened).toContain('lost')
  })

  it('exactly 23 and a win: one more wound', () => {
    const table = combat({ draws: { down: '11 2 10', card: '10 2 9 2' } })
    table.play('take', 'keep', 'pass', 'pass', 'pass')
    expect(table.state.health).toBe(6)
  })

  it.each([
    ['one', '2', '10', 1],
    ['one more for a Shark! in the own line', 'shark', '10', 2],
  ])('damage to an Active loser: %s', (_what, down, up, damage) => {
    const table = combat({ draws: { down: `${down} 2 10`, card: `${up} 2 10` } })
    table.play('pass', 'pass', 'pass')
    expect(table.hunter('harlan').damage).toBe(damage)
  })

  it('damage: one more when the Shark has 23', () => {
    const table = combat({ draws: { down: '2 2 10', card: '10 2 10 3' } })
    table.play('pass', 'pass', 'take', 'pass')
    expect(table.hunter('harlan').damage).toBe(2)
  })

  it('In Communication: a loser pays a coin and takes no damage, a winner picks', () => {
    const table = combat({ coins: 0, draws: { down: '2 10 9', card: '2 10 9' } })
    table.play('pass', 'pass', 'pass')
    expect(table.question).toBe('sheriff bonus')
    expect(table.legal()).toEqual(['bonus card', 'bonus reroll'])
    expect(table.whyNot('bonus repair')).toBe('damage')
    table.play('bonus reroll')
    expect(table.hunter('sheriff').rerolls).toBe(3)
    const lost = combat({ coins: 0, draws: { down: 'shark 2 9', card: '2 2 9' } })
    lost.play('pass', 'pass', 'pass')
    expect(lost.happened).toContain('paid')
    expect(lost.hunter('sheriff').damage).toBe(0)
  })

  it('In Communication: no Reroll token from an empty pool, and a repair for a damaged craft', () => {
    const table = combat({
      rerolls: { harlan: 8, sheriff: 7 },
      damage: { sheriff: 1 },
      draws: { down: '2 10 9', card: '2 10 9' },
    })
    table.play('pass', 'pass', 'pass')
    expect(table.legal()).toEqual(['bonus card', 'bonus repair'])
    expect(table.play('bonus repair').hunter('sheriff').damage).toBe(0)
  })

  it('In Communication: a Shark! in a loser’s line does no damage', () => {
    const table = combat({ draws: { down: '10 shark 9', card: '10 4 9' } })
    table.play('pass', 'pass', 'pass')
    expect(totals(table)).toContainEqual(['sheriff', 4])
    expect(table.happened).toContain('paid')
    expect(table.happened).not.toContain('damaged')
  })

  it('In Communication: exactly 23 wounds nobody and earns one bonus like any win', () => {
    const table = combat({ draws: { down: '2 11 9', card: '2 10 9 2' } })
    table.play('pass', 'take', 'keep', 'pass', 'pass')
    expect(totals(table)).toContainEqual(['sheriff', 23])
    expect(table.state.health).toBe(8)
    expect(table.play('bonus reroll').happened).toContain('terrorized')
  })

  it('In Communication Hunters neither wound the Shark nor drive it off', () => {
    const table = combat({ draws: { down: '2 10 9', card: '2 10 9' } })
    table.play('pass', 'pass', 'pass', 'bonus card')
    expect(table.state.health).toBe(8)
    expect(table.happened).toContain('terrorized')
  })

  it('coins beyond ten are lost', () => {
    const table = combat({ coins: 10, draws: { down: '2 2 9', card: '2 2 9' } })
    table.play('pass', 'pass', 'pass')
    expect(table.happened).toContain('coins-none')
    expect(table.state.coins).toBeLessThanOrEqual(10)
  })

  it('coins are paid clockwise: with nine, only the first loser’s counts', () => {
    const table = combat({
      hunters: 'harlan sheriff anya',
      coins: 9,
      at: { harlan: 1, sheriff: 2, anya: 0 },
      draws: { down: '2 2 2 10', card: '4 4 4 10', terror: 'mayor' },
    })
    table.play('pass', 'pass', 'pass', 'pass')
    const from = table.happened.indexOf('paid')
    expect(table.happened.slice(from, from + 4)).toEqual(['paid', 'coins', 'paid', 'coins-none'])
    const paid = table.events.filter(({ key }) => key === 'shark-island.paid')
    expect(paid.map(({ params }) => params.seat)).toEqual(['sheriff', 'anya'])
  })

  it('one Terror for sunk crafts, however many', () => {
    const table = combat({
      at: { harlan: 1, sheriff: 1 },
      damage: { harlan: 2, sheriff: 1 },
      backs: '1 1',
      draws: { down: '2 2 10', card: '2 4 10', terror: 'mayor press' },
    })
    table.play('pass', 'pass', 'pass')
    expect(table.happened.filter((key) => key === 'sunk')).toHaveLength(2)
    expect(table.all.terror.total).toBe(2)
  })

  it('a dead Shark wins nothing: wounds come first, and the game ends at once', () => {
    const table = combat({
      at: { harlan: 1, sheriff: 1 },
      health: 1,
      damage: { sheriff: 1 },
      terror: 'mayor mayor mayor press press press resort resort',
      strategy: 'ghost-town',
      draws: { down: '10 2 9', card: '10 4 9' },
    })
    table.play('pass', 'pass', 'pass')
    expect(table.winner).toBe('hunters')
    expect(table.match.outcome?.why.key).toBe('shark-island.end.killed')
    expect(table.happened).not.toContain('sunk')
  })

  it('with no Active Hunter it is fought In Communication, then the Shark terrorizes (ruling 7)', () => {
    const table = combat({ at: { harlan: 2, sheriff: 0 }, draws: { down: '10 10 9', card: '10 10 9' } })
    table.play('pass', 'pass', 'pass', 'bonus reroll', 'bonus reroll')
    expect(table.happened).toContain('terrorized')
    expect(table.state.health).toBe(8)
  })
})
