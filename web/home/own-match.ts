import type { Key, Sayer } from '#kernel/catalogue.ts'
import { type Message, message } from '#kernel/message.ts'
import type { MyMatch } from '#wire/matches.ts'
import type { en } from './messages/en.ts'

/** How those who sit at a table are called. */
export interface Calling {
  person(name: string): string
  bots(level: string, count: number): string
}

type Seat = MyMatch['seats'][number]

/** In the words of the home page. */
const said: Sayer<typeof en> = message

export function isMyTurn({ status, waiting, seats, mine }: MyMatch): boolean {
  return (
    status === 'playing' &&
    seats.some(({ seat, bot }) => bot === null && mine.includes(seat) && waiting.includes(seat))
  )
}

/** What is to be done next comes first, what is over last. */
export function inOrder(matches: readonly MyMatch[]): MyMatch[] {
  const rank = (match: MyMatch): number => (isMyTurn(match) ? 0 : match.status === 'over' ? 2 : 1)
  return [...matches].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed)
}

/** Whose turn it is. Bots alone rest while nobody is at the table: they wait for whoever comes back. */
export function turnOf(match: MyMatch, calling: Calling): Message {
  if (match.status === 'gathering') return said('matches.gathering')
  if (match.status === 'over') return said('matches.replay')
  if (isMyTurn(match)) return said('matches.your-turn')
  const asked = match.seats.filter(({ seat, bot }) => bot === null && match.waiting.includes(seat))
  const names = [...new Set(asked.flatMap((seat) => seat.names.map(calling.person)))]
  return names.length === 0 ? said('matches.go-on') : said('matches.waiting', { names })
}

/** Results that name one's own roles. */
const SAYING_ROLES: ReadonlySet<string> = new Set([
  'matches.won-as',
  'matches.lost-as',
  'matches.conceded-as',
] satisfies Key<typeof en>[])

/** One's own roles, those who play with one, and those who play against one; nobody twice. */
export function companyOf(match: MyMatch, calling: Calling): Message[] {
  const own = match.seats.filter(({ seat }) => match.mine.includes(seat))
  const rest = match.seats.filter(({ seat }) => !match.mine.includes(seat))
  const teams = new Set(own.map(({ team }) => team))
  // Lists of an earlier release do not say who was on whose side.
  const isMate = ({ team }: Seat): boolean => own.length > 0 && (team === undefined || teams.has(team))
  const mates = sitters(rest.filter(isMate), calling)
  const others = sitters(
    rest.filter((seat) => !isMate(seat)),
    calling,
  )
  const saysRole = SAYING_ROLES.has(resultOf(match)?.key ?? '')
  return [
    ...(own.length === 0 || saysRole ? [] : [said('matches.as', { roles: own.map(({ role }) => role) })]),
    ...(mates.length === 0 ? [] : [said('matches.with', { mates })]),
    ...(others.length === 0 ? [] : [said('matches.against', { others })]),
  ]
}

function sitters(seats: readonly Seat[], calling: Calling): string[] {
  const people = new Set(seats.flatMap(({ names, bot }) => (bot === null ? names.map(calling.person) : [])))
  const bots = new Map<string, number>()
  for (const { bot } of seats) if (bot !== null) bots.set(bot, (bots.get(bot) ?? 0) + 1)
  return [...people, ...[...bots].map(([level, count]) => calling.bots(level, count))]
}

/** How it ended for whoever reads it; null while it goes on. */
export function resultOf(match: MyMatch): Message | null {
  const { status, ending, winners, mine, seats } = match
  if (status !== 'over') return null
  if (ending === 'agreed') return said('matches.agreed')
  if (ending === 'abandoned') return said('matches.abandoned')
  const own = seats.filter(({ seat }) => mine.includes(seat))
  const roles = own.map(({ role }) => role)
  if (winners === null || winners.length === 0) {
    if (ending === 'conceded' && own.length > 0) return said('matches.conceded-as', { roles })
    return said('matches.nobody')
  }
  const won = seats.filter(({ seat }) => winners.includes(seat))
  const points = pointsOf(match)
  const isOneSide = new Set(own.map(({ team, seat }) => team ?? seat)).size === 1
  if (!isOneSide) {
    const winning = { roles: won.map(({ role }) => role) }
    if (points === null) return said('matches.others-won', winning)
    return said('matches.others-won-points', { ...winning, points })
  }
  const isWon = won.some(({ seat }) => mine.includes(seat))
  const isShared = isWon && new Set(won.map(({ team, seat }) => team ?? seat)).size > 1
  if (isShared) return points === null ? said('matches.shared') : said('matches.shared-points', { points })
  if (points !== null) return said(isWon ? 'matches.won-points' : 'matches.lost-points', { points })
  return said(isWon ? 'matches.won-as' : 'matches.lost-as', { roles })
}

/** One's own points first, then those of the others, the most first. */
function pointsOf({ scores, mine }: MyMatch): string | null {
  if (!scores) return null
  const most = (seats: readonly string[]): number[] => seats.map((seat) => scores[seat]).sort((a, b) => b - a)
  const isOwn = (seat: string): boolean => mine.includes(seat)
  const all = Object.keys(scores)
  return [...most(all.filter(isOwn)), ...most(all.filter((seat) => !isOwn(seat)))].join(' : ')
}
