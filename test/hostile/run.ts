import { Guest, type Seated } from '#server/testing/guest.ts'
import { asked, dice } from '#server/testing/wild.ts'
import { ServerProcess } from '../support/server-process.ts'
import { request as attack, heard, type Loot, message, throwAt } from './attacks.ts'

export interface HostileReport {
  readonly requests: number
  readonly messages: number
  readonly refusals: number
  /** What the people at the table did meanwhile. */
  readonly acts: number
  readonly faults: number
}

/**
 * A match between two people goes on while others throw everything they have at the server, round after round; over a
 * socket so many volleys in each.
 */
export async function hostileRun(rounds: number, seed: number, volleys = 1): Promise<HostileReport> {
  // Whoever sends nothing but nonsense is soon not listened to any more: here it is to be heard.
  const server = new ServerProcess({ LOG_LEVEL: 'error', LIMITS_TIMES: '1000' })
  const report = { requests: 0, messages: 0, refusals: 0, acts: 0, faults: 0 }
  try {
    await server.start()
    const { match, seats, sockets, people } = await lay(server.base)
    const loot: Loot = { match, seats, overheard: [] }
    const before = JSON.stringify(seating(sockets[0]))
    const eve = await new Guest(server.base).named('Eve')
    const mallory = await new Guest(server.base).named('Mallory')
    const own = (await mallory.post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body.match
    // Each has dice of their own: who comes first changes nothing for the others.
    const [rollOfPlayers, rollOfEve, rollOfMallory] = [1, 2, 3].map((who) => dice(4 * seed + who))

    const play = async (): Promise<string | null> => {
      const isOver = (): boolean => sockets[0].room?.status === 'over'
      await sockets[0].until(() => isOver() || sockets.some((each) => asked(each) !== null))
      const mover = sockets.find((each) => asked(each) !== null)
      if (mover === undefined || isOver()) return null
      const { seat, legal } = asked(mover) as NonNullable<ReturnType<typeof asked>>
      const order = { seat, actions: [legal[rollOfPlayers(legal.length)]] }
      const tag = `p${report.acts}`
      const seen = mover.updates.length
      const answer = await mover.do('act', order, tag)
      if (answer !== 'ok') throw new Error(`a player was refused: ${answer}`)
      await mover.until(() => mover.updates.length > seen)
      report.acts++
      return JSON.stringify({ id: tag, do: 'act', ...order })
    }

    const request = async (): Promise<void> => {
      const status = await attack(rollOfEve, eve, loot)
      report.requests++
      if (status >= 400) report.refusals++
      if (status >= 500) report.faults++
      if (rollOfEve(10) === 0) eve.cookie = `dorsal=${'x'.repeat(rollOfEve(60))}`
    }

    let seated: Seated | null = null
    const throwVolley = async (): Promise<void> => {
      const table = rollOfMallory(2) === 0 ? match : own
      if (seated === null || seated.closed !== null) seated = await mallory.connect(table).catch(() => null)
      if (seated === null) return
      if (rollOfMallory(2) === 0) throwAt(seated, '{"hello":{"cursor":0}}')
      for (let burst = rollOfMallory(20); burst > 0; burst--) {
        if (throwAt(seated, message(rollOfMallory, loot))) report.messages++
      }
      await heard(seated)
      report.refusals += seated.all.splice(0).filter((sent) => 'refused' in sent).length
      if (seated.raw.some((text) => text.includes('"code":"fault"'))) report.faults++
      seated.raw.length = 0
    }

    const throwThings = async (): Promise<void> => {
      for (let volley = 0; volley < volleys; volley++) await throwVolley()
    }

    for (let round = 0; round < rounds; round++) {
      const requests = request().then(request)
      const [played] = await Promise.all([play(), requests, throwThings()])
      if (played !== null) loot.overheard.push(played)
    }
    if (JSON.stringify(seating(sockets[0])) !== before) throw new Error('somebody changed who sits where')
    const { room } = (await people[0].get(`/api/matches/${match}`)).body
    if (room.talk.length > 0 || room.listed) throw new Error('somebody talked at a table that is not theirs')
    for (const socket of sockets) if (socket.closed !== null) throw new Error('a player was thrown out')
    if (server.log !== '') throw new Error(`the server has faults to tell: ${server.log.slice(0, 2_000)}`)
    return report
  } finally {
    await server.end()
  }
}

function seating({ room }: Seated) {
  return room?.seats.map(({ seat, holders, bot }) => ({ seat, holders, bot }))
}

async function lay(base: string) {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => new Guest(base).named(name)))
  const seats = ['great-white', 'mako']
  const { match } = (await people[0].post('/api/matches', { game: 'sharks', seats: { [seats[0]]: 'me' } }))
    .body
  const { code } = (await people[0].post(`/api/matches/${match}/invitations`, { seat: seats[1] })).body
  await people[1].post(`/api/matches/${match}/seats`, { seat: seats[1], code })
  const sockets = await Promise.all(people.map((guest) => guest.at(match)))
  for (const socket of sockets) await socket.do('ready', { on: true })
  for (const socket of sockets) await socket.until(() => socket.updates.length > 0)
  return { match, seats, sockets, people }
}
