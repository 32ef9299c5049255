import { expect, test, vi } from 'vitest'
import type { Box, Game, WholeBox } from '#kernel/game.ts'
import { dorsalHere, type Ran } from '../../../test/support/dorsal.ts'

// On this shelf stand games that lose a card, guess badly, or have no secrets.
vi.mock(import('#games/index.ts'), async (original) => {
  const shelf = await original()
  const { oysters } = await import('#kernel/testing/oysters/index.ts')
  const { sharks } = await import('#games/sharks/index.ts')
  const spoilt = (id: string, box: Box, fault: (game: Game) => Partial<Game>): WholeBox => ({
    ...box,
    terminal: sharks.terminal,
    trials: sharks.trials,
    toldOptions: sharks.toldOptions,
    id,
    open(options, content) {
      const game = box.open(options, content)
      return { ...game, sights: ['anything'], sighted: () => ['anything'], ...fault(game) }
    },
  })
  /** Loses the first seat's cards where four play: that is the third table. */
  const loseCards = (game: Game): Game['apply'] => {
    return (state, seat, action, chance, emit) => {
      game.apply(state, seat, action, chance, emit)
      const { hands } = state as { hands: number[][] }
      if (hands.length === 4) hands[0].length = 1
    }
  }
  const boxes = [
    spoilt('careless', sharks, (game) => ({ apply: loseCards(game) })),
    spoilt('seen-careless', sharks, (game) => ({
      apply: loseCards(game),
      sights: game.sights,
      sighted: game.sighted,
    })),
    spoilt('unfair', sharks, (game) => ({
      secrets: (state, viewer) => game.secrets(state, viewer).slice(0, 1),
      imaginer: (view) => (chance) => {
        const hands = (state: unknown): string => (state as { hands: number[][] }).hands.flat().join()
        const states = [1, 2, 3, 4].map(() => game.imaginer(view)(chance))
        return states.sort((a, b) => (hands(a) < hands(b) ? -1 : 1))[0]
      },
    })),
    spoilt('open', oysters, () => ({ twins: () => null })),
  ]
  return { ...shelf, boxes, findBox: (id) => boxes.find((box) => box.id === id) }
})

/** What is said in the end, without the way through the code to a fault. */
async function laws(game: string, ...flags: readonly string[]): Promise<Omit<Ran, 'err'>> {
  const { code, out } = await dorsalHere(['laws', game, ...flags])
  return { code, out: out.replaceAll(/^ +at .*\n/gm, '') }
}

/** The seed that the last line of an answer tells to play again. */
function seedToPlay(game: string, out: string): string {
  const line = out.trimEnd().split('\n').at(-1) ?? ''
  const [, named, seed] = /^To play it again: dorsal laws (\S+) --seed "(.+)"$/.exec(line) ?? []
  expect(named, line).toBe(game)
  return seed
}

test('a law that is broken is told with the way to see it again', async () => {
  const { code, out } = await laws('careless', '--games', '3', '--seed', 'mine')
  expect(code).toBe(1)
  expect(out).toMatch(/^Nothing breaks: /)
  expect(out).toContain('seed of the play: "mine/game/2"')
  expect(out).toContain('dorsal record 1\ngame: careless\n')
  expect(seedToPlay('careless', out)).toBe('mine/game/2')
})

test('every run has a fresh seed; what it broke is seen again, alone and the same', async () => {
  const [first, second] = [await laws('careless', '--games', '3'), await laws('careless', '--games', '3')]
  const seeds = [first, second].map(({ out }) => seedToPlay('careless', out))
  expect(seeds[0]).not.toBe(seeds[1])
  expect(seeds[0]).toMatch(/^[0-9a-f]{12}\/game\/2$/)
  expect(await laws('careless', '--seed', seeds[0])).toEqual(first)
})

test('so is a game that was only played to see everything', async () => {
  const ran = await laws('seen-careless', '--games', '20', '--seed', 'mine')
  expect(ran.code).toBe(1)
  expect(ran.out).toMatch(/^Nothing breaks: /)
  const seed = seedToPlay('seen-careless', ran.out)
  expect(seed).toBe('mine/sight/2')
  expect(await laws('seen-careless', '--seed', seed)).toEqual(ran)
})

test('what shows only in many games is looked for in all of them again', async () => {
  const ran = await laws('unfair', '--games', '1', '--seed', 'mine')
  expect(ran.out).toMatch(/^Imagination is honest and complete: /)
  const seed = seedToPlay('unfair', ran.out)
  expect(seed).toMatch(/^mine\/look\/\d+$/)
  expect(await laws('unfair', '--seed', seed)).toEqual(ran)
})

test('what never came up in a run is looked for in the whole run again', async () => {
  const ran = await laws('open', '--games', '1', '--seed', 'mine')
  expect(ran.out).toMatch(/^Twins are alike: no twins were found/)
  expect(seedToPlay('open', ran.out)).toBe('mine')
})

test('one game that keeps the laws is said to do so', async () => {
  const { code, out } = await laws('open', '--seed', 'mine/game/3')
  expect(code).toBe(0)
  expect(out).toMatch(/\(seed "mine\/game\/3"\)\.\n {2}1 game, \d+ decisions\n/)
})

test.each(['en', 'fr'])('the way to see it again is told in %s', async (language) => {
  const { out } = await laws('careless', '--games', '3', '--seed', 's', '--lang', language)
  expect(out).toContain('dorsal laws careless --seed "s/game/2"')
  expect(out).not.toContain('⟨')
})
