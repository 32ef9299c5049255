import { FastChance } from '#kernel/chance/fast.ts'
import { type GameEvent, told } from '#kernel/event.ts'
import type { Message } from '#kernel/message.ts'
import { seatSet } from '#kernel/seats.ts'
import type { JawsContent } from '../content/schema.ts'
import { message } from '../messages/act-1.message.ts'
import { sharkBelief } from '../preview.ts'
import { BRODY, CREW, HOOPER, SHARK, seatOf } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { beliefOf } from './belief/index.ts'
import type { Device } from './devices.ts'
import { imaginer } from './imagine.ts'
import { SPACES } from './island.ts'
import { SPEEDBOAT_SPACES } from './limits.ts'
import { spaceOf, UNREACHED } from './setting.ts'
import { announce } from './steps/announce.ts'
import { OUT_OF_SIGHT } from './tokens.ts'
import type { Act1View } from './view.ts'

/** What a page works out from nothing but a view of Act 1. Spaces are called by their names. */

/** How likely each space is if the shark swam at random; a space that is not in here is impossible. */
export type Odds = { readonly [space: string]: number }

/** What a device would tell if it were used in a space now. */
export interface Search {
  readonly here: number
  /** Only the fish finder tells this apart from nothing. */
  readonly nearby: number
}

export function searchOdds(
  { act1 }: Setting,
  { clues }: Pick<Act1View, 'clues'>,
  device: 'look' | 'finder' | 'launch',
  space: string,
): Search {
  const at = spaceOf(space)
  const near = act1.water[at] ?? []
  let here = 0
  let nearby = 0
  beliefOf(act1.water, clues).each((place, _tokens, token, weight) => {
    if (token === OUT_OF_SIGHT && device !== 'launch') return
    if (place === at) here += weight
    else if (device === 'finder' && near.includes(place)) nearby += weight
  })
  return { here, nearby }
}

/** What the crew would hear if the shark's turn ended as it is planned, and what they could then work out. */
export interface Announcement {
  readonly told: readonly Message[]
  readonly odds: Odds
}

export function announcementOf(setting: Setting, view: Act1View): Announcement {
  const chance = new FastChance(0)
  const s = imaginer(setting, view, seatSet(SHARK))(chance)
  const events: GameEvent[] = []
  announce(setting, s, (event) => events.push(event))
  return { told: told(events, CREW), odds: sharkBelief(setting.content, { ...view, clues: s.clues }).chances }
}

/** How many actions it takes a crew member to get somewhere; spaces out of reach are not in here. */
export function reachOf({ act1 }: Setting, { crew }: Act1View, seat: string): { [space: string]: number } {
  const member = crew.find((each) => each.seat === seat)
  const reach: { [space: string]: number } = {}
  if (member === undefined) return reach
  const from = spaceOf(member.at)
  const far = seatOf(seat) === BRODY ? act1.byLand[from] : act1.byWater[from]
  const each = seatOf(seat) === HOOPER ? SPEEDBOAT_SPACES : 1
  for (let space = 0; space < far.length; space++)
    if (space !== from && far[space] < UNREACHED) reach[SPACES[space]] = Math.ceil(far[space] / each)
  return reach
}

export type Way = 'water' | 'land' | 'speedboat'

/** The spaces on a shortest way, without the one it starts from; null when there is none. */
export function wayOf({ act1 }: Setting, from: string, to: string, by: Way): string[] | null {
  const near = act1[by]
  const goal = spaceOf(to)
  const first = spaceOf(from)
  const came = new Map<number, number>([[first, first]])
  const queue = [first]
  for (let space = queue.shift(); space !== undefined && space !== goal; space = queue.shift())
    for (const next of near[space] ?? []) {
      if (came.has(next)) continue
      came.set(next, space)
      queue.push(next)
    }
  if (!came.has(goal)) return null
  const way: string[] = []
  for (let space = goal; space !== first; space = came.get(space) ?? first) way.unshift(SPACES[space])
  return way
}

type Effect = JawsContent['events'][number]['effect']

/** What an event does besides putting swimmers in the water. */
const EFFECTS = {
  none: 'jaws.effect.none',
  'boats-in-danger': 'jaws.effect.boats-in-danger',
  'docks-shut': 'jaws.effect.docks-shut',
  'docks-free': 'jaws.effect.docks-free',
  'clear-beach': 'jaws.effect.clear-beach',
  'wrong-shark': 'jaws.effect.wrong-shark',
  'all-open': 'jaws.effect.all-open',
  birthday: 'jaws.effect.birthday',
  gather: 'jaws.effect.gather',
  fly: 'jaws.effect.fly',
} as const satisfies {
  readonly [kind in Exclude<Effect['kind'], 'extra-action' | 'crowd' | 'out-of-use'>]: string
}

const EXTRA_ACTION = {
  any: 'jaws.effect.extra-action-any',
  quint: 'jaws.effect.extra-action-quint',
  brody: 'jaws.effect.extra-action-brody',
  hooper: 'jaws.effect.extra-action-hooper',
} as const

const OUT_OF_USE = {
  binoculars: 'jaws.effect.out-of-use-binoculars',
  'fish-finder': 'jaws.effect.out-of-use-fish-finder',
  barrels: 'jaws.effect.out-of-use-barrels',
} as const satisfies { readonly [device in Device]: string }

export function effectText(content: JawsContent, id: string): Message | null {
  const effect = content.events.find((event) => event.id === id)?.effect
  if (effect === undefined) return null
  if (effect.kind === 'extra-action') return message(EXTRA_ACTION[effect.for])
  if (effect.kind === 'out-of-use') return message(OUT_OF_USE[effect.device])
  if (effect.kind === 'crowd')
    return message('jaws.effect.crowd', { upTo: effect.upTo, swimmers: effect.swimmers })
  return message(EFFECTS[effect.kind])
}
