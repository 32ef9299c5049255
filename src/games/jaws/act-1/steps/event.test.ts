import { describe, expect, it } from 'vitest'
import { island, layOut } from '../testing.ts'

/** Plays the rest of a round in which nobody does anything, so that the next event comes. */
const REST = ['shark: done', 'turn quint', 'done', 'turn brody', 'done', 'done']

describe('Event phase (seed 003, Phase 1)', () => {
  it('puts swimmers from the supply where the letters say: the example N SS EE', () => {
    const table = island('1', ['in-the-news'])
    expect(table.swimmers).toBe('N SS EE')
    expect(table.island.supply).toBe(10)
    expect(table.told()).toContain('2 swimmers go in at South Beach.')
  })

  it('does not place Michael unless the card says so', () => {
    expect(island('1', ['in-the-news']).island.beaches.every(({ michael }) => !michael)).toBe(true)
  })

  it('comes before the shark, every round, one card at a time', () => {
    const table = island('1', ['harbor-master', 'indianapolis'])
    expect(table.island).toMatchObject({ round: 1, event: 'harbor-master', step: 'shark' })
    table.play(...REST)
    expect(table.island).toMatchObject({ round: 2, event: 'indianapolis', step: 'shark' })
    expect(table.island.deck).toHaveLength(14)
  })

  it('a round is an event, the shark and the crew, in this order (seed 003, Act 1: overview)', () => {
    const table = island('1', ['mayor-steps-in', 'bounty'])
    const steps = [table.step]
    for (const line of ['quint: shut N', ...REST]) {
      table.play(line)
      if (table.step !== steps[steps.length - 1]) steps.push(table.step)
    }
    // The third of the crew goes without being asked who is next.
    expect(steps).toEqual(['clear-beach', 'shark', 'order', 'crew', 'order', 'crew', 'shark'])
    expect(table.island).toMatchObject({ round: 2, event: 'bounty' })
  })

  it('places in the order printed until the supply is empty (ruling 8)', () => {
    const table = layOut({
      turn: 'hooper',
      last: true,
      swimmers: 'S S S S S S S S S S S S S',
      draws: { event: ['bounty'] },
    })
    table.play('done')
    expect(table.swimmers).toBe('N SSSSSSSSSSSSSS')
    expect(table.island.supply).toBe(0)
  })
})

describe('Closed beaches (seed 003, Close a Beach; rulings 6 and 7)', () => {
  it('first turn to opening soon and then open; no swimmer goes in either time', () => {
    const table = layOut({
      turn: 'hooper',
      last: true,
      closed: 'N',
      draws: { event: ['harbor-master', 'gardners-boat', 'fourth-of-july'] },
    })
    table.play('done')
    expect(table.swimmers).toBe('S WW')
    expect(table.island.beaches[0].token).toBe('opening')
    table.play(...REST)
    expect(table.swimmers).toBe('SS WWWW')
    expect(table.island.beaches[0].token).toBeNull()
    table.play(...REST)
    expect(table.island.beaches[0].swimmers).toBe(1)
  })

  it('turn once for a card that names them twice, in its conditional part too', () => {
    const table = layOut({ turn: 'hooper', last: true, closed: 'W', draws: { event: ['shark-alert-c'] } })
    table.play('done')
    // NN W, and S E W while the track is low.
    expect(table.swimmers).toBe('NN S E')
    expect(table.island.beaches[3].token).toBe('opening')
  })

  it('stay as they are while no card names them', () => {
    const table = layOut({ turn: 'hooper', last: true, closed: 'N', draws: { event: ['wrong-shark'] } })
    table.play('done')
    expect(table.island.beaches[0].token).toBe('closed')
  })
})

describe('Events, one by one (rules: jaws.data.json)', () => {
  it('Gardner’s Boat: the shark may knock off the captain of a boat whose space it moves into', () => {
    const table = layOut({ event: 'gardners-boat', shark: '4', quint: '8', hooper: '5' })
    expect(table.whyNot('shark', 'knock quint')).toBe('jaws.no.knock')
    table.play('swim 8')
    expect(table.legalTo('shark', 'knock')).toEqual(['quint'])
    table.play('knock quint', 'done')
    expect(table.told('quint')).toContain('The shark knocked Quint into the water at space 8.')
    expect(table.island.crew[0].overboard).toBe(2)
  })

  it('Gardner’s Boat: not from the space it starts in, unless it leaves and comes back', () => {
    const table = layOut({ event: 'gardners-boat', shark: '8' })
    expect(table.legalTo('shark', 'knock')).toEqual([])
    table.play('swim 4', 'swim 8')
    expect(table.legalTo('shark', 'knock')).toEqual(['quint'])
  })

  it('Gardner’s Boat: also while it passes through in a Speed Burst', () => {
    const table = layOut({ event: 'gardners-boat', shark: '4', quint: '8', hooper: 'E' })
    table.play('token burst', 'burst 8', 'knock quint', 'burst E', 'knock hooper', 'burst 2')
    expect(table.island.shark).toMatchObject({ at: '2', plan: { actions: 2 } })
    table.play('done')
    expect(table.told('brody').slice(-2)).toEqual([
      'The shark knocked Quint into the water at space 8.',
      'The shark knocked Hooper into the water at East Beach.',
    ])
    expect(table.island.crew.map(({ overboard }) => overboard)).toEqual([2, 0, 2])
  })

  it('a knocked-off captain climbs back with two actions before any other, over two rounds if need be (ruling 10)', () => {
    const table = layOut({ event: 'gardners-boat', shark: '4', hooper: '8', draws: { event: ['bounty'] } })
    table.play('swim 8', 'knock quint', 'knock hooper', 'done')
    table.play('turn quint')
    expect(table.legal('quint')).toEqual(['climb', 'done'])
    expect(table.whyNot('quint', 'launch 8')).toBe('jaws.no.overboard')
    table.play('climb', 'done', 'turn brody', 'done')
    expect(table.asked).toEqual(['hooper'])
    table.play('climb', 'climb')
    expect(table.happened).toEqual(['climbs', 'aboard'])
    expect(table.legal('hooper')).toContain('finder')
    expect(table.island.actions).toBe(2)
    table.play('done', 'done', 'turn quint', 'climb')
    expect(table.legal('quint')).toContain('launch 8')
    expect(table.barrels('quint')).toBe(2)
  })

  it('a captain in the water still counts as being in that space, and his boat and its barrels stay (ruling 10)', () => {
    const table = layOut({ event: 'gardners-boat', shark: '4', hooper: '8', hoopers: 2, orca: 1 })
    table.play('swim 8', 'knock hooper', 'done', 'turn quint')
    expect(table.at('hooper')).toBe('8')
    table.play('take hooper 2')
    expect([table.barrels('quint'), table.barrels('hooper')]).toEqual([3, 0])
  })

  it('Amity in the News: whoever first takes a fifth action has it', () => {
    const table = layOut({ event: 'in-the-news', turn: 'quint', quint: '4' })
    table.play('move 3', 'move 4', 'move 3', 'move 4')
    expect(table.legal('quint')).toContain('move 3')
    table.play('move 3')
    expect(table.happened).toContain('spare')
    expect(table.legal('quint')).toEqual(['done'])
    table.play('done', 'turn brody', 'move N', 'move 6', 'move N', 'move 6')
    expect(table.legal('brody')).toEqual(['done'])
  })

  it('Holiday Roast: nothing is dropped or picked up at a dock', () => {
    const table = layOut({ event: 'holiday-roast', turn: 'quint', quint: '8', docks: [0, 2] })
    expect(table.legalTo('quint', 'take dock')).toEqual([])
    expect(table.whyNot('quint', 'take dock 1')).toBe('jaws.no.docks-shut')
    table.play('done', 'turn brody')
    const brody = layOut({ event: 'holiday-roast', turn: 'brody', brody: '5', carried: 1 })
    expect(brody.whyNot('brody', 'drop')).toBe('jaws.no.docks-shut')
  })

  it('The Mayor Steps In: the crew clear one beach, Michael too, and close it', () => {
    const table = island('1', ['michaels-birthday', 'mayor-steps-in'])
    table.play(...REST)
    expect(table.asked).toEqual(['quint', 'brody', 'hooper'])
    table.play('hooper: shut W')
    expect(table.island.beaches[3]).toEqual({ beach: 'W', swimmers: 0, michael: false, token: 'closed' })
    expect(table.step).toBe('shark')
  })

  it('The Mayor Steps In: those who are cleared go back to the supply', () => {
    const table = island('1', ['mayor-steps-in'])
    const { supply, beaches } = table.island
    expect(beaches[1].swimmers).toBe(2)
    table.play('brody: shut S')
    expect([table.island.beaches[1].swimmers, table.island.supply]).toEqual([0, supply + 2])
  })

  it('The Mayor Steps In: the token moves; where it lies it cannot be closed again (ruling 7)', () => {
    const table = layOut({ turn: 'hooper', last: true, opening: 'E', draws: { event: ['mayor-steps-in'] } })
    table.play('done')
    expect(table.legalTo('quint', 'shut')).toEqual(['N', 'S', 'E', 'W'])
    const closed = layOut({ turn: 'hooper', last: true, closed: 'E', draws: { event: ['mayor-steps-in'] } })
    closed.play('done')
    expect(closed.legalTo('quint', 'shut')).toEqual(['N', 'S', 'W'])
    expect(closed.whyNot('quint', 'shut E')).toBe('jaws.no.closed-already')
  })

  it('The Wrong Shark: Brody and Hooper go to one dock, and the shark has a fourth action', () => {
    const table = island('1', ['wrong-shark'])
    expect(table.legal('hooper')).toEqual(['dock 5', 'dock 8'])
    table.play('quint: dock 8')
    expect([table.at('brody'), table.at('hooper'), table.at('quint')]).toEqual(['8', '8', '8'])
    table.play('swim 2', 'swim 4', 'swim 3', 'swim 1')
    expect(table.whyNot('shark', 'swim 2')).toBe('jaws.no.actions')
  })

  it('Fourth of July: every beach opens before anyone goes in, and none can be closed', () => {
    const table = layOut({ turn: 'hooper', last: true, closed: 'N', draws: { event: ['fourth-of-july'] } })
    table.play('done')
    expect(table.swimmers).toBe('N S E W')
    expect(table.island.beaches[0].token).toBeNull()
    const brody = layOut({ event: 'fourth-of-july', turn: 'brody', brody: '6' })
    expect(brody.whyNot('brody', 'close N')).toBe('jaws.no.held-open')
  })

  it('Michael’s Birthday: the open beach with the fewest; the crew break ties (ruling 9)', () => {
    const alone = island('1', ['michaels-birthday'])
    // N S EE: nobody is at W.
    expect(alone.island.beaches[3].michael).toBe(true)
    expect(alone.step).toBe('shark')
    const tie = layOut({
      turn: 'hooper',
      last: true,
      swimmers: 'W W',
      closed: 'N',
      draws: { event: ['michaels-birthday'] },
    })
    tie.play('done')
    // N is closed, S has 1, E 2, W 2.
    expect(tie.island.beaches[1].michael).toBe(true)
    const three = layOut({
      turn: 'hooper',
      last: true,
      swimmers: 'E',
      draws: { event: ['michaels-birthday'] },
    })
    three.act1.swimmers[3] = 1
    three.play('done')
    expect(three.legalTo('quint', 'michael')).toEqual(['N', 'S', 'W'])
    expect(three.whyNot('brody', 'michael E')).toBe('jaws.no.not-fewest')
    three.play('brody: michael S')
    expect(three.island.beaches[1].michael).toBe(true)
  })

  it('Michael’s Birthday: nothing happens while he is on the board (ruling 4)', () => {
    const table = layOut({
      turn: 'hooper',
      last: true,
      michael: 'N',
      draws: { event: ['michaels-birthday'] },
    })
    table.play('done')
    expect(table.island.beaches.map(({ michael }) => michael)).toEqual([true, false, false, false])
  })

  it.each([
    ['rescued', { turn: 'brody', brody: 'N' }, ['rescue michael', 'done']],
    ['eaten', { turn: 'shark', shark: 'N' }, ['eat michael', 'done', ...REST.slice(1)]],
  ] as const)('Michael’s Birthday: once he was %s he can be placed again (ruling 4)', (_, moment, lines) => {
    const table = layOut({
      ...moment,
      last: moment.turn === 'brody',
      michael: 'N',
      swimmers: 'N N E E W W',
      draws: { event: ['michaels-birthday'] },
    })
    table.play(...lines)
    expect(table.island.event).toBe('michaels-birthday')
    expect(table.island.beaches.map(({ michael }) => michael)).toEqual([false, true, false, false])
  })

  it('The Harbor Master: a dock costs no action', () => {
    const table = layOut({ event: 'harbor-master', turn: 'hooper', docks: [2, 0] })
    table.play('take dock 1')
    expect(table.island.actions).toBe(4)
    table.play('move 1', 'move 5', 'move 1', 'move 5', 'take dock 1')
    expect(table.barrels('hooper')).toBe(2)
    const brody = layOut({ event: 'harbor-master', turn: 'brody', brody: '5', carried: 1 })
    brody.play('drop')
    expect([brody.island.actions, brody.island.barrels.west]).toEqual([4, 1])
  })

  it.each([
    ['bounty', 'hooper'],
    ['indianapolis', 'quint'],
  ] as const)('%s: an action more for %s alone', (event, seat) => {
    for (const who of ['quint', 'brody', 'hooper'] as const)
      expect(layOut({ event, turn: who }).island.actions).toBe(who === seat ? 5 : 4)
  })

  it.each([
    ['shark-alert-a', 'S WW', 'N SS E WW'],
    ['shark-alert-b', 'SS E', 'N SS EE W'],
    ['shark-alert-c', 'NN W', 'NN S E WW'],
    ['shark-alert-d', 'N EE', 'NN S EE W'],
  ])('%s: more come while the track is at 3 or lower', (event, few, many) => {
    for (const [eaten, swimmers] of [
      [3, many],
      [4, few],
    ] as const) {
      const table = layOut({ turn: 'hooper', last: true, eaten, draws: { event: [event] } })
      table.play('done')
      expect(table.swimmers).toBe(swimmers)
    }
  })

  it('Cardboard Fin: all three to the beach with the most; the crew break ties', () => {
    const table = layOut({ turn: 'hooper', last: true, swimmers: 'W', draws: { event: ['fin-hoax'] } })
    table.play('done')
    expect(['quint', 'brody', 'hooper'].map((seat) => table.at(seat))).toEqual(['W', 'W', 'W'])
    const tie = island('1', ['fin-hoax'])
    expect(tie.legalTo('brody', 'gather')).toEqual(['N', 'S', 'E', 'W'])
    tie.play('quint: gather S')
    expect(tie.at('brody')).toBe('S')
  })

  it('Coast Guard Helicopter: Brody may fly to any island space at once, or stay', () => {
    const table = island('1', ['helicopter'])
    expect(table.asked).toEqual(['brody'])
    expect(table.legalTo('brody', 'fly')).toEqual(['N', 'S', 'E', 'W', '5', '7', '8', 'shop'])
    expect(table.whyNot('brody', 'fly 1')).toBe('jaws.no.land')
    table.play('fly shop')
    expect(table.at('brody')).toBe('shop')
    const stays = island('1', ['helicopter']).play('done')
    expect([stays.happened[0], stays.at('brody')]).toEqual(['stayed', '6'])
  })
})

describe('The last event (house, ruling 8)', () => {
  it('ends Act 1 after its round: alone, the crew win', () => {
    const table = layOut({ mode: 'act-1', turn: 'hooper', last: true, deck: '' })
    table.play('done')
    expect(table.winners).toEqual(['quint', 'brody', 'hooper'])
  })

  it('in the full game Act 2 begins as it stands', () => {
    const table = layOut({ turn: 'hooper', last: true, deck: '', eaten: 4 })
    table.play('done')
    expect(table.all.act1).toBeNull()
    expect(table.all.act2).not.toBeNull()
  })
})
