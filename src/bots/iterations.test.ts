import { expect, test } from 'vitest'
import { jaws } from '#games/jaws/index.ts'
import type { Game } from '#kernel/game.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { think } from './index.ts'
import { iterationsOf } from './iterations.ts'
import { ITERATIONS } from './levels.ts'

test('a level has its iterations, and more of them in JAWS', () => {
  const { knowledge } = jaws.open(jaws.options({}), jaws.shelf.builtIn)
  expect(iterationsOf({}, 'mate')).toBe(ITERATIONS.mate)
  expect(iterationsOf(knowledge, 'cadet')).toBe(ITERATIONS.cadet)
  expect(iterationsOf(knowledge, 'mate')).toBeGreaterThan(ITERATIONS.mate)
  expect(iterationsOf(knowledge, 'captain')).toBeGreaterThan(ITERATIONS.captain)
  expect(iterationsOf(knowledge, 'greedy')).toBeUndefined()
})

test('and thinks as long as that, unless it is told how long', () => {
  const { match } = beginPlay(jaws, { mode: 'act-1' }, 'iterations')
  const game = match.game as Game
  const view = game.view(match.state, 1)
  const usual = think(game, view, 0, { level: 'mate', seed: 'a test' })
  expect(usual.iterations).toBeGreaterThanOrEqual(iterationsOf(game.knowledge, 'mate') ?? 0)
  expect(think(game, view, 0, { level: 'mate', seed: 'a test', share: 0.1 }).iterations).toBeLessThan(60)
  expect(think(game, view, 0, { level: 'mate', seed: 'a test', iterations: 30 }).iterations).toBeLessThan(60)
})
