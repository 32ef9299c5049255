import { expect, test } from 'vitest'
import { findBox } from '#games/index.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { Guest } from '#server/testing/guest.ts'
import type { Hall } from '../support/each-database.ts'
import { shownTo } from '../support/looking.ts'
import type { MatchThen } from '../support/manifest.ts'
import { playOut } from '../support/play-out.ts'
import { Reunion } from '../support/reunion.ts'

/** What is not over is gone on with, to its end; several at once, as their moves then go to the disk together. */
export function goingOnTests(hall: Hall): void {
  const { database, shown, house, place } = hall
  const matches = (status: MatchThen['status']) => database.matches.filter((match) => match.status === status)

  test.concurrent.each(matches('gathering'))(
    '$name is joined, begun and played to its end',
    async (match) => {
      const reunion = await Reunion.of(hall, match)
      await reunion.fillSeats()
      await reunion.begin()
      await reunion.leave()
      await finish(match)
    },
  )

  test.concurrent.each(matches('playing'))('$name is gone on with, and played to its end', async (match) => {
    const reunion = await Reunion.of(hall, match)
    await reunion.useInvitations()
    await reunion.takeSeatsBack()
    await reunion.talk()
    await reunion.agree()
    await reunion.undo()
    await reunion.leave()
    await finish(match)
  })

  /** The record goes on where the match was. */
  async function finish({ id, name, moves, print }: MatchThen): Promise<void> {
    const { ending } = await playOut(house().server.services.tables, id, name)
    const [onlooker] = shown[name]
    const isAskedToEnd = onlooker.room.offer?.offer.what === 'end'
    const { text } = await new Guest(house().base).get(`/api/matches/${id}/record`)
    const { match, record } = readRecord(text, findBox)
    expect(match.log[moves - 1]?.print ?? null).toBe(print)
    expect({ ending, isBrokenOff: match.outcome === null }).toEqual({
      ending: isAskedToEnd ? 'agreed' : null,
      isBrokenOff: isAskedToEnd,
    })
    const { room } = await shownTo(place(), id, onlooker)
    expect(room).toMatchObject({ status: 'over', ending, seed: record.setup.seed })
  }
}
