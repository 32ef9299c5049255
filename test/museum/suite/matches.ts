import { describe, expect, test } from 'vitest'
import { sayer } from '../../../src/cli/words.ts'
import { findBox } from '../../../src/games/index.ts'
import { contentHash } from '../../../src/kernel/content.ts'
import { LANGUAGES } from '../../../src/kernel/message.ts'
import type { Hall } from '../support/each-database.ts'
import { greeted, guestAt, onlookers, shownTo } from '../support/looking.ts'

/** Every match opens, and everyone is shown what they were shown. */
export function matchTests({ database, shown, house, place }: Hall): void {
  const begun = database.matches.flatMap(({ name, id }) => {
    const [{ person, update }] = shown[name]
    return update === null ? [] : [{ name, id, person, update }]
  })

  describe.each(database.matches)('$name', ({ name, id, status, entries, moves, print }) => {
    const sights = shown[name]

    test('is as it was left', async () => {
      const now = await house().server.services.tables.use(id, ({ room, length, match }) => ({
        status: room.status,
        entries: length,
        moves: match?.log.length ?? 0,
        print: match?.log.at(-1)?.print ?? null,
      }))
      expect(now).toEqual({ status, entries, moves, print })
    })

    test('is shown to everyone as it was', async () => {
      const who = sights.map(({ person, eyes }) => ({ person, eyes }))
      expect(await onlookers(place(), id)).toEqual(who)
      for (const then of sights) {
        const now = await shownTo(place(), id, then)
        // A later release may show more than there was; what there was is still there, and nothing more can be done.
        expect(now).toMatchObject(then)
        expect(now.pads).toEqual(then.pads)
        expect(now.update?.legal).toEqual(then.update?.legal)
        expect(now.update?.undo).toEqual(then.update?.undo)
      }
    })

    test('is played with what is in its box, and told in words', async () => {
      const { game, content: hash } = sights[0].room
      const { text } = await guestAt(place(), null).get(`/api/contents/${hash}`)
      const content: unknown = JSON.parse(text)
      expect(contentHash(content)).toBe(hash)
      const names = findBox(game)?.names(content)
      for (const say of LANGUAGES.map((language) => sayer(language, names)))
        for (const { room, update } of sights) {
          const prompts = update?.view.decisions.map(({ prompt }) => prompt) ?? []
          const messages = [...prompts, ...(update?.events ?? []), ...room.told.map(({ message }) => message)]
          for (const message of messages) expect(say(message)).not.toContain('⟨')
        }
    })
  })

  test.each(begun)(
    '$name is gone on with by a device that knows how far it was',
    async ({ id, person, update }) => {
      const { cursor, view } = update
      const guest = guestAt(place(), person)
      const seated = await greeted(guest, id, { cursor, seats: view.mine })
      const missed = [...seated.updates]
      seated.send({ hello: { cursor: cursor - 1, seats: view.mine } })
      await seated.until(() => seated.updates.length > missed.length)
      await seated.leave()
      expect(missed).toEqual([])
      expect(seated.updates).toMatchObject([update])
      const { updates } = JSON.parse((await guest.get(`/api/matches/${id}/updates`)).text)
      expect(updates).toHaveLength(cursor)
      expect(updates.at(-1)).toMatchObject(update)
    },
  )
}
