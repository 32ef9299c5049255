import { describe, expect, it } from 'vitest'
import { beginPlay } from '#kernel/laws/play.ts'
import { seatsIn } from '#kernel/seats.ts'
import { linesOf, playHeardAndUnheard } from '#kernel/testing/heard.ts'
import { type Layout, layOut } from './act-1/testing.ts'
import { layOut as layOutOrca } from './act-2/testing.ts'
import { jaws } from './index.ts'

const { tables } = jaws
const games = Array.from({ length: 27 }, (_, seed) =>
  playHeardAndUnheard(jaws, tables[seed % tables.length], `heard ${seed}`),
)

describe('a game of JAWS', () => {
  it('goes the same way when nobody listens', () => {
    for (const { heard, unheard } of games) expect(unheard).toBe(heard)
  })

  it('cannot be taken back where something hidden is told', () => {
    const events = games.flatMap((game) => game.events)
    const told = new Set(events.filter(({ reveals }) => reveals).map(({ key }) => key.slice(5)))
    expect([...told].sort()).toEqual([
      'ate',
      'ate-michael',
      'ate-none',
      'finder-here',
      'finder-nearby',
      'finder-neither',
      'hit',
      'knocked',
      'missed',
      'no-sensors',
      'no-token',
      'not-seen',
      'orca.ability',
      'orca.surfaced',
      'seen',
      'sensors',
      'token',
      'track',
    ])
    for (const { key, reveals } of events) expect(reveals, key).toBe(told.has(key.slice(5)))
  })
})

describe('what the crew hear of the shark’s turn (seed 003, Phase 2; ruling 3)', () => {
  const announced = (layout: Layout, ...actions: string[]) => {
    const { events } = layOut(layout).play(...actions, 'done')
    return events.filter(({ key }) => !key.startsWith('jaws.plan.'))
  }

  it('all of it, in one order: the eaten by beach, Michael, sensors, a token, captains, the track', () => {
    const events = announced(
      {
        event: 'gardners-boat',
        shark: '1',
        quint: 'N',
        hooper: 'N',
        swimmers: 'N N',
        michael: 'N',
        floating: 'N 1',
      },
      'token frenzy',
      'swim N',
      'knock hooper',
      'knock quint',
      'eat michael',
      'eat',
    )
    expect(linesOf(events)).toEqual([
      'ate N 1 1',
      'ate-michael N',
      'sensors N,1',
      'token',
      'knocked quint N',
      'knocked hooper N',
      'track 3',
    ])
  })

  it('that there was nothing, where there was nothing; the track then says nothing', () => {
    expect(linesOf(announced({ shark: '1' }))).toEqual(['ate-none', 'no-sensors', 'no-token'])
  })

  it('each word of it is an answer that hangs on the secret: whoever heard it knows more than before', () => {
    for (const event of [
      ...announced({ shark: '1' }),
      ...announced({ shark: 'N', swimmers: 'N', floating: 'N' }, 'eat', 'token burst'),
    ])
      expect(event, event.key).toMatchObject({ reveals: true, audience: {} })
  })

  it('that the act is over with the ninth', () => {
    expect(linesOf(announced({ eaten: 8, shark: 'N', swimmers: 'N' }, 'eat')).slice(0, 5)).toEqual([
      'ate N 1 0',
      'no-sensors',
      'no-token',
      'track 9',
      'act-1-over track',
    ])
  })
})

describe('what everyone hears of the crew’s turns (seed 003, Phase 3)', () => {
  const heard = (layout: Layout, ...actions: string[]) => linesOf(layOut(layout).play(...actions).events)

  it('Quint: barrels from the dock, the water and Hooper; a launch that hits', () => {
    const layout: Layout = {
      turn: 'quint',
      quint: '5',
      hooper: '5',
      hoopers: 2,
      docks: [2, 0],
      floating: '5',
      orca: 1,
    }
    expect(heard(layout, 'take dock 2', 'take water 1', 'take hooper 2', 'launch 1', 'done')).toEqual([
      'took quint 2 dock 5',
      'took quint 1 water 5',
      'took quint 2 hooper 5',
      'launched 1',
      'hit 1 1 5',
      'ended quint 4',
    ])
  })

  it('Quint: a launch that misses, a move, a rescue', () => {
    const layout: Layout = { turn: 'quint', quint: '5', shark: '4', swimmers: 'N' }
    expect(heard(layout, 'launch 1', 'move N', 'rescue')).toEqual([
      'launched 1',
      'missed 1',
      'moved quint N',
      'rescued quint N 0',
    ])
  })

  it('Brody: the shop, the swimmers, Michael', () => {
    const layout: Layout = { turn: 'brody', brody: 'shop', michael: 'N', swimmers: 'N' }
    expect(heard(layout, 'take shop', 'move N', 'rescue', 'rescue michael', 'done')).toEqual([
      'took brody 1 shop shop',
      'moved brody N',
      'rescued brody N 0',
      'rescued-michael brody N',
      'ended brody 4',
    ])
  })

  it('Brody: a barrel for the dock, binoculars', () => {
    const layout: Layout = { turn: 'brody', brody: '5', carried: 1, shark: 'N' }
    expect(heard(layout, 'drop', 'move N', 'binoculars')).toEqual([
      'dropped brody 5',
      'moved brody N',
      'seen N',
    ])
    expect(heard({ ...layout, shark: 'S' }, 'drop', 'move N', 'binoculars')[2]).toBe('not-seen N')
  })

  it('Hooper: barrels, which he gives away, and the fish finder', () => {
    const layout: Layout = { turn: 'hooper', hooper: '5', quint: '5', docks: [1, 0], floating: '5' }
    expect(heard(layout, 'take dock 1', 'take water 1', 'give', 'finder')).toEqual([
      'took hooper 1 dock 5',
      'took hooper 1 water 5',
      'gave hooper 2',
      'finder-nearby 5',
    ])
  })

  it('a closed beach, then the next round: the event, who swims where, and that the beach opens soon', () => {
    const layout: Layout = { turn: 'brody', brody: '6', last: true, draws: { event: ['shark-alert-a'] } }
    expect(heard(layout, 'close N', 'done')).toEqual([
      'closed N',
      'ended brody 1',
      'round 2',
      'event shark-alert-a',
      'crowd',
      'placed S 2',
      'placed E 1',
      'placed W 2',
      'opening N',
    ])
  })
})

describe('what everyone hears of an event’s question (seed 003, Event cards)', () => {
  const facing = (event: string, more: Layout, answer: string) => {
    const table = layOut({ event: 'bounty', turn: 'brody', last: true, ...more, draws: { event: [event] } })
    return linesOf(table.play('done').play(answer).events)
  }

  it.each([
    ['mayor-steps-in', {}, 'shut E', ['shut E']],
    ['wrong-shark', {}, 'dock 8', ['fetched 8']],
    ['helicopter', {}, 'fly N', ['flew brody N']],
    ['helicopter', {}, 'done', ['stayed brody']],
    ['michaels-birthday', { swimmers: 'W' }, 'michael N', ['michael N']],
    ['fin-hoax', {}, 'gather S', ['gathered S']],
  ] as const)('%s', (event, more, answer, lines) => {
    expect(facing(event, more, answer)).toEqual(lines)
  })
})

describe('what is asked', () => {
  it('how many actions are left, with the one that is there for anybody', () => {
    const asked = (layout: Layout, ...actions: string[]) =>
      layOut(layout).play(...actions).all.decisions[0].prompt
    expect(asked({ turn: 'quint', quint: '5' })).toEqual({
      key: 'jaws.ask.crew',
      params: { seat: 'quint', actions: 4 },
    })
    expect(asked({ turn: 'quint', quint: '5', event: 'in-the-news' }).params).toMatchObject({ actions: 5 })
    expect(asked({ turn: 'quint', quint: '5' }, 'move N').params).toMatchObject({ actions: 3 })
  })

  it('may be left unanswered where `done` is an answer, and nowhere else', () => {
    const seen = new Set<string>()
    for (const [index, options] of tables.entries()) {
      const { match, player } = beginPlay(jaws, options, `asked ${index}`)
      for (let step = 0; step < 1500 && match.outcome === null; step++) {
        for (const { prompt, seats, optional, aside } of match.game.decisions(match.state))
          for (const seat of seatsIn(seats)) {
            const legal = match.legal(seat).map((action) => match.game.vocabulary.text(action))
            seen.add(prompt.key)
            // What is offered is left alone by not taking it up.
            if (aside === 'offer') expect([optional, legal]).toEqual([true, ['chum']])
            // Dice that are taken up are rolled, and then it is done.
            else
              expect(legal.includes('done') || legal.includes('roll'), `${prompt.key}: ${legal}`).toBe(
                optional,
              )
          }
        const seat = player.seat(match.game.toAct(match.state))
        match.submit(seat, [player.action(match.legal(seat))])
      }
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

describe('what the shark hears of its own plan', () => {
  it('each step of it, and nobody else any', () => {
    const plans: [layout: Layout, actions: string[], notes: string[]][] = [
      [
        { event: 'gardners-boat', shark: '1', quint: 'N', swimmers: 'N' },
        ['swim N', 'eat', 'knock quint', 'token burst', 'burst 6'],
        ['swim N', 'eat', 'knock quint', 'token burst', 'burst 6'],
      ],
      [
        { shark: 'N', swimmers: 'N N N', michael: 'N' },
        ['token frenzy', 'eat', 'eat michael', 'eat all'],
        ['token frenzy', 'eat', 'eat-michael', 'eat-all 2'],
      ],
    ]
    for (const [layout, actions, notes] of plans) {
      const { events } = layOut(layout).play(...actions)
      expect(linesOf(events)).toEqual(notes.map((note) => `plan.${note}`))
      for (const { audience } of events) expect(audience).toEqual({ only: 1 })
    }
  })
})

describe('what everyone hears of a round aboard the Orca (seed 003, Act 2)', () => {
  it('Chum, moves, weapons and targets, what surfaces, each attack and what it does', () => {
    const table = layOutOrca({
      crew: { quint: 'b1', brody: 'w1', hooper: 'b5' },
      cards: '1a 2b 3b',
      gear: { hooper: 'rifle ammo', quint: 'chum', brody: 'shark-cage' },
      attached: 'harpoon-line',
      hand: 'maul-again',
      draws: { die: [2, 1, 1, 1, 2, 2, 0], resurface: ['5b', '8a', '2a'] },
    })
    const heard = (...lines: string[]) => linesOf(table.play(...lines).events)
    expect(linesOf(table.lock('A', 'maul-again').events)).toEqual([
      'orca.plan-letter A',
      'orca.plan-ability maul-again',
      'orca.locked-ability',
    ])
    expect(heard('quint: chum', 'shark: show B')).toEqual(['orca.chum quint chum', 'orca.showed B'])
    table.prepare({ quint: 'stay machete w1', brody: 'w5 boat-hook w1', hooper: 'b1 rifle w1' })
    expect(linesOf(table.events)).toEqual([
      'orca.stayed quint',
      'orca.readied quint machete',
      'orca.targeted quint w1',
      'orca.moved brody w5',
      'orca.readied brody boat-hook',
      'orca.targeted brody w1',
      'orca.moved hooper b1',
      'orca.readied hooper rifle',
      'orca.targeted hooper w1',
      'orca.surfaced A 1a w1',
      'orca.ability maul-again',
      'orca.shook-off harpoon-line',
      'orca.barbs 1 1',
    ])
    expect(heard('hooper: attack', 'hooper: discard ammo', 'brody: attack', 'quint: done')).toEqual([
      'orca.hit hooper rifle 2,1 4 2 2 3',
      'orca.gave-up hooper ammo',
      'orca.missed brody boat-hook 1,1 2 2',
      'orca.held-back quint',
    ])
    expect(heard('shark: attack brody', 'brody: cage', 'shark: reroll 2', 'shark: roll')).toEqual([
      'orca.attacks-crew brody',
      'orca.caged brody shark-cage',
      'orca.rolled 2,2',
      'orca.rerolled 1 2,0',
      'orca.safe-in-cage brody',
    ])
    expect(heard('shark: done')).toEqual([
      'orca.dives',
      'orca.round 2',
      'orca.turned-up A 5b 5 0 3',
      'orca.turned-up B 8a 8 2 1',
      'orca.turned-up-shaking C 2a 2 2 2',
    ])
  })

  it('nothing is heard of dice that stay, of nothing shaken off, nor of targets where somebody hits', () => {
    const table = layOutOrca({
      crew: { quint: 'b1', brody: 'b2', hooper: 'b5' },
      cards: '1a 2b 3b',
      hand: 'maul-again',
      draws: { die: [1, 1] },
    })
    table.lock('A', 'maul-again').prepare({})
    expect(table.happened.slice(-2)).toEqual(['surfaced', 'ability'])
    table.play('quint: done', 'shark: attack b1', 'shark: done')
    expect(table.happened.slice(0, 5)).toEqual([
      'held-back',
      'attacks-boat',
      'rolled',
      'boat-damaged',
      'fell',
    ])
  })

  it('that nobody is on target, where nobody is', () => {
    const table = layOutOrca({ crew: { quint: 'b4', brody: 'b4', hooper: 'b4' }, cards: '1a 2b 3b' })
    table.lock('A').prepare({})
    expect(table.happened.slice(-2)).toEqual(['surfaced', 'nobody-on-target'])
  })
})
