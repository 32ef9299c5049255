import type { Message } from '#kernel/message.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { message } from '../messages/act-1.message.ts'
import { sharkBelief } from '../preview.ts'
import { BRODY, seatOf } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { vocabulary } from '../vocabulary.ts'
import { searchOdds } from './preview.ts'
import { spaceOf } from './setting.ts'
import type { Act1View } from './view.ts'

/**
 * What a crew member says before a turn begins and before using what can be used once a round, with the reason: how
 * likely the shark is there, by what the crew were told. Where there is no help with deducing, the odds stay unsaid.
 */
export function says(setting: Setting, view: Act1View, seat: string, action: Action): Message | null {
  const member = view.crew.find((each) => each.seat === seat)
  if (view.step !== 'crew' || view.active !== seat || member === undefined) return null
  const { at } = member
  const [verb, ...rest] = vocabulary.text(action).split(' ')
  const to = rest.at(-1) ?? at
  const helps = setting.options.help !== 'off'
  const near = (space: string): number => percent(nearby(setting, view, space))
  const seen = (device: 'look' | 'launch', space: string): number =>
    percent(searchOdds(setting, view, device, space).here)
  const swimmers = (space: string): number => view.beaches.find(({ beach }) => beach === space)?.swimmers ?? 0
  switch (verb) {
    case 'finder':
      return helps
        ? message('jaws.says.finder', { space: at, odds: near(at) })
        : message('jaws.says.finder-plain', { space: at })
    case 'binoculars':
      return helps
        ? message('jaws.says.binoculars', { space: at, odds: seen('look', at) })
        : message('jaws.says.binoculars-plain', { space: at })
    case 'launch':
      return helps
        ? message('jaws.says.launch', { space: to, odds: seen('launch', to) })
        : message('jaws.says.launch-plain', { space: to })
    case 'close':
      return helps
        ? message('jaws.says.close', { space: to, count: swimmers(to), odds: near(to) })
        : message('jaws.says.close-plain', { space: to, count: swimmers(to) })
  }
  if (view.beat > 0) return null
  switch (verb) {
    case 'move':
      if (seatOf(seat) === BRODY && swimmers(to) > 0)
        return message('jaws.says.to-swimmers', { space: to, count: swimmers(to) })
      return helps && to !== 'shop'
        ? message('jaws.says.move', { space: to, odds: near(to) })
        : message('jaws.says.move-plain', { space: to })
    case 'rescue':
      return message('jaws.says.rescue', { space: at, count: swimmers(at) })
    case 'take':
    case 'drop':
    case 'give':
      return message('jaws.says.barrels', { space: at })
    case 'climb':
      return message('jaws.says.climb')
    case 'done':
      return message('jaws.says.wait', { space: at })
  }
  return null
}

/** How likely the shark is in a space or next to it. */
function nearby({ act1, content }: Setting, view: Act1View, space: string): number {
  const { chances } = sharkBelief(content, view)
  const near = new Set([spaceOf(space), ...(act1.water[spaceOf(space)] ?? [])])
  let sum = 0
  for (const [each, chance] of Object.entries(chances)) if (near.has(spaceOf(each))) sum += chance
  return sum
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}
