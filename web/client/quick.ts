import { api, type SeatPlan } from './api.ts'
import { games } from './kits.ts'
import { LEVELS } from './levels.ts'
import { identity } from './me.svelte.ts'
import { recall } from './memory.ts'

/** One tap to a game: the person in the first seat, bots in all others. */
export async function playAgainstBots(game: string): Promise<string> {
  await identity.someone()
  const info = (await games()).find(({ id }) => id === game)
  const bot = LEVELS.find((level) => level === recall('level')) ?? 'mate'
  const seats: { [seat: string]: SeatPlan } = {}
  for (const [index, seat] of (info?.seats ?? []).entries()) seats[seat] = index === 0 ? 'me' : { bot }
  return (await api.newMatch({ game, seats })).match
}
