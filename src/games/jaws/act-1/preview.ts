import { FastChance } from '../../../kernel/chance/fast.ts'
import { type GameEvent, told } from '../../../kernel/event.ts'
import { type Message, message } from '../../../kernel/message.ts'
import { seatSet } from '../../../kernel/seats.ts'
import type { JawsContent } from '../content/schema.ts'
import { BRODY, CREW, HOOPER, SHARK, seatOf } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { beliefOf } from './belief/index.ts'
import {
  clueAnswer,
  clueKind,
  clueSpace,
  HERE,
  LAUNCH_CLUE,
  LOOK_CLUE,
  NEARBY,
  SOUNDING_CLUE,
  TURN_CLUE,
  TURN_LENGTH,
} from './clues.ts'
import { imaginer } from './imagine.ts'
import { SPACES, WATER } from './island.ts'
import { spaceOf, UNREACHED } from './setting.ts'
import { announce } from './steps/announce.ts'
import { NO_TOKEN, OUT_OF_SIGHT, TOKENS, type Token } from './tokens.ts'
import type { Act1View } from './view.ts'

/** What a page works out from nothing but a view of Act 1. Spaces are called by their names. */

/** How likely each space is if the shark swam at random; a space that is not in here is impossible. */
export type Odds = { readonly [space: string]: number }

/** One thing the crew were told, in the round they were told it. */
export interface Clue {
  readonly round: number
  readonly kind: 'turn' | 'look' | 'finder' | 'launch'
  /** Where a search was made; null for the announcement of a turn. */
  readonly space: string | null
  readonly answer: 'yes' | 'no' | 'nearby' | null
  /** Spaces that this ruled out which had been possible before it. */
  readonly ruledOut: readonly string[]
}

/** Where the shark can be, and how likely if it swam at random. */
export function oddsOf({ act1 }: Setting, { clues }: Pick<Act1View, 'clues'>): Odds {
  return oddsAfter(act1.water, clues)
}

function oddsAfter(water: readonly (readonly number[])[], clues: readonly number[]): Odds {
  const belief = beliefOf(water, clues)
  const odds: { [space: string]: number } = {}
  for (let space = 0; space < WATER.length; space++)
    if (belief.place(space) > 0) odds[WATER[space]] = belief.place(space)
  return odds
}

export interface TokenOdds {
  readonly token: Token
  /** How likely it is that the shark still has it, and that it is the one in play. */
  readonly left: number
  readonly inPlay: number
}

export function tokenOdds({ act1 }: Setting, { clues }: Pick<Act1View, 'clues'>): TokenOdds[] {
  const belief = beliefOf(act1.water, clues)
  const left = TOKENS.map(() => 0)
  const inPlay = TOKENS.map(() => 0)
  belief.each((_place, tokens, token, weight) => {
    for (let each = 0; each < TOKENS.length; each++) if ((tokens >> each) & 1) left[each] += weight
    if (token !== NO_TOKEN) inPlay[token] += weight
  })
  return TOKENS.map((token, index) => ({ token, left: left[index], inPlay: inPlay[index] }))
}

/** Everything the crew were told, with what each thing ruled out, in order. */
export function clueHistory({ act1 }: Setting, { clues }: Pick<Act1View, 'clues'>): Clue[] {
  const history: Clue[] = []
  let round = 0
  let before = oddsAfter(act1.water, [])
  for (let index = 0; index < clues.length; ) {
    const isTurn = clueKind(clues[index]) === TURN_CLUE
    if (isTurn) round++
    const next = index + (isTurn ? TURN_LENGTH : 1)
    const after = oddsAfter(act1.water, clues.slice(0, next))
    history.push({
      round,
      ...searchIn(clues[index]),
      ruledOut: Object.keys(before).filter((space) => after[space] === undefined),
    })
    before = after
    index = next
  }
  return history
}

const KINDS: { readonly [kind: number]: Clue['kind'] } = {
  [TURN_CLUE]: 'turn',
  [LOOK_CLUE]: 'look',
  [SOUNDING_CLUE]: 'finder',
  [LAUNCH_CLUE]: 'launch',
}

function searchIn(clue: number): Pick<Clue, 'kind' | 'space' | 'answer'> {
  const kind = KINDS[clueKind(clue)]
  if (kind === 'turn') return { kind, space: null, answer: null }
  const answer = clueAnswer(clue)
  const yes = kind === 'finder' ? HERE : 1
  return {
    kind,
    space: WATER[clueSpace(clue)],
    answer: answer === yes ? 'yes' : kind === 'finder' && answer === NEARBY ? 'nearby' : 'no',
  }
}

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
  announce(setting, s, chance, (event) => events.push(event))
  return { told: told(events, CREW), odds: oddsAfter(setting.act1.water, s.clues) }
}

/** How many actions it takes a crew member to get somewhere; spaces out of reach are not in here. */
export function reachOf({ act1 }: Setting, { crew }: Act1View, seat: string): { [space: string]: number } {
  const member = crew.find((each) => each.seat === seat)
  const reach: { [space: string]: number } = {}
  if (member === undefined) return reach
  const from = spaceOf(member.at)
  const far = seatOf(seat) === BRODY ? act1.byLand[from] : act1.byWater[from]
  const each = seatOf(seat) === HOOPER ? 2 : 1
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

/** What an event does besides putting swimmers in the water. */
export function effectText(content: JawsContent, id: string): Message | null {
  const effect = content.events.find((event) => event.id === id)?.effect
  if (effect === undefined) return null
  if (effect.kind === 'extra-action') return message(`jaws.effect.extra-action-${effect.for}`)
  if (effect.kind === 'crowd')
    return message('jaws.effect.crowd', { upTo: effect.upTo, swimmers: effect.swimmers })
  return message(`jaws.effect.${effect.kind}`)
}
