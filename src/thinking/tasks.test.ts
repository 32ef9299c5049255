import { expect, test, vi } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import { prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { seatSet } from '#kernel/seats.ts'
import { perform } from './tasks.ts'

const setup = prepareMatch(sharks, { seed: '0'.repeat(64) })
const match = startMatch(sharks, setup)
const seat = [0, 1].find((each) => match.legal(each).length > 0) ?? 0
const view = match.game.view(match.state, seatSet(seat))

/** A pack of about 100,000 characters. */
function packed(name: string): unknown {
  const { builtIn } = sharks.shelf as { readonly builtIn: { readonly sharks: object } }
  const facts = Array.from({ length: 24 }, () => ({ en: name.repeat(60), fr: name.repeat(60) }))
  const entries = Object.entries(builtIn.sharks).map(([id, shark]) => [id, { ...shark, facts }])
  return { game: 'sharks', sharks: Object.fromEntries(entries) }
}

function think(pack: unknown): void {
  const { game, options } = setup
  perform({ kind: 'think', game, options, pack, view, seat, level: 'random', seed: 'x' }, () => true)
}

test('of the games that bots think about, those with large packs are not all kept', () => {
  const names = Array.from({ length: 40 }, (_, index) => `${1_000 + index}`)
  const opened = vi.spyOn(sharks, 'open')
  for (const name of names) think(packed(name))
  expect(opened).toHaveBeenCalledTimes(40)
  think(packed(names[39]))
  expect(opened).toHaveBeenCalledTimes(40)
  think(packed(names[0]))
  expect(opened).toHaveBeenCalledTimes(41)
  opened.mockRestore()
})
