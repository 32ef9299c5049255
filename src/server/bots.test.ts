import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { vocabulary } from '#kernel/testing/oysters/words.ts'
import { layOut } from '#table/lay-out.ts'
import { Club } from '#table/testing/club.ts'
import { stateOf } from '#table/testing/oyster-night.ts'
import type { Thinker } from '#thinking/thinker.ts'
import { Bots } from './bots.ts'
import { knownSecrets } from './testing/known-secrets.ts'
import { ManualClock } from './testing/manual-clock.ts'

/** Thinks at once: first this, then that. */
function thinkerOf(actions: string[]): Thinker {
  return {
    waiting: 0,
    async run() {
      const action = vocabulary.parse(actions.shift() ?? '')
      return { action, legal: [], mixture: [], iterations: 0, says: null }
    },
    async close() {},
  }
}

test('what a bot draws unseen is played at once, and what others notice of its turn is held back', async () => {
  const club = new Club()
  const match = await club.play('oysters', ['ann', { bot: 'mate' }])
  const state = await stateOf(club, match)
  const [, hand] = state.hands
  state.deck[hand[0] - 1]++
  state.deck[0]--
  hand[0] = 1
  await layOut(club.tables, match, { state })
  const clock = new ManualClock()
  const bots = new Bots({
    clock,
    thinker: thinkerOf(['swap', `lay ${hand[1]}`]),
    secrets: knownSecrets(),
    tables: club.tables,
    delay: { least: 100, most: 200 },
    log: Fastify().log,
    isWatched: () => true,
  })
  club.onChange = (table) => bots.consider(table)
  const watching = () => club.table(match, (table) => table.latest(0)?.cursor)
  const cursor = await watching()
  await club.table(match, (table) => bots.consider(table))
  const settle = async (): Promise<void> => {
    do await new Promise(setImmediate)
    while (club.tables.busy > 0)
  }
  await settle()
  expect(await club.table(match, (table) => table.match?.log.slice(1))).toMatchObject([
    { seat: 1, actions: [vocabulary.parse('swap')] },
  ])
  clock.advance(499)
  await settle()
  expect(await watching()).toBe(cursor)
  clock.advance(501)
  await settle()
  expect((await stateOf(club, match)).laid[1]).toBe(hand[1])
  bots.close()
})
