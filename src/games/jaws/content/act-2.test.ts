import { describe, expect, it } from 'vitest'
import { refusedPack } from '#kernel/testing/refused-pack.ts'
import { ABILITIES, ACCESSORIES, WEAPONS } from '../act-2/components.ts'
import { jaws } from '../index.ts'
import { CREW_IDS } from '../seats.ts'
import { content as shelf } from './index.ts'

const { builtIn } = shelf
const { resurface, gear, tiles, die, abilities } = builtIn

const refused = (pack: object): string => refusedPack(jaws, { game: 'jaws', ...pack })

describe('the house content of Act 2 (rules/jaws.md, Act 2: facts)', () => {
  it('has 16 resurface cards, two different ones for each zone, with evade 0–2 and 1–3 dice', () => {
    expect(resurface).toHaveLength(16)
    for (let zone = 1; zone <= 8; zone++) {
      const [one, other, ...more] = resurface.filter((card) => card.zone === zone)
      expect(more).toEqual([])
      const numbers = ({ evade, dice, shakesOff }: typeof one) => [evade, dice, shakesOff]
      expect(numbers(one)).not.toEqual(numbers(other))
    }
    expect([...new Set(resurface.map(({ evade }) => evade))].sort()).toEqual([0, 1, 2])
    expect(resurface.every(({ dice }) => dice >= 1 && dice <= 3)).toBe(true)
  })

  it('about a third of them shake off', () => {
    const shaking = resurface.filter(({ shakesOff }) => shakesOff).length
    expect(shaking).toBeGreaterThanOrEqual(4)
    expect(shaking).toBeLessThanOrEqual(6)
  })

  it('has tiles whose numbers fit the rulebook’s examples and Domino Effect', () => {
    expect(tiles.every(({ damage, destroy }) => damage < destroy)).toBe(true)
    expect(tiles.some(({ damaged }) => damaged <= 3)).toBe(true)
    expect(tiles.some(({ damaged }) => damaged <= 2)).toBe(true)
  })

  it('has dice with the faces 0, 1 and 2', () => {
    expect([...new Set(die.faces)].sort()).toEqual([0, 1, 2])
  })

  it('has 16 abilities of eight kinds', () => {
    expect(abilities.map(({ id }) => id)).toEqual(ABILITIES)
    expect(abilities.reduce((sum, { copies }) => sum + copies, 0)).toBe(16)
  })

  it('has 22 gear cards: two for each crew member, one of them a melee weapon that is never discarded', () => {
    const count = (cards: typeof gear): number => cards.reduce((sum, { copies }) => sum + copies, 0)
    expect(count(gear)).toBe(22)
    expect(count(gear.filter(({ owner }) => owner === undefined))).toBe(16)
    for (const owner of CREW_IDS) {
      const own = gear.filter((each) => each.owner === owner)
      expect(count(own)).toBe(2)
      expect(own.some((each) => each.kind === 'melee' && each.discard === 'never')).toBe(true)
    }
  })

  it('has all kinds of weapons, and exactly three accessories', () => {
    expect([...new Set(gear.map(({ kind }) => kind))].sort()).toEqual([...WEAPONS, ...ACCESSORIES].sort())
    const accessories = gear.filter(({ kind }) => (ACCESSORIES as readonly string[]).includes(kind))
    expect(accessories.map(({ id }) => id)).toEqual(['chum', 'ammo', 'shark-cage'])
  })

  it('has the Rifle and the Pistol as the rulebook tells of them', () => {
    expect(gear.find(({ id }) => id === 'rifle')).toMatchObject({
      kind: 'firearm',
      dice: 2,
      plus: 1,
      discard: 'ammo',
    })
    expect(gear.find(({ id }) => id === 'pistol')).toMatchObject({
      kind: 'firearm',
      moves: true,
      discard: 'ammo',
    })
    const others = gear.filter(({ id }) => id !== 'rifle' && id !== 'pistol')
    expect(others.some((each) => 'discard' in each && each.discard === 'ammo')).toBe(false)
  })

  it('has an attachable weapon that lowers evade', () => {
    expect(gear.some((each) => each.kind === 'attachable' && each.hinders.evade !== undefined)).toBe(true)
  })
})

describe('a pack for Act 2 is refused when', () => {
  it.each<[string, object, RegExp]>([
    [
      'a tile is destroyed as easily as damaged',
      { tiles: tiles.map((tile) => ({ ...tile, destroy: 1 })) },
      /tiles/,
    ],
    ['tiles are out of order', { tiles: [...tiles].reverse() }, /tiles\[0\]\.zone: must be "1"/],
    ['a zone has no card', { resurface: resurface.map((card) => ({ ...card, zone: 1 })) }, /zone 2/],
    [
      'two cards have one id',
      { resurface: resurface.map((card) => ({ ...card, id: 'x' })) },
      /"x" stands twice/,
    ],
    ['an ability is missing', { abilities: abilities.slice(1) }, /abilities/],
    [
      'there are too few abilities',
      { abilities: abilities.map((each) => ({ ...each, copies: 1 })) },
      /16 in all/,
    ],
    ['gear is missing', { gear: gear.filter(({ id }) => id !== 'rifle') }, /gear: must be 16 in all, not 14/],
    [
      'somebody has no weapon to keep',
      { gear: gear.map((each) => (each.id === 'machete' ? { ...each, discard: 'used' } : each)) },
      /gear of quint: must have a melee weapon/,
    ],
    ['a die is blank', { die: { faces: [0, 0, 0, 0, 0, 0], source: 'house' } }, /die\.faces/],
    [
      'a card has a field nobody knows',
      { die: { faces: [0, 0, 0, 1, 1, 2], colour: 'red', source: 'house' } },
      /colour/,
    ],
  ])('%s', (_, pack, why) => {
    expect(refused(pack)).toMatch(why)
  })
})
