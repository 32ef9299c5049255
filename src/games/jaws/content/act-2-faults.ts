import { fault } from '#kernel/content.ts'
import type { Message, Params } from '#kernel/message.ts'
import { ABILITIES, COMMON_GEAR, PERSONAL_GEAR, ZONES } from '../act-2/components.ts'
import type { FaultKey } from '../messages/faults.en.ts'
import { CREW_IDS } from '../seats.ts'
import type { JawsContent } from './schema.ts'

/** Ability cards in the box. */
const ABILITY_CARDS = 16

/** The counts the rulebook fixes, and what a schema cannot say about Act 2's sections. */
export function act2Faults(content: JawsContent): Message[] {
  const found: Message[] = []
  const expect = (holds: boolean, field: string, key: FaultKey, params?: Params): void => {
    if (!holds) found.push(fault(field, key, params))
  }
  const counted = (field: string, cards: readonly { readonly copies: number }[], must: number): void => {
    const are = cards.reduce((sum, { copies }) => sum + copies, 0)
    expect(are === must, field, 'fault.in-all', { must, are })
  }
  const once = (field: string, ids: readonly string[]): void => {
    for (const [index, id] of ids.entries())
      expect(ids.indexOf(id) === index, `${field}[${index}].id`, 'fault.twice', { id })
  }
  const { tiles, resurface, abilities, gear, die } = content

  expect(
    die.faces.some((hits) => hits > 0),
    'die.faces',
    'jaws.fault.hits',
  )
  for (const [index, tile] of tiles.entries()) {
    expect(tile.zone === index + 1, `tiles[${index}].zone`, 'fault.must-be', { value: index + 1 })
    expect(tile.damage < tile.destroy, `tiles[${index}].destroy`, 'jaws.fault.destroy')
  }
  once(
    'resurface',
    resurface.map(({ id }) => id),
  )
  for (let zone = 1; zone <= ZONES; zone++)
    expect(
      resurface.some((card) => card.zone === zone),
      'resurface',
      'jaws.fault.zone',
      { zone },
    )
  for (const [index, id] of ABILITIES.entries())
    expect(abilities[index].id === id, `abilities[${index}].id`, 'fault.must-be', { value: id })
  counted('abilities', abilities, ABILITY_CARDS)

  once(
    'gear',
    gear.map(({ id }) => id),
  )
  counted(
    'gear',
    gear.filter(({ owner }) => owner === undefined),
    COMMON_GEAR,
  )
  for (const owner of CREW_IDS) {
    const own = gear.filter((each) => each.owner === owner)
    counted(`gear of ${owner}`, own, PERSONAL_GEAR)
    expect(
      own.some((each) => each.kind === 'melee' && each.discard === 'never'),
      `gear of ${owner}`,
      'jaws.fault.weapon',
    )
  }
  return found
}
