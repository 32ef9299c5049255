import { setImmediate as breath } from 'node:timers/promises'
import { type GameEvent, told } from '#kernel/event.ts'
import { type Seat, seatSet, seatsIn, WATCHER } from '#kernel/seats.ts'
import { botAction } from '../bots.ts'
import { message } from '../messages/message.ts'
import { resultLines } from '../result.ts'
import { paragraphs } from './news.ts'
import { showEnd } from './show.ts'
import type { Table } from './table.ts'
import { personTurn } from './turn.ts'

/** Plays a game to its end, or until the people leave it. */
export async function playGame(table: Table): Promise<void> {
  const { sitting, terminal, players, say, news, keeper } = table
  const { match } = sitting
  const watched = players.every(({ kind }) => kind === 'bot')
  if (watched) tell(table, match.opening)
  let looking: Seat | null = null
  let played = false
  let left = false
  const passed = new Set<string>()
  while (match.outcome === null && !left && !terminal.closed) {
    const next = nextSeat(table)
    const offer = offerTo(table, next, passed)
    const seat = offer?.seat ?? next
    if (players[seat].kind === 'bot') {
      await botTurn(table, seat, watched)
      continue
    }
    if (needsCurtain(table, looking, seat)) await curtain(table, seat)
    looking = seat
    const end = await personTurn(table, seat, offer !== null)
    if (offer !== null) passed.add(offer.name)
    played ||= end === 'played'
    left = end === 'left'
  }
  if (match.outcome === null) {
    terminal.write('\n')
    await keeper.atTheEnd(left)
    const nobody = !played && !left && !terminal.person
    terminal.write(`${say(message(nobody ? 'cli.play.nobody' : 'cli.play.left'))}\n`)
    return
  }
  if (watched) news.markRead(0)
  showEnd(table, looking ?? 0, resultLines(match.game, match.outcome, say))
  await keeper.atTheEnd(!watched)
}

/** People go before bots where both may act, so that no bot decides for them. */
function nextSeat({ sitting: { match }, players }: Table): Seat {
  const seats = seatsIn(match.game.toAct(match.state))
  return seats.find((seat) => players[seat].kind === 'person') ?? seats[0]
}

/** An offer that is open to a person (`Decision.aside`), and the key that is kept once they have passed it. */
interface Offer {
  readonly seat: Seat
  readonly name: string
}

/** A person is asked once before each other seat acts, since that seat's answer may close the question. */
function offerTo(
  { sitting: { match }, players }: Table,
  next: Seat,
  passed: ReadonlySet<string>,
): Offer | null {
  for (const { id, seats, aside } of match.game.decisions(match.state)) {
    if (aside !== 'offer') continue
    for (const seat of seatsIn(seats)) {
      const name = [id, seat, next].join()
      if (players[seat].kind === 'person' && seat !== next && !passed.has(name)) return { seat, name }
    }
  }
  return null
}

async function botTurn(table: Table, seat: Seat, watched: boolean): Promise<void> {
  const { sitting, players, terminal, say, news } = table
  const player = players[seat]
  if (player.kind !== 'bot') return
  const { match } = sitting
  const { id } = match.game.seats[seat]
  if (!watched) terminal.mutter(say(message('cli.play.thinking', { seat: id, level: player.level })))
  await breath()
  const events = match.submit(seat, [botAction(sitting, seat, { level: player.level })])
  news.add(events)
  if (watched) tell(table, events)
}

/** Shows events as a watcher is told them, without secrets. */
function tell({ terminal, say }: Table, events: readonly GameEvent[]): void {
  for (const line of paragraphs(told(events, WATCHER), say, terminal.columns)) terminal.write(`${line}\n`)
}

/** Whether this seat would see on the screen what another person's seat must not. */
function needsCurtain({ sitting: { match }, players }: Table, looking: Seat | null, seat: Seat): boolean {
  if (looking === seat) return false
  const picture = (eyes: Seat): string =>
    JSON.stringify({ ...match.game.view(match.state, seatSet(eyes)), mine: [] })
  return players.some(
    ({ kind }, other) => kind === 'person' && other !== seat && picture(other) !== picture(seat),
  )
}

async function curtain({ sitting, terminal, say }: Table, seat: Seat): Promise<void> {
  const { id } = sitting.match.game.seats[seat]
  terminal.wipe()
  terminal.write(`\n\n  ${say(message('cli.play.curtain', { seat: id }))}\n\n`)
  await terminal.ask(`  ${say(message('cli.play.curtain-ready', { seat: id }))} `)
}
