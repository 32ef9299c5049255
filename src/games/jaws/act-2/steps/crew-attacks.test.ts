import { describe, expect, it } from 'vitest'
import { layOut } from '../testing.ts'

/** A: evade 2, two dice. B: evade 0, three dice. */
const TABLE = { crew: { quint: 'b1', brody: 'b1', hooper: 'b1' }, cards: '1a 2b 3b' }
const AT_ONE = { quint: 'stay machete w1', brody: 'stay boat-hook w1', hooper: 'stay dive-knife w1' }

describe('step 5: Crew attacks (seed 003)', () => {
  it('those on target may attack, in any order', () => {
    const table = layOut({ ...TABLE, draws: { die: [2, 2, 2, 2] } })
      .lock('A')
      .prepare(AT_ONE)
    expect(table.asked()).toEqual(['quint', 'brody', 'hooper'])
    table.play('brody: attack')
    expect(table.asked()).toEqual(['quint', 'hooper'])
    table.play('quint: attack')
    expect(table.all.shark.wounds).toBe(4)
  })

  it('those who aimed elsewhere do not attack', () => {
    const table = layOut({ ...TABLE, crew: { quint: 'b1', brody: 'b3' } }).lock('A')
    table.prepare({ quint: 'stay machete w1', brody: 'stay boat-hook w3' })
    expect(table.asked()).toEqual(['quint'])
  })

  it('worked example: the Rifle, 3 hits on two dice and 1 more against evade 2, makes 2 wounds', () => {
    const table = layOut({
      ...TABLE,
      crew: { hooper: 'b5' },
      gear: { hooper: 'rifle' },
      draws: { die: [2, 1] },
    })
    table.lock('A').prepare({ hooper: 'stay rifle w1' }).play('hooper: attack')
    expect(table.all.shark.wounds).toBe(2)
    expect(table.told()[0]).toBe(
      'Hooper attacks with the Rifle and rolls 2 and 1: 4 hits in all against evade 2, 2 wounds.',
    )
  })

  it('hits that only equal the evade miss (ruling 10)', () => {
    const table = layOut({ ...TABLE, draws: { die: [1, 1] } })
      .lock('A')
      .prepare(AT_ONE)
    table.play('quint: attack')
    expect(table.all.shark.wounds).toBe(0)
    expect(table.happened).toEqual(['missed'])
  })

  it('the + counts even when all dice are blank (ruling 10)', () => {
    const table = layOut({ ...TABLE, cards: '1b 2b 3b', draws: { die: [0] } })
      .lock('A')
      .prepare(AT_ONE)
    table.play('hooper: attack')
    expect(table.all.shark.wounds).toBe(1)
  })

  it('evade applies to each attack; hits are never pooled (ruling 10)', () => {
    const table = layOut({ ...TABLE, draws: { die: [1, 1, 1, 1, 1] } })
      .lock('A')
      .prepare(AT_ONE)
    table.play('quint: attack', 'brody: attack', 'hooper: attack')
    expect(table.all.shark.wounds).toBe(0)
  })

  it('one may choose not to attack (FAQ)', () => {
    const table = layOut({ ...TABLE, crew: { quint: 'b1' }, gear: { quint: 'rifle ammo' } }).lock('A')
    table.prepare({ quint: 'stay rifle w1' }).play('quint: done')
    expect(table.crew('quint').gear).toEqual(expect.arrayContaining(['rifle', 'ammo']))
    expect(table.step).toBe('shark-attack')
  })

  it('a melee weapon stays after it was used (FAQ), unless its card says otherwise', () => {
    const table = layOut({ ...TABLE, crew: { hooper: 'b1' } }).lock('A')
    table.prepare({ hooper: 'stay dive-knife w1' }).play('hooper: attack')
    expect(table.crew('hooper').gear).toContain('dive-knife')
    const used = layOut({ ...TABLE, crew: { hooper: 'b1' } }).lock('A')
    used.prepare({ hooper: 'stay bang-stick w1' }).play('hooper: attack')
    expect(used.crew('hooper').gear).toEqual(['dive-knife'])
    expect(used.all.gearDiscards).toContain('bang-stick')
  })

  it('the eighteenth wound ends the game at once: the crew win (seed 003, end of the game; ruling 15)', () => {
    const table = layOut({ ...TABLE, wounds: { shark: 17 }, draws: { die: [2, 1] } })
    table.lock('A').prepare(AT_ONE).play('quint: attack')
    expect(table.winners).toEqual(['quint', 'brody', 'hooper'])
    expect(table.say(table.match.outcome?.why ?? { key: '', params: {} })).toMatch(/crew win/)
    expect(table.asked()).toEqual([])
  })
})

describe('Ammo (seed 003, Accessories; ruling 6)', () => {
  const SHOOTS = { crew: { quint: 'b1' }, cards: '1a 2b 3b' }

  it('without it the weapon goes after the shot, hit or miss', () => {
    for (const die of [0, 2]) {
      const table = layOut({ ...SHOOTS, gear: { quint: 'rifle' }, draws: { die: [die, die] } }).lock('A')
      table.prepare({ quint: 'stay rifle w1' }).play('quint: attack')
      expect(table.crew('quint').gear).not.toContain('rifle')
    }
  })

  it.each([
    ['ammo', 'rifle'],
    ['weapon', 'ammo'],
  ])('with it the shooter chooses: giving up the %s keeps the %s', (given, kept) => {
    const table = layOut({ ...SHOOTS, gear: { quint: 'rifle ammo' } }).lock('A')
    table.prepare({ quint: 'stay rifle w1' }).play('quint: attack')
    expect(table.step).toBe('ammo')
    expect(table.asked()).toEqual(['quint'])
    table.play(`quint: discard ${given}`)
    expect(table.crew('quint').gear.filter((id) => id === 'rifle' || id === 'ammo')).toEqual([kept])
    expect(table.step).toBe('shark-attack')
  })

  it('is for the Pistol too, and only one’s own counts', () => {
    const crew = { quint: 'b1', brody: 'b1' }
    const table = layOut({ ...SHOOTS, crew, gear: { quint: 'pistol', brody: 'ammo' } }).lock('A')
    table.prepare({ quint: 'stay pistol w1' }).play('quint: attack')
    expect(table.crew('quint').gear).not.toContain('pistol')
    expect(table.crew('brody').gear).toContain('ammo')
  })

  it('is not asked for by a firearm that never runs out', () => {
    const table = layOut({ ...SHOOTS, crew: { brody: 'b1' }, gear: { brody: 'ammo' } }).lock('A')
    table.prepare({ brody: 'stay revolver w1' }).play('brody: attack')
    expect(table.crew('brody').gear).toEqual(expect.arrayContaining(['revolver', 'ammo']))
  })
})

describe('attachable weapons (seed 003)', () => {
  it('stick without a roll, whatever the evade, and lie with the shark', () => {
    const table = layOut({ ...TABLE, hand: 'hard-target' }).lock('A', 'hard-target')
    table.prepare({ ...AT_ONE, quint: 'stay harpoon-line w1' }).play('quint: attack')
    expect(table.happened).toEqual(['attached'])
    expect(table.all.shark.attached).toEqual(['harpoon-line'])
    expect(table.crew('quint').gear).not.toContain('harpoon-line')
  })

  it('work at once, also for those who attack later in the round (ruling 9)', () => {
    const table = layOut({ ...TABLE, draws: { die: [1, 1] } }).lock('A')
    table.prepare({ ...AT_ONE, quint: 'stay harpoon-line w1' })
    table.play('quint: attack', 'brody: attack')
    expect(table.all.shark.wounds).toBe(1)
  })

  it('never take evade below 0 (ruling 10)', () => {
    const attached = 'harpoon-line marker-barrel pinger'
    const table = layOut({ ...TABLE, cards: '1b 2b 3b', attached, draws: { die: [1, 0] } }).lock('A')
    table.prepare(AT_ONE).play('quint: attack')
    expect(table.all.shark.wounds).toBe(1)
  })

  it('that lower evade also lower Hard Target', () => {
    const table = layOut({
      ...TABLE,
      cards: '1b 2b 3b',
      attached: 'marker-barrel',
      hand: 'hard-target',
      draws: { die: [2, 1] },
    })
    table.lock('A', 'hard-target').prepare(AT_ONE).play('quint: attack')
    expect(table.all.shark.wounds).toBe(1)
  })

  it('the Anchor Chain: one die fewer, but at least one', () => {
    const shark = { ...TABLE, crew: { quint: 'b4' }, attached: 'anchor-chain' }
    const two = layOut({ ...shark, cards: '1b 2b 3b', draws: { die: [2, 1, 2] } })
      .lock('A')
      .prepare({})
    two.play('shark: attack b1')
    expect(two.told()).toContain('The shark’s dice show 2 and 1.')
    const one = layOut({ ...shark, cards: '8a 2b 3b', draws: { die: [2, 1] } })
      .lock('A')
      .prepare({})
    one.play('shark: attack b8')
    expect(one.told()).toContain('The shark’s dice show 2.')
  })

  it('the Cargo Net: no bonus attacks', () => {
    const table = layOut({
      crew: { quint: 'w1' },
      cards: '1b 2b 3b',
      attached: 'cargo-net',
      draws: { die: [0, 0, 0] },
    })
    table.lock('A').prepare({ quint: 'stay machete w5' }).play('shark: attack quint')
    expect(table.happened).toContain('muzzled')
    expect(table.all.round).toBe(2)
  })

  it('the Sonar Pinger: no abilities are laid', () => {
    const table = layOut({ ...TABLE, attached: 'pinger', hand: 'big-mouth' }).play('shark: surface A')
    expect(table.legal('shark')).toEqual(['lock plain'])
    expect(table.whyNot('shark', 'lay big-mouth')).toBe('hindered')
  })

  it('stay when their owner is eliminated (ruling 9)', () => {
    const table = layOut({ crew: { quint: 'w1', brody: 'b4' }, cards: '1b 2b 3b', draws: { die: [2, 2, 2] } })
    table.lock('A').prepare({ quint: 'stay harpoon-line w1' })
    table.play('quint: attack', 'shark: attack quint')
    expect(table.crew('quint').at).toBeNull()
    expect(table.all.shark.attached).toEqual(['harpoon-line'])
  })
})
