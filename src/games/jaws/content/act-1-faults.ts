import { fault } from '#kernel/content.ts'
import type { Message, Params } from '#kernel/message.ts'
import type { FaultKey } from '../messages/faults.en.ts'
import type { JawsContent } from './schema.ts'

/** What a schema cannot say about Act 1's sections. */
export function act1Faults(content: JawsContent): Message[] {
  const found: Message[] = []
  const expect = (holds: boolean, field: string, key: FaultKey, params?: Params): void => {
    if (!holds) found.push(fault(field, key, params))
  }
  for (const section of ['water', 'land'] as const) {
    const { spaces } = content[section]
    for (const [from, near] of Object.entries(spaces))
      for (const [index, to] of near.entries()) {
        const field = `${section}.spaces.${from}`
        expect(near.indexOf(to) === index, field, 'fault.twice', { id: to })
        expect(to !== from, field, 'jaws.fault.itself')
        expect(spaces[to]?.some((back) => back === from) === true, field, 'jaws.fault.one-way', { to })
      }
  }
  expect(content.docks.west !== content.docks.east, 'docks', 'jaws.fault.two-docks')
  const { docks, offices, start, land } = content
  const ashore = { 'docks.west': docks.west, 'docks.east': docks.east, 'start.brody': start.brody }
  const inland = { 'offices.police': offices.police, 'offices.mayor': offices.mayor }
  for (const [field, space] of Object.entries({ ...ashore, ...inland }))
    expect((land.spaces[space]?.length ?? 0) > 0, field, 'jaws.fault.land')
  expect(content.barrels.orca + content.barrels.shop >= 2, 'barrels', 'fault.minimum', { limit: 2 })
  for (const [index, event] of content.events.entries())
    expect(
      content.events.findIndex((other) => other.id === event.id) === index,
      `events[${index}].id`,
      'fault.twice',
      { id: event.id },
    )
  for (const [index, row] of content.track.entries())
    expect(row.eaten === index, `track[${index}].eaten`, 'fault.must-be', { value: index })
  return found
}
