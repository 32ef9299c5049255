import { describe, expect, it } from 'vitest'
import { leadingTo } from '#kernel/testing/open-table.ts'
import { content } from '../content/index.ts'
import { type Layout, layOut, type Table } from '../testing.ts'

const COMBAT: Partial<Layout> = {
  fins: '(shark), seal',
  found: 1,
  at: { harlan: 1, sheriff: 2 },
  backs: '1 1',
}

type Draws = NonNullable<Layout['draws']>
type Hands = NonNullable<Layout['hands']>

function number(owner: string, id: string): string {
  const deck =
    owner === 'shark' ? content.builtIn.shark.deck : content.builtIn.hunters[owner as 'harlan'].deck
  return `play ${deck.findIndex((card) => card.id === id) + 1}`
}

function onTurn(hunter: 'harlan' | 'hudlo' | 'anya', card: string, more: Partial<Layout> = {}): Table {
  return layOut({
    phase: 'hunters',
    hunters: `${hunter} sheriff`,
    fins: 'shark shoal seal, prank shoal',
    rerolls: { [hunter]: 0 },
    hands: { [hunter]: card },
    coins: 0,
    ...more,
    draws: { die: 'harpoon harpoon repair', ...more.draws },
  })
}

describe('skill cards on a Hunter’s turn (seed 002, VIII. Other Rules; house cards)', () => {
  it('an anchor helps its player: sightings', () => {
    const table = onTurn('harlan', 'chum-line', { draws: { fin: 'shoal' } })
    table.play(number('harlan', 'chum-line'), 'sight 1')
    expect(table.all.tiles[0]).toMatchObject({ down: 2, sighted: 1 })
    expect(table.all.dice.actions).toBe(2)
  })

  it('some hand the Shark coins when they are played', () => {
    const table = onTurn('anya', 'field-notes').play(number('anya', 'field-notes'))
    expect(table.state.coins).toBe(1)
  })

  it('a life preserver may be meant for any Hunter whom it helps', () => {
    const table = onTurn('harlan', 'spare-planks', { damage: { harlan: 1, sheriff: 1 } })
    table.play(number('harlan', 'spare-planks'))
    expect(table.question).toBe('harlan aim')
    expect(table.legal()).toEqual(['on harlan', 'on sheriff'])
    expect(table.whyNot('on anya')).toBe('aim')
    expect(table.play('on sheriff').hunter('sheriff').damage).toBe(0)
  })

  it('with one Hunter to help there is no question; with none it cannot be played', () => {
    const one = onTurn('harlan', 'spare-planks', { damage: { sheriff: 1 } }).play(
      number('harlan', 'spare-planks'),
    )
    expect(one.hunter('sheriff').damage).toBe(0)
    expect(onTurn('harlan', 'spare-planks').whyNot(number('harlan', 'spare-planks'))).toBe('use')
  })

  it('a free sighting goes beyond the limit', () => {
    const table = onTurn('hudlo', 'free-dive', { draws: { fin: 'shoal' } })
    table.match.state.sighted[0] = 2
    table.play(number('hudlo', 'free-dive'))
    expect(table.legal()).toContain('sight 1')
    table.play('sight 1')
    expect(table.legal()).not.toContain('sight 1')
  })

  it('cards are drawn first, then the limit is asked for', () => {
    const table = onTurn('anya', 'field-notes tracking-tag sonar-sweep').play(number('anya', 'field-notes'))
    expect(table.question).toBe('anya discard')
    expect(table.state.coins).toBe(1)
  })

  it('what is meant for another moment waits', () => {
    expect(onTurn('harlan', 'old-grudge').whyNot(number('harlan', 'old-grudge'))).toBe('moment')
    expect(onTurn('harlan', '').whyNot(number('harlan', 'old-grudge'))).toBe('card')
  })
})

describe('skill cards in a search', () => {
  const search = (hunter: string, card: string, draws: Draws): Table =>
    layOut({
      phase: 'search',
      hunters: `${hunter} harlan`,
      fins: 'shark seal seal prank, shoal',
      at: { [hunter]: 1 },
      hands: { [hunter]: card },
      draws,
    })

  it('one more die', () => {
    const table = search('anya', 'sonar-sweep', { die: 'shark shark shark binoculars' })
    expect(table.question).toBe('anya search')
    expect(table.legal()).toEqual([number('anya', 'sonar-sweep'), 'stop'])
    expect(table.play(number('anya', 'sonar-sweep')).all.search.binoculars).toBe(1)
  })

  it('one more fin; and a kind of False Fin that leads on, for this turn', () => {
    const table = search('anya', 'seal-census', { die: 'shark shark shark', fin: 'seal' })
    table.play(number('anya', 'seal-census'))
    expect(table.hunter('anya').lasting).toEqual(['seal-census'])
    table.play('reveal')
    expect(table.all.search.binoculars).toBe(1)
    expect(table.hunter('anya').handSize).toBe(1)
  })
})

describe('skill cards when the Shark is found', () => {
  it('move to it before combat', () => {
    const table = layOut({
      phase: 'found',
      ...COMBAT,
      hands: { sheriff: 'police-launch' },
      draws: { down: '2 4 5', card: '6 7 8' },
    })
    expect(table.question).toBe('sheriff found')
    table.play(number('sheriff', 'police-launch'))
    expect(table.all.combat.active).toEqual(['harlan', 'sheriff'])
  })

  it.each([
    ['hudlo', 'fast-dinghy'],
    ['pilot', 'radio-fix'],
  ])('a life preserver moves another Hunter: %s’s %s', (owner, card) => {
    const table = layOut({
      phase: 'found',
      ...COMBAT,
      hunters: `${owner} harlan`,
      at: { [owner]: 2, harlan: 2 },
      hands: { [owner]: card },
      draws: { down: '2 4 5', card: '6 7 8' },
    })
    table.play(number(owner, card))
    expect(table.legal()).toEqual([`on ${owner}`, 'on harlan'])
    table.play('on harlan')
    while (table.all.question === 'found') table.play('stay')
    expect(table.all.combat.active).toEqual(['harlan'])
  })
})

describe('skill cards in combat', () => {
  const combat = (hands: Hands, draws: Draws, more: Partial<Layout> = {}): Table =>
    layOut({ phase: 'combat', ...COMBAT, ...more, hands, draws })

  it('more wounds when the Hunter wins', () => {
    const table = combat({ harlan: 'old-grudge' }, { down: '10 2 9', card: '10 4 9' })
    table.play(number('harlan', 'old-grudge'), 'pass', 'pass', 'pass')
    expect(table.state.health).toBe(6)
  })

  it('and all that a card says: it shields the Hunter who loses', () => {
    const table = combat({ harlan: 'old-grudge' }, { down: '2 2 10', card: '4 4 10' })
    table.play(number('harlan', 'old-grudge'), 'pass', 'pass', 'pass')
    expect(table.hunter('harlan').damage).toBe(0)
  })

  it('only an Active Hunter can do more damage', () => {
    const table = combat({ sheriff: 'service-rifle' }, { down: '10 2 9', card: '10 4 9' }).play('pass')
    expect(table.whyNot(number('sheriff', 'service-rifle'))).toBe('use')
  })

  it('a shield takes damage away, and Frenzy adds some', () => {
    const shield = combat({ harlan: 'hold-her-steady' }, { down: '2 2 10', card: '4 4 10' })
    shield.play(number('harlan', 'hold-her-steady'), 'pass', 'pass', 'pass')
    expect(shield.hunter('harlan').damage).toBe(0)
    const frenzy = combat({ shark: 'feeding-frenzy' }, { down: '2 2 10', card: '4 4 10' })
    frenzy.play('pass', 'pass', number('shark', 'feeding-frenzy'), 'pass')
    expect(frenzy.hunter('harlan').damage).toBe(2)
  })

  it('a life preserver for another Hunter: a shield', () => {
    const table = combat(
      { harlan: 'hold-her-steady' },
      { down: '2 2 10', card: '4 4 10' },
      { at: { harlan: 1, sheriff: 1 } },
    )
    table.play(number('harlan', 'hold-her-steady'))
    expect(table.legal()).toEqual(['on harlan', 'on sheriff'])
    table.play('on sheriff', 'pass', 'pass', 'pass')
    expect(table.all.hunters.map(({ damage }) => damage)).toEqual([1, 0])
  })

  it('a life preserver for another Hunter: Fight tokens, Active or not', () => {
    const table = combat({ harlan: 'barrel-and-rope' }, { down: '2 2 10', card: '4 4 10' })
    table.play(number('harlan', 'barrel-and-rope'), 'on sheriff')
    expect([table.line('harlan').fight, table.line('sheriff').fight]).toEqual([3, 4])
  })

  it('a life preserver for another Hunter: more wounds by the one who is Active', () => {
    const table = combat(
      { anya: 'tranquilliser' },
      { down: '2 10 9', card: '4 10 9' },
      { hunters: 'anya harlan', at: { anya: 2, harlan: 1 } },
    )
    table.play(number('anya', 'tranquilliser'), 'pass', 'pass', 'pass')
    expect(table.state.health).toBe(6)
  })

  it('Fight tokens more, for either side', () => {
    const table = combat({ shark: 'thrashing-tail' }, { down: '2 2 10', card: '4 4 5 11 2' })
    table.play('pass', 'pass', number('shark', 'thrashing-tail'), 'take')
    expect(table.question).toBe('shark dealt')
    expect(table.play('fight').line('shark').up).toEqual(['5', '2'])
  })

  it('a thick hide takes a wound away', () => {
    const table = combat({ shark: 'thick-hide' }, { down: '10 2 9', card: '10 4 9' })
    table.play('pass', 'pass', number('shark', 'thick-hide'), 'pass')
    expect(table.state.health).toBe(8)
  })

  it('Blood Fury: another card is discarded, any Hunter takes 1 damage; a sinking counts toward the one Terror (ruling 16)', () => {
    const table = combat(
      { shark: 'blood-fury murk' },
      { down: '10 2 10', card: '4 4 10', terror: 'mayor press' },
      { damage: { sheriff: 1, harlan: 2 } },
    )
    table.play('pass', 'pass', number('shark', 'blood-fury'))
    expect(table.question).toBe('shark pay')
    table.play('discard 7')
    expect(table.legal()).toEqual(['on harlan', 'on sheriff'])
    table.play('on sheriff')
    expect(table.hunter('sheriff').damage).toBe(2)
    expect(table.happened).not.toContain('aided')
    table.play('pass')
    expect(table.hunter('harlan').damage).toBe(3)
    expect(table.happened.filter((key) => key === 'sunk-terror')).toHaveLength(1)
  })

  it('Blood Fury needs another card', () => {
    const table = combat({ shark: 'blood-fury' }, { down: '2 2 10', card: '4 4 10' }).play('pass', 'pass')
    expect(table.whyNot(number('shark', 'blood-fury'))).toBe('cost')
  })
})

describe('the Shark’s cards in its own phase', () => {
  it('two of a kind are one thing to play, and one to discard', () => {
    const table = layOut({
      phase: 'shark',
      coins: 0,
      hands: { shark: 'murk murk easy-prey deep-rest rough-water' },
      draws: { 'skill-shark': 'easy-prey' },
    })
    const different = [...new Set(table.state.hands[0])].map((design) => design + 1)
    expect(table.legal()).toEqual(different.map((card) => `discard ${card}`))
    table.play(number('shark', 'deep-rest').replace('play', 'discard'))
    const plays = leadingTo(table.legal(), 'play')
    expect(plays).toContain(number('shark', 'murk').slice(5))
    expect(new Set(plays).size).toBe(plays.length)
  })

  const phase = (card: string, more: Partial<Layout> = {}): Table =>
    layOut({
      phase: 'shark',
      coins: 0,
      hands: { shark: card },
      ...more,
      draws: { 'skill-shark': 'thick-hide' },
    }).play(number('shark', card))

  it.each([
    ['false-trails', (t: Table) => 25 - t.all.finPool.left, 1],
    ['rough-water', (t: Table) => t.view('shark').shark.fins?.toPlace.fog, 1],
    ['murk', (t: Table) => Number(t.state.blank), 1],
    ['easy-prey', (t: Table) => t.state.coins, 2],
    ['scattered-reports', (t: Table) => t.all.tiles[0].limit, 1],
  ])('%s', (card, read, value) => {
    expect(read(phase(card))).toBe(value)
  })

  it('a card that would do nothing cannot be played', () => {
    const held = (card: string, more: Partial<Layout>): string =>
      layOut({ phase: 'shark', hands: { shark: card }, ...more }).whyNot(number('shark', card))
    expect(held('easy-prey', { coins: 9 })).toBe('allowed')
    expect(held('easy-prey', { coins: 10 })).toBe('use')
    expect(held('murk', {})).toBe('allowed')
    expect(held('murk', { day: 'sea-mist' })).toBe('use')
    expect(held('rough-water', {})).toBe('allowed')
  })

  it('deep-rest heals, not past a red number', () => {
    const rested = phase('deep-rest', { health: 7 }).state
    expect([rested.health, rested.coins]).toEqual([8, 1])
    const red = phase('deep-rest', { health: 4 }).state
    expect([red.health, red.coins]).toEqual([4, 1])
  })

  it('an empty deck is made again of the discards (ruling 19)', () => {
    const table = layOut({ phase: 'dusk', fins: 'shark, seal' })
    const { state } = table
    state.discards[0] = state.discards[0].map((count, design) => count + state.decks[0][design])
    state.decks[0].fill(0)
    state.hands[0].length = 0
    state.discards[0] = [...table.setting.seats[0].copies]
    state.coins = 10
    table.play('buy card')
    expect(table.happened).toContain('reshuffled')
  })
})

describe('effects a pack can combine', () => {
  const drill = content.builtIn.calendar.find(({ id }) => id === 'coast-guard-drill')

  it.each([
    ['repair', (t: Table) => t.hunter('harlan').damage, 1, 0],
    ['wounds', (t: Table) => t.state.health, 8, 7],
    ['cards', (t: Table) => t.hunter('harlan').handSize, 0, 1],
    ['rerolls', (t: Table) => t.hunter('harlan').rerolls, 2, 3],
    ['reveals', (t: Table) => t.all.search.binoculars, 2, 2],
    ['coins', (t: Table) => t.state.coins, 0, 1],
  ] as const)('a False Fin that brings %s to whoever finds it', (gain, read, before, after) => {
    const day = {
      ...drill,
      events: [{ for: 'all', effect: { kind: 'finds', fin: 'seal', gain, count: 1 } }],
    }
    const calendar = content.builtIn.calendar.map((each) => (each === drill ? day : each))
    const table = layOut({
      phase: 'search',
      content: content.load({ game: 'shark-island', calendar }),
      coins: 0,
      damage: { harlan: 1 },
      fins: 'seal shoal shark, prank',
      at: { harlan: 1 },
      draws: { die: 'binoculars binoculars binoculars', fin: 'seal' },
    })
    expect(read(table)).toBe(before)
    expect(read(table.play('reveal'))).toBe(after)
  })

  it('spoil takes Reroll tokens from every Hunter', () => {
    const deck = content.builtIn.shark.deck.map((card) =>
      card.id === 'murk' ? { ...card, effects: [{ kind: 'spoil', count: 1 }] } : card,
    )
    const pack = content.load({ game: 'shark-island', shark: { ...content.builtIn.shark, deck } })
    const table = layOut({
      phase: 'shark',
      content: pack,
      hands: { shark: 'murk' },
      rerolls: { harlan: 2, sheriff: 0 },
    })
    table.play(number('shark', 'murk'))
    expect(table.all.hunters.map(({ rerolls }) => rerolls)).toEqual([1, 0])
  })
})
