import { fault } from '#kernel/content.ts'
import { total } from '#kernel/counts.ts'
import type { Message, Params } from '#kernel/message.ts'
import { BACKS, DECK, IN_THE_BOX, OIL, SHARKS, SIZES, TILES, TYPES } from '../components.ts'
import type { Match, Pattern, SharksContent } from './schema.ts'

/** The counts the rulebook fixes (Components and Set Up), and what a schema cannot say. */
export function faults(content: SharksContent): Message[] {
  const found: Message[] = []
  const expect = (holds: boolean, field: string, key: string, params?: Params): void => {
    if (!holds) found.push(fault(field, key, params))
  }
  const counted = (field: string, are: number, must: number): void =>
    expect(are === must, field, 'fault.in-all', { must, are })

  const { tiles, creatures, trash, sharks } = content
  for (const [index, kind] of TILES.entries())
    expect(tiles[index].kind === kind, `tiles[${index}].kind`, 'fault.must-be', { value: kind })
  counted('tiles.core', total(tiles.map((tile) => tile.core)), IN_THE_BOX.coreTiles)
  counted('tiles', total(tiles.map((tile) => tile.core + tile.more)), IN_THE_BOX.tiles)
  expect(tiles[OIL].core === 0, `tiles[${OIL}].core`, 'sharks.fault.core')

  counted('creatures', total(creatures.map((row) => row.count)), IN_THE_BOX.creatures)
  for (const size of SIZES)
    for (const type of TYPES) {
      const rows = creatures.filter((row) => row.type === type && row.size === size).length
      expect(rows <= 1, 'creatures', 'sharks.fault.rows', { what: `${size}-${type}`, rows })
    }

  for (const [index, back] of BACKS.entries())
    expect(trash[index].directions.join('-') === back, `trash[${index}].directions`, 'fault.must-be', {
      value: back,
    })
  counted('trash', total(trash.map((row) => row.count)), IN_THE_BOX.trash)

  for (const id of SHARKS) {
    const { deck, facts, id: named } = sharks[id]
    const at = `sharks.${id}`
    expect(named === id, `${at}.id`, 'fault.must-be', { value: id })
    counted(`${at}.deck`, total(deck.map((design) => design.copies)), DECK)
    for (const [index, design] of deck.entries()) {
      const where = `${at}.deck[${index}]`
      expect(deck.findIndex((other) => other.id === design.id) === index, `${where}.id`, 'fault.twice', {
        id: design.id,
      })
      expect(design.fact <= facts.length, `${where}.fact`, 'sharks.fault.facts', { count: facts.length })
      const unfit = patternFault(design.scores)
      if (unfit !== null) found.push(fault(`${where}.scores`, unfit))
    }
  }
  return found
}

function patternFault(pattern: Pattern): string | null {
  if (pattern.kind === 'each' && pattern.type === undefined && pattern.size === undefined)
    return 'sharks.fault.each'
  if (pattern.kind === 'pair' && !isSame(...pattern.of) && !isApart(...pattern.of)) return 'sharks.fault.pair'
  return null
}

function isSame(a: Match, b: Match): boolean {
  return a.type === b.type && a.size === b.size
}

function isApart(a: Match, b: Match): boolean {
  const differ = (x?: string, y?: string): boolean => x !== undefined && y !== undefined && x !== y
  return differ(a.type, b.type) || differ(a.size, b.size)
}
