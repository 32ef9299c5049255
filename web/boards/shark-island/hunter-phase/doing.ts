import type { IslandView } from '#games/shark-island/view.ts'
import { type Message, message } from '#kernel/message.ts'

/** The sign of an action that has a button of its own; null for those that are a tile, a card or a plan. */
export function iconOf(action: string): string | null {
  const [verb, thing] = action.split(' ')
  switch (verb) {
    case 'draw':
      return 'card'
    case 'repair':
      return 'repair'
    case 'token':
      return 'reroll'
    case 'bonus':
      return thing
    case 'wild':
      return thing === 'open' ? 'wild' : thing
    case 'sight':
      return 'binoculars'
    default:
      return null
  }
}

/** Whether an action would be paid for with a die of that icon. */
export function spends(action: string, icon: string, { dice }: IslandView): boolean {
  const [verb, thing] = action.split(' ')
  const own = (wanted: 'binoculars' | 'harpoon' | 'repair'): boolean =>
    icon === wanted || (icon === 'buoy' && dice.icons[wanted] === 0)
  if (verb === 'token') return thing === icon
  if (verb === 'draw') return own('harpoon')
  if (verb === 'repair') return own('repair')
  return verb === 'sight' ? own('binoculars') : true
}

/** What an action would do, where its name does not say it. */
export function meaning(action: string, view: IslandView, seat: string): Message | null {
  const [verb, thing] = action.split(' ')
  const hunter = view.hunters.find((each) => each.seat === seat)
  switch (verb) {
    case 'sight': {
      const tile = view.tiles[Number(thing) - 1]
      return message('shark-island.page.would.sight', {
        down: tile?.down ?? 0,
        left: (tile?.limit ?? 0) - (tile?.sighted ?? 0),
      })
    }
    case 'draw':
      return message('shark-island.page.would.draw', { count: hunter?.handSize ?? 0 })
    case 'repair':
      return hunter === undefined
        ? null
        : message('shark-island.page.would.repair', { damage: hunter.damage - 1 })
    case 'token':
      return message('shark-island.page.would.token', {
        count: (hunter?.rerolls ?? 0) + 1,
        left: view.rerollsLeft,
      })
    case 'wild':
      return thing === 'open'
        ? null
        : message('shark-island.page.would.wild', {
            count: view.terror.lines[thing as 'resort'] + 1,
            total: view.terror.total + 1,
          })
    default:
      return null
  }
}
