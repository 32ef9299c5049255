import { rmSync } from 'node:fs'
import { Guest } from '#server/testing/guest.ts'
import { Player, SEATS } from './clients/dorsal.ts'
import { newFolder, startDorsal } from './contest.ts'

/** How long people waited for a bot, in milliseconds. */
export interface Bots {
  readonly matches: number
  readonly level: string
  readonly waits: readonly number[]
}

const LEVEL = 'captain'

/**
 * One person against the strongest bot at each table. They answer at once, so nearly all tables wait for a bot: for so
 * long, or until so many waits were counted.
 */
export async function botsAt(matches: number, ms: number, enough = Number.POSITIVE_INFINITY): Promise<Bots> {
  const folder = newFolder()
  const server = await startDorsal(folder, { BOT_DELAY: '0-0' })
  const waits: number[] = []
  const players: Player[] = []
  const end = performance.now() + ms
  const counted = Promise.withResolvers<void>()
  try {
    await Promise.all(
      Array.from({ length: matches }, async () => {
        const guest = await new Guest(server.base).named('Ann')
        let since = 0
        const player = new Player(SEATS[0], { bytes: 0, messages: 0 }, () => {
          if (player.updated === 0) return
          if (since > 0) waits.push(player.updated - since)
          if (waits.length >= enough) counted.resolve()
          since = player.legal.length > 0 || performance.now() > end ? 0 : player.updated
          player.updated = 0
          if (player.legal.length > 0 && performance.now() < end) player.act()
        })
        players.push(player)
        const made = await guest.post('/api/matches', {
          game: 'sharks',
          seats: { [SEATS[0]]: 'me', [SEATS[1]]: { bot: LEVEL } },
        })
        await player.sit(guest, made.body.match)
      }),
    )
    const timeUp = setTimeout(counted.resolve, Math.max(0, end - performance.now()))
    await counted.promise
    clearTimeout(timeUp)
    return { matches, level: LEVEL, waits }
  } finally {
    for (const player of players) player.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
