import type { ContentFault } from '../../../kernel/content.ts'
import type { JawsContent } from './schema.ts'

/** What a schema cannot say about Act 1's sections. */
export function act1Faults(content: JawsContent): ContentFault[] {
  const found: ContentFault[] = []
  const expect = (holds: boolean, field: string, fault: string): void => {
    if (!holds) found.push({ field, fault })
  }
  for (const section of ['water', 'land'] as const) {
    const { spaces } = content[section]
    for (const [from, near] of Object.entries(spaces))
      for (const to of near) {
        const field = `${section}.spaces.${from}`
        expect(to !== from, field, 'is not next to itself')
        expect(spaces[to]?.some((back) => back === from) === true, field, `${to} must lead back`)
      }
  }
  expect(content.docks.west !== content.docks.east, 'docks', 'must be two spaces')
  const { docks, offices, start, land } = content
  const ashore = { 'docks.west': docks.west, 'docks.east': docks.east, 'start.brody': start.brody }
  const inland = { 'offices.police': offices.police, 'offices.mayor': offices.mayor }
  for (const [field, space] of Object.entries({ ...ashore, ...inland }))
    expect((land.spaces[space]?.length ?? 0) > 0, field, 'must have land')
  expect(content.barrels.orca + content.barrels.shop >= 2, 'barrels', 'must be 2 at least')
  for (const [index, event] of content.events.entries())
    expect(
      content.events.findIndex((other) => other.id === event.id) === index,
      `events[${index}].id`,
      `"${event.id}" stands twice`,
    )
  for (const [index, row] of content.track.entries())
    expect(row.eaten === index, `track[${index}].eaten`, `must be ${index}`)
  return found
}
