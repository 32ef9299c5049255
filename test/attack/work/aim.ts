import type { Guest } from '#server/testing/guest.ts'
import type { Attacker, AttackersData } from './attackers.ts'

/** Each comes from an address of their own and has a table of their own. */
export async function attackerOf(guest: Guest, index: number): Promise<Attacker> {
  const lay = async (): Promise<string> =>
    (await guest.post('/api/matches', { game: 'sharks', listed: true, seats: { mako: 'me' } })).body.match
  const [gathering, other] = [await lay(), await lay()]
  const { code } = (await guest.post(`/api/matches/${other}/link`, {})).body
  const linked = `/api/matches/${other}/invitations/${code}`
  return { cookie: guest.cookie ?? '', address: `127.0.0.${index + 2}`, gathering, linked }
}

/** What a patient attacker would have found: a long match that is over, and one to look at that is not. */
export async function takeAim(host: Guest): Promise<AttackersData['aim']> {
  const { games } = JSON.parse((await host.get('/api/games')).text) as {
    readonly games: readonly {
      readonly id: string
      readonly seats: readonly string[]
      readonly content: string
    }[]
  }
  const island = games.find(({ id }) => id === 'shark-island')
  if (island === undefined) throw new Error('Shark Island is not on the shelf')
  const lay = async (seats: object, listed: boolean): Promise<string> =>
    (await host.post('/api/matches', { game: island.id, listed, seats })).body.match
  const bots = Object.fromEntries(island.seats.map((seat) => [seat, { bot: 'random' }]))
  const over = await lay(bots, true)
  const running = await lay(bots, true)
  for (const match of [over, running]) {
    const seated = await host.at(match)
    await seated.do('ready', { on: true })
    const isLongEnough = (): boolean => match === running && (seated.latest?.cursor ?? 0) > 150
    await seated.until(() => seated.room?.status === 'over' || isLongEnough())
    await seated.leave()
  }
  return { running, over, content: island.content, seat: 'mako' }
}
