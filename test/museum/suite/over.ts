import { describe, expect, test } from 'vitest'
import { findBox } from '#games/index.ts'
import { resultText } from '#kernel/match/record.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { Guest } from '#server/testing/guest.ts'
import type { Replay } from '#table/replay.ts'
import type { Hall } from '../support/each-database.ts'
import { guestAt } from '../support/looking.ts'
import { Reunion } from '../support/reunion.ts'
import { isSince } from '../support/since.ts'

/** What is over gives the same record, and can be seen and played again. */
export function overTests(hall: Hall): void {
  const { database, shown, house, place, read } = hall
  const over = database.matches.filter(({ status }) => status === 'over')
  const ask = (what: string) => new Guest(house().base).get(`/api/matches/${what}`)

  describe.each(over.filter(({ record }) => record !== null))('$name', ({ id, name, record, result }) => {
    test('gives the record it gave, and the record holds', async () => {
      const { text } = await ask(`${id}/record`)
      expect(text).toBe(read(record ?? ''))
      const { match } = readRecord(text, findBox)
      expect(match.outcome && resultText(match.game, match.outcome)).toBe(result)
    })

    test.each(['watcher', 'all'])('is seen again by %s', async (eyes) => {
      const replay: Replay = JSON.parse((await ask(`${id}/replay?eyes=${eyes}`)).text)
      const { ending, winners, seed } = shown[name][0].room
      expect(replay).toMatchObject({ match: id, result, ending, winners, seed })
      expect(replay.updates.length).toBeGreaterThan(0)
    })
  })

  test('what was never begun has no record', async () => {
    for (const { id } of over.filter(({ record }) => record === null))
      expect(await ask(`${id}/record`)).toMatchObject({ status: 409, body: { code: 'not-started' } })
  })

  test('a rematch that was agreed to is there, and one that was asked for is laid', async () => {
    // Since 0.2.0 whoever agrees to a rematch is ready for it.
    const status = isSince(hall.release, '0.2.0') ? 'playing' : 'gathering'
    for (const match of over) {
      const { room } = shown[match.name][0]
      if (room.rematch === null && room.offer === null) continue
      const reunion = await Reunion.of(hall, match)
      await reunion.agree()
      const { rematch, options } = reunion.room
      const next = (await guestAt(place(), 'Ann').get(`/api/matches/${rematch}`)).body.room
      expect(next).toMatchObject({ status, options })
      await reunion.leave()
    }
  })
}
