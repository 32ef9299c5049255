import { describe, expect, test } from 'vitest'
import { sayer } from '#cli/words.ts'
import { findBox } from '#games/index.ts'
import { canonicalJson, sha256 } from '#kernel/hash.ts'
import { LANGUAGES } from '#kernel/message.ts'
import type { Hall } from '../support/each-database.ts'
import { greeted, guestAt, onlookers, shownTo } from '../support/looking.ts'
import type { Room } from '../support/shown.ts'
import { isSince } from '../support/since.ts'
import { toldThen } from '../support/told.ts'

/** Every match opens, and everyone is shown what they were shown. */
export function matchTests({ database, shown, release, house, place }: Hall): void {
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
        expect({ ...now, update: toldThen(now.update, then.update) }).toMatchObject({
          ...then,
          room: { ...then.room, ...rematchNow(then.room) },
        })
        expect(now.pads).toEqual(then.pads)
        expect(now.update?.legal).toEqual(then.update?.legal)
        expect(now.update?.undo).toEqual(then.update?.undo)
      }
    })

    test('is played with what is in its box, and told in words', async () => {
      const { game, content: hash } = sights[0].room
      const { text } = await guestAt(place(), null).get(`/api/contents/${hash}`)
      const content: unknown = JSON.parse(text)
      // Words may have changed since; what rules read has not.
      const bound = JSON.parse(
        (await guestAt(place(), sights[0].person).get(`/api/matches/${id}/pieces`)).text,
      )
      const { contentHash } = await house().server.services.tables.use(id, ({ setup }) => setup)
      expect(sha256(canonicalJson(bound))).toBe(contentHash)
      // Since 0.4.0 a pack is shown by the hash of all of it, and bound by that of what rules read.
      const isShownWhole = isSince(release, '0.4.0') && sha256(canonicalJson(content)) === hash
      expect(isShownWhole || contentHash === hash).toBe(true)
      const box = findBox(game)
      expect(box?.shelf.pieces(content)).toEqual(box?.shelf.pieces(bound))
      const names = box?.names(content)
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
      expect(seated.updates.map((each) => toldThen(each, update))).toMatchObject([update])
      const { updates } = JSON.parse((await guest.get(`/api/matches/${id}/updates`)).text)
      expect(updates).toHaveLength(cursor)
      expect(toldThen(updates.at(-1), update)).toMatchObject(update)
    },
  )
}

/** A rematch that was not offered yet is played by the newest rules, and sealed with their number. */
function rematchNow({ game, rules, nextCommitment, offer }: Room): { readonly nextCommitment?: unknown } {
  const isSealed = typeof nextCommitment === 'string'
  if (!isSealed || rules === findBox(game)?.rules || offer !== null) return {}
  return { nextCommitment: expect.stringMatching(/^[0-9a-f]{64}$/) }
}
