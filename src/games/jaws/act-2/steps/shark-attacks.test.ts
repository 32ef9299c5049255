import { describe, expect, it } from 'vitest'
import { layOut } from '../testing.ts'

/** Intact tiles: damaged by 2, destroyed by 4. Damaged ones: destroyed by 2 in zones 1 and 5, by 3 elsewhere. */
const FAR = { crew: { quint: 'b7', brody: 'b7', hooper: 'b7' }, cards: '1b 2b 3b' }

/** Whether the words come in this order, with anything between them. */
function inOrder(heard: readonly string[], words: readonly string[]): boolean {
  let from = 0
  return words.every((word) => {
    const at = heard.indexOf(word, from)
    from = at + 1
    return at >= 0
  })
}

describe('step 6: Shark attacks, the boat (seed 003)', () => {
  it('one boat space adjacent to the shark', () => {
    const table = layOut({ ...FAR, damaged: '2' })
      .lock('B')
      .prepare({})
    expect(table.legalTo('shark', 'attack')).toBe('b1 b2 b3')
    expect(table.whyNot('shark', 'attack b4')).toBe('not-adjacent')
    expect(table.whyNot('shark', 'attack quint')).toBe('aboard')
  })

  it('too few hits: the attack misses', () => {
    const table = layOut({ ...FAR, draws: { die: [1, 0, 0] } })
      .lock('A')
      .prepare({})
      .play('shark: attack b1')
    expect(table.tile(1)).toBe('intact')
    expect(table.happened).toContain('boat-missed')
  })

  it('the smaller number damages, the larger one destroys', () => {
    const damaged = layOut({ ...FAR, draws: { die: [2, 1, 0] } })
      .lock('A')
      .prepare({})
    expect(damaged.play('shark: attack b1').tile(1)).toBe('damaged')
    const destroyed = layOut({ ...FAR, draws: { die: [2, 1, 1] } })
      .lock('A')
      .prepare({})
    expect(destroyed.play('shark: attack b1').tile(1)).toBe('destroyed')
  })

  it('a damaged tile has one number; below it nothing happens and nobody falls (ruling 13)', () => {
    const crew = { quint: 'b2', brody: 'b7' }
    const stays = layOut({ ...FAR, crew, damaged: '2', draws: { die: [1, 1, 0] } })
      .lock('B')
      .prepare({})
    stays.play('quint: done', 'shark: attack b2')
    expect(stays.tile(2)).toBe('damaged')
    expect(stays.crew('quint').at).toBe('b2')
    const goes = layOut({ ...FAR, crew, damaged: '2', draws: { die: [1, 1, 1] } })
      .lock('B')
      .prepare({})
    goes.play('quint: done', 'shark: attack b2')
    expect(goes.tile(2)).toBe('destroyed')
  })

  it('whoever stood there falls into the water of the zone', () => {
    const crew = { quint: 'b1', brody: 'b1', hooper: 'b2' }
    const table = layOut({ ...FAR, crew, draws: { die: [2, 0, 0] } })
      .lock('A')
      .prepare({})
    table.play('quint: done', 'brody: done', 'shark: attack b1')
    expect([table.crew('quint').at, table.crew('brody').at, table.crew('hooper').at]).toEqual([
      'w1',
      'w1',
      'b2',
    ])
  })

  it('worked example: two dice make 3 hits, a damaged tile is destroyed and Quint falls in', () => {
    // The shark touches boat spaces 3 and 6: zones 1 and 2 are gone.
    const table = layOut({
      crew: { quint: 'b6', brody: 'w6', hooper: 'b8' },
      cards: '2a 3b 4b',
      damaged: '6',
      destroyed: '1 2',
      draws: { die: [2, 1, 0, 2] },
    })
    table.lock('A').prepare({ quint: 'stay machete w6', brody: 'stay boat-hook w6' })
    expect(table.legalTo('shark', 'attack')).toBe('b3 b6')
    table.play('shark: attack b6')
    expect(table.tile(6)).toBe('destroyed')
    expect(table.crew('quint').at).toBe('w6')
    // And its sequel: a bonus attack on Quint, who is missed, and on Brody, whose water has become adjacent.
    expect(table.legalTo('shark', 'bonus')).toBe('quint brody')
    table.play('shark: bonus quint', 'shark: bonus brody')
    expect([table.crew('quint').wounds, table.crew('brody').wounds]).toEqual([0, 2])
  })

  it('goes in order: roll, reroll, result, fall, what else the ability does, bonus dice (ruling 13)', () => {
    const crew = { quint: 'b2', brody: 'b3' }
    const order = (table: ReturnType<typeof layOut>, ...lines: string[]): string[] => {
      const heard: string[] = []
      for (const line of lines) heard.push(...table.play(line).happened)
      return heard
    }
    const again = layOut({ ...FAR, crew, hand: 'maul-again', draws: { die: [0, 1, 1, 2, 1] } })
    again.lock('B', 'maul-again').prepare({})
    const mauled = ['quint: done', 'shark: attack b2', 'shark: reroll 0', 'shark: roll', 'shark: bonus quint']
    expect(
      inOrder(order(again, ...mauled), [
        'rolled',
        'rerolled',
        'boat-destroyed',
        'fell',
        'attacks-crew-again',
      ]),
    ).toBe(true)
    const falls = layOut({ ...FAR, crew, hand: 'domino-effect', draws: { die: [2, 2, 0, 1] } })
    falls.lock('B', 'domino-effect').prepare({})
    const toppled = ['quint: done', 'shark: attack b2', 'shark: topple b3', 'shark: bonus quint']
    expect(
      inOrder(order(falls, ...toppled), [
        'rolled',
        'boat-destroyed',
        'fell',
        'boat-damaged',
        'fell',
        'attacks-crew-again',
      ]),
    ).toBe(true)
  })

  it('the eighth tile ends the game at once: the shark wins (ruling 15)', () => {
    const table = layOut({
      crew: { quint: 'w3', brody: 'w3' },
      cards: '1b 2b 3b',
      destroyed: '2 3 4 5 6 7 8',
      damaged: '1',
      draws: { die: [1, 1, 0] },
    })
    table.lock('A').prepare({}).play('shark: attack b1')
    expect(table.winners).toEqual(['shark'])
    expect(table.match.outcome?.why.key).toBe('jaws.orca.end.boat')
  })

  it('the shark may attack nothing, and is not asked when there is nothing to attack', () => {
    const table = layOut(FAR).lock('A').prepare({}).play('shark: done')
    expect(table.happened).toContain('no-attack')
    const nothing = layOut({ ...FAR, destroyed: '1 2 5' })
      .lock('A')
      .prepare({})
    expect(nothing.all).toMatchObject({ step: 'choose', round: 2 })
  })
})

describe('step 6: Shark attacks, a crew member (seed 003)', () => {
  const SWIM = { crew: { quint: 'w1', brody: 'w2', hooper: 'w3' }, cards: '1b 2b 3b' }
  const AWAY = { quint: 'stay machete w5', brody: 'stay boat-hook w3', hooper: 'stay dive-knife w4' }

  it('somebody in the water of the shark or in an adjacent one', () => {
    const table = layOut(SWIM).lock('A').prepare(AWAY)
    expect(table.legalTo('shark', 'attack')).toBe('b1 quint brody')
    expect(table.whyNot('shark', 'attack hooper')).toBe('not-adjacent')
  })

  it('a wound for each hit', () => {
    const table = layOut({ ...SWIM, draws: { die: [2, 1, 0] } })
      .lock('A')
      .prepare(AWAY)
    table.play('shark: attack brody')
    expect(table.crew('brody').wounds).toBe(3)
  })

  it('never somebody aboard', () => {
    const table = layOut({ ...SWIM, crew: { quint: 'b1', brody: 'w5' } }).lock('A')
    table.prepare({ quint: 'stay machete w1', brody: 'stay boat-hook w6' }).play('quint: done')
    expect(table.legalTo('shark', 'attack')).toBe('b1 brody')
  })

  it('at the last wound: off the board, all gear discarded (seed 003, elimination; ruling 14)', () => {
    const table = layOut({
      ...SWIM,
      gear: { quint: 'rifle' },
      wounds: { quint: 3 },
      draws: { die: [2, 1, 0] },
    })
    table.lock('A').prepare(AWAY).play('shark: attack quint')
    expect(table.crew('quint')).toMatchObject({ at: null, gear: [] })
    expect(table.all.gearDiscards).toEqual(['machete', 'harpoon-line', 'rifle'])
    expect(table.happened).toContain('eliminated')
    expect(table.winners).toBeNull()
    table.play('shark: done').lock('A')
    expect(table.asked()).toEqual(['brody', 'hooper'])
    // The player stays in the room and may talk with the others.
    expect(table.game.mayConfer(table.match.state, table.seat('quint'))).toBe(true)
  })

  it('the third of them ends the game at once: the shark wins (ruling 15)', () => {
    const table = layOut({ ...SWIM, crew: { brody: 'w2' }, wounds: { brody: 4 }, draws: { die: [2, 0, 0] } })
    table.lock('A').prepare(AWAY).play('shark: attack brody')
    expect(table.winners).toEqual(['shark'])
    expect(table.match.outcome?.why.key).toBe('jaws.orca.end.crew')
  })
})

describe('bonus attacks (seed 003; ruling 12)', () => {
  const SWIM = { crew: { quint: 'w1', brody: 'w5', hooper: 'w3' }, cards: '1b 2b 3b' }
  const AWAY = { quint: 'stay machete w5', brody: 'stay boat-hook w6', hooper: 'stay dive-knife w4' }

  it('one die against each in the shark’s water or an adjacent one, in its order, the main target too', () => {
    const table = layOut({ ...SWIM, draws: { die: [1, 0, 0, 2, 1] } })
      .lock('A')
      .prepare(AWAY)
    table.play('shark: attack quint')
    expect(table.legal('shark')).toEqual(['done', 'bonus quint', 'bonus brody'])
    table.play('shark: bonus brody')
    expect(table.crew('brody').wounds).toBe(2)
    expect(table.whyNot('shark', 'bonus brody')).toBe('bitten')
    expect(table.whyNot('shark', 'bonus hooper')).toBe('not-adjacent')
    expect(table.whyNot('shark', 'attack b1')).toBe('now')
    table.play('shark: bonus quint')
    expect(table.crew('quint').wounds).toBe(2)
    expect(table.all.round).toBe(2)
  })

  it('also against somebody just knocked in, and also when the shark attacked nothing', () => {
    const table = layOut({ ...SWIM, crew: { quint: 'b1' }, draws: { die: [2, 0, 0, 1] } }).lock('A')
    table.prepare({ quint: 'stay machete w1' }).play('quint: done', 'shark: attack b1', 'shark: bonus quint')
    expect(table.crew('quint').wounds).toBe(1)
    const idle = layOut(SWIM).lock('A').prepare(AWAY).play('shark: done')
    expect(idle.legalTo('shark', 'bonus')).toBe('quint brody')
  })

  it('end the game at once when they eliminate the last of the crew (ruling 15)', () => {
    const table = layOut({ ...SWIM, crew: { quint: 'w1' }, wounds: { quint: 5 }, draws: { die: [1] } })
    table.lock('A').prepare(AWAY).play('shark: done', 'shark: bonus quint')
    expect(table.winners).toEqual(['shark'])
    expect(table.match.outcome?.why.key).toBe('jaws.orca.end.crew')
  })

  it('are optional', () => {
    const table = layOut(SWIM).lock('A').prepare(AWAY).play('shark: done', 'shark: done')
    expect(table.all.round).toBe(2)
  })
})

describe('Shark Cage (seed 003, Accessories; ruling 11)', () => {
  const SWIM = { crew: { quint: 'w1', brody: 'b4' }, cards: '1b 2b 3b', gear: { quint: 'shark-cage' } }
  const AWAY = { quint: 'stay machete w5' }

  it('before the shark rolls against its holder, for the rest of the round, then discarded', () => {
    const table = layOut({ ...SWIM, draws: { die: [2, 2, 2, 2] } })
      .lock('A')
      .prepare(AWAY)
    table.play('shark: attack quint')
    expect(table.step).toBe('cage')
    expect(table.asked()).toEqual(['quint'])
    table.play('quint: cage')
    expect(table.happened).toContain('safe-in-cage')
    expect(table.crew('quint')).toMatchObject({ wounds: 0, caged: true })
    expect(table.all.gearDiscards).toContain('shark-cage')
    table.play('shark: bonus quint')
    expect(table.crew('quint')).toMatchObject({ wounds: 0, caged: false })
  })

  it('is asked for before the roll: no dice lie there, whoever has rolled before', () => {
    const crew = { quint: 'w1', brody: 'b1' }
    const table = layOut({ ...SWIM, crew, draws: { die: [2, 2, 1, 0, 0, 2] } }).lock('A')
    table.prepare({ ...AWAY, brody: 'stay boat-hook w1' }).play('brody: attack', 'shark: attack quint')
    expect(table.step).toBe('cage')
    expect(table.view().attack).toMatchObject({ kind: 'main', on: 'quint', rolled: [0, 0, 0] })
    table.play('quint: done', 'shark: bonus quint')
    expect(table.step).toBe('cage')
    expect(table.view().attack).toMatchObject({ kind: 'bonus', on: 'quint', rolled: [0, 0, 0] })
    table.play('quint: done')
    expect(table.crew('quint').wounds).toBe(3)
  })

  it('may wait for the bonus attack', () => {
    const table = layOut({ ...SWIM, draws: { die: [1, 0, 0, 2] } })
      .lock('A')
      .prepare(AWAY)
    table.play('shark: attack quint', 'quint: done', 'shark: bonus quint')
    expect(table.asked()).toEqual(['quint'])
    table.play('quint: cage')
    expect(table.crew('quint').wounds).toBe(1)
  })

  it('is for its holder only, and is asked for only when the roll could wound the holder', () => {
    const crew = { quint: 'b4', brody: 'w1' }
    const table = layOut({ ...SWIM, crew, draws: { die: [2, 1, 0] } }).lock('A')
    table.prepare({ brody: 'stay boat-hook w5' }).play('shark: attack brody')
    expect(table.crew('brody').wounds).toBe(3)
    expect(table.crew('quint').gear).toContain('shark-cage')
  })
})

describe('end of the round (seed 003)', () => {
  it('the shark is gone, targets are back, and the card is discarded', () => {
    const table = layOut(FAR).lock('A').prepare({}).play('shark: done')
    expect(table.all).toMatchObject({ round: 2, step: 'choose', shark: { at: null, letter: null } })
    expect(table.all.crew.every((member) => member.target === null && member.weapon === null)).toBe(true)
    expect(table.all.discards).toEqual(expect.arrayContaining(['1b', '2b', '3b']))
  })

  it('after thirty rounds it is a draw (house, ruling 15)', () => {
    const table = layOut({ ...FAR, round: 30 })
      .lock('A')
      .prepare({})
      .play('shark: done')
    expect(table.winners).toEqual([])
    expect(table.match.outcome?.why.key).toBe('jaws.orca.end.rounds')
  })
})

describe('what an ability asks first (seed 003, Abilities)', () => {
  it('Ramming Speed: on to a water beside its own, wherever it has come up', () => {
    const table = layOut({ ...FAR, cards: '1b 4b 3b', hand: 'ramming-speed' }).lock('B', 'ramming-speed')
    table.prepare({})
    expect(table.legal('shark')).toEqual(['done', 'ram w3', 'ram w8'])
    expect(table.whyNot('shark', 'ram w1')).toBe('not-adjacent')
    expect(table.whyNot('shark', 'attack b4')).toBe('now')
    table.play('shark: ram w3')
    expect(table.told()).toEqual(['The shark swims on to water 3.'])
  })

  it('Domino Effect: a boat space beside the one that broke, and nothing else before that', () => {
    const table = layOut({ ...FAR, hand: 'domino-effect', draws: { die: [2, 2, 0] } }).lock(
      'A',
      'domino-effect',
    )
    table.prepare({}).play('shark: attack b1')
    expect(table.legal('shark')).toEqual(['topple b2', 'topple b5'])
    expect(table.whyNot('shark', 'topple b7')).toBe('not-beside')
    expect(table.whyNot('shark', 'attack b2')).toBe('now')
  })
})

describe('whom an attack on the boat could wound (seed 003, Shark Cage; ruling 11)', () => {
  const caged = (ability?: string) => {
    const gear = { brody: 'shark-cage', hooper: 'shark-cage' }
    const crew = { quint: 'b7', brody: 'b1', hooper: 'b7' }
    const table = layOut({ ...FAR, crew, gear, hand: ability ?? '', draws: { die: [2, 2, 0] } }).lock(
      'A',
      ability,
    )
    return table.prepare({}).play('brody: done', 'shark: attack b1')
  }

  it('with Big Mouth those who stand there, who may still get into a cage', () => {
    expect(caged('big-mouth').asked()).toEqual(['brody'])
  })

  it('otherwise nobody: the dice are rolled at once', () => {
    expect(caged().happened).toContain('rolled')
    expect(caged('making-waves').happened).toContain('rolled')
  })
})
