import { describe, expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { jaws } from '#games/jaws/index.ts'
import { sharkIsland } from '#games/shark-island/index.ts'
import { sharks } from '#games/sharks/index.ts'
import { wholeHash } from './content.ts'
import type { Box } from './game.ts'
import { refusedPack } from './testing/refused-pack.ts'

const EVENT = {
  id: 'quiet-day',
  name: { en: 'A Quiet Day', fr: 'Un jour calme' },
  swimmers: 'WW',
  effect: { kind: 'none' },
  source: 'house',
}
const { builtIn } = jaws.shelf

describe('a pack that builds on the content of the box', () => {
  test('adds a seventeenth event with one card, and is in all the same as one that states all of them', () => {
    const built = jaws.shelf.load({ game: 'jaws', add: { events: [EVENT] } })
    const stated = jaws.shelf.load({ game: 'jaws', events: [...builtIn.events, EVENT] })
    expect(built.events).toHaveLength(builtIn.events.length + 1)
    expect(wholeHash(built)).toBe(wholeHash(stated))
  })

  test('changes single fields of a piece, wherever it stands in its list', () => {
    const { events } = jaws.shelf.load({
      game: 'jaws',
      change: { events: { 'fin-hoax': { swimmers: 'NN', source: 'house' } } },
    })
    expect(events.map(({ id }) => id)).toEqual(builtIn.events.map(({ id }) => id))
    expect(events.find(({ id }) => id === 'fin-hoax')).toMatchObject({
      swimmers: 'NN',
      effect: { kind: 'gather' },
    })
  })

  test('takes a piece or a field away with null', () => {
    const { events } = jaws.shelf.load({ game: 'jaws', change: { events: { 'fin-hoax': null } } })
    expect(events.map(({ id }) => id)).not.toContain('fin-hoax')
    expect(refused(jaws, { change: { events: { bounty: { swimmers: null } } } })).toContain(
      'change.events.bounty: lacks swimmers',
    )
  })

  test('changes what is no list, and states a list within a piece anew', () => {
    const content = sharkIsland.shelf.load({
      game: 'shark-island',
      change: { shark: { fight: 2 }, tiles: { 'lone-swimmer': { backs: [2, 2] } } },
    })
    expect(content.shark).toMatchObject({ fight: 2, deck: sharkIsland.shelf.builtIn.shark.deck })
    expect(content.tiles[0].backs).toEqual([2, 2])
  })

  test('is built on the sections that it states itself', () => {
    const content = jaws.shelf.load({
      game: 'jaws',
      events: [EVENT],
      change: { events: { 'quiet-day': { swimmers: 'N' } } },
      add: { events: [{ ...EVENT, id: 'another' }] },
    })
    expect(content.events.map(({ id, swimmers }) => [id, swimmers])).toEqual([
      ['quiet-day', 'N'],
      ['another', 'WW'],
    ])
  })

  test('finds pieces without an id by what they are', () => {
    const ocean = sharks.shelf.load({
      game: 'sharks',
      change: {
        tiles: { oil: { more: 1 }, tide: { more: 3 } },
        creatures: { 'small-bony': { count: 3 }, 'large-mammal': { count: 5 } },
        trash: { 'up-right': { count: 7 }, 'right-down': { count: 9 } },
      },
    })
    expect(ocean.tiles.find(({ kind }) => kind === 'tide')?.more).toBe(3)
    expect(ocean.creatures.find(({ type, size }) => type === 'mammal' && size === 'large')?.count).toBe(5)
    expect(ocean.trash.map(({ count }) => count)).toEqual(expect.arrayContaining([7, 9]))
    const act2 = jaws.shelf.load({
      game: 'jaws',
      change: { tiles: { 3: { destroy: 5 } }, track: { 9: { gear: 5 } }, gear: { machete: { dice: 1 } } },
    })
    expect([act2.tiles[2].destroy, act2.track[9].gear]).toEqual([5, 5])
    expect(act2.gear.find(({ id }) => id === 'machete')).toMatchObject({ dice: 1 })
  })

  test('must be fit for all that a stated one must be fit for, and says where by its own fields', () => {
    expect(refused(jaws, { add: { events: [EVENT, { ...EVENT, swimmers: 'X' }] } })).toContain(
      'add.events[1].swimmers: is not written as it has to be',
    )
    expect(refused(jaws, { add: { events: [{ ...EVENT, id: 'bounty' }] } })).toContain(
      'add.events[0].id: "bounty" stands twice',
    )
    expect(refused(jaws, { change: { events: { bounty: { swimmers: 4 } } } })).toContain(
      'change.events.bounty.swimmers: must be a text',
    )
    expect(refused(jaws, { change: { tiles: { 3: { damage: 9 } } } })).toContain('change.tiles[3].destroy: ')
    expect(refused(jaws, { change: { barrels: 5 } })).toContain('change.barrels: must be an object')
    const deck = { mako: { deck: { 'big-game': { copies: 3 } } } }
    expect(refused(sharks, { change: { sharks: deck } })).toContain(
      'sharks.mako.deck: must be 24 in all, not 25',
    )
    const copies = Array.from({ length: 24 }, (_, index) => ({ ...EVENT, id: `quiet-${index}` }))
    expect(refused(jaws, { add: { events: copies } })).toContain('events: must not be longer than 24')
  })

  test('is refused where there is nothing to build on', () => {
    expect(refused(jaws, { change: { events: { bunty: { swimmers: 'N' } } } })).toContain(
      'change.events.bunty: there is no such piece',
    )
    expect(refused(jaws, { add: { eventz: [EVENT] } })).toContain('add.eventz: is not a field of this pack')
    expect(refused(jaws, { add: { game: [EVENT] } })).toContain('add.game: is no list that can be added to')
    expect(refused(jaws, { add: { events: EVENT } })).toContain('add.events: must be a list')
    expect(refused(jaws, { add: [EVENT] })).toContain('add: must be an object')
    expect(refused(jaws, { change: null, add: 3 })).toContain('change: must be an object')
    expect(refused(jaws, { change: { barrels: { wine: null } } })).toContain(
      'change.barrels.wine: is not a field',
    )
    expect(refused(jaws, JSON.parse('{"change": {"__proto__": {"events": 1}}}'))).toContain('__proto__')
  })
})

describe.each(boxes.map((box) => ({ box, id: box.id })))('the house packs of $id', ({ box }) => {
  const loaded = (box.housePacks ?? []).map(({ pack }) => box.shelf.load(pack))

  test('build on what is in the box, and hold no more than it and the pack together', () => {
    for (const [index, content] of loaded.entries())
      expect(nodes(content)).toBeLessThanOrEqual(
        nodes(box.shelf.builtIn) + nodes(box.housePacks?.[index].pack),
      )
  })

  test('are the house’s in every piece that they touch', () => {
    for (const { pack } of box.housePacks ?? [])
      for (const source of sourcesIn(pack)) expect(source).toBe('house')
  })

  test('leave the content of the box as it is', () => {
    expect(box.shelf.house(box.shelf.hash(box.shelf.builtIn))).toBe(box.shelf.builtIn)
    for (const content of loaded) expect(box.shelf.hash(content)).not.toBe(box.shelf.hash(box.shelf.builtIn))
  })
})

test('the most that can be added costs no more than the pack is long', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ ...EVENT, id: `quiet-${index}` }))
  const change = Object.fromEntries(many.map(({ id }) => [id, { swimmers: 'N' }]))
  expect(refused(jaws, { events: many, change: { events: change }, add: { events: many } })).toContain(
    'events: must not be longer than 24',
  )
})

function refused(box: Box, pack: object): string {
  return refusedPack(box, { game: box.id, ...pack })
}

function nodes(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 1
  return Object.values(part).reduce((sum: number, each) => sum + nodes(each), 1)
}

function sourcesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, each]) => {
    if (name !== 'source') return sourcesIn(each)
    return typeof each === 'string' ? [each] : Object.values(each as object).map(String)
  })
}
