import { expect, it } from 'vitest'
import { content } from '#games/shark-island/content/index.ts'
import { practiseIsland } from '#games/shark-island/lesson.ts'
import { FINS, openIsland } from '#games/shark-island/page.ts'
import { playedIsland } from '#games/shark-island/rules.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import { actionsOf, countOn, dealtEvenly, moved, nothingOn, planOf, unplaced } from './placing.ts'

const OPTIONS = { players: 4, hunters: ['tempest', 'harlan', 'pilot'], first: 'tempest' } as const

function beforePlacing() {
  const match = practiseIsland(OPTIONS, content.builtIn, ['shark'], {})
  for (const action of ['strategy mayor', 'done']) expect(match.act('shark', [action])).toBe(true)
  const view = match.latest.view as unknown as IslandView
  if (view.shark.fins === null) throw new Error('the Shark does not see its fins')
  return { match, view, fins: view.shark.fins }
}

it('deals all fins evenly, wherever chance has it, and the rules take every such plan as it is told', () => {
  for (let seed = 1; seed <= 40; seed++) {
    let state = seed
    const random = (): number => {
      state = (state * 48271) % 2147483647
      return state / 2147483647
    }
    const { match, view, fins } = beforePlacing()
    const plan = dealtEvenly(fins, nothingOn(view.tiles.length), random)
    const counts = plan.map(countOn)
    expect(Math.max(...counts) - Math.min(...counts), `seed ${seed}`).toBeLessThanOrEqual(1)
    expect(Object.values(unplaced(fins, plan)).every((left) => left === 0)).toBe(true)
    const actions = [...actionsOf(plan), 'done']
    expect(planOf(actions, fins, view.tiles.length)).toEqual(plan)
    expect(match.act('shark', actions), `seed ${seed}: ${actions}`).toBe(true)
  }
})

it('takes any plan that leaves no tile bare, however it came about', () => {
  const { match, view, fins } = beforePlacing()
  let plan = dealtEvenly(fins, nothingOn(view.tiles.length), () => 0.5)
  for (const fin of FINS)
    for (let tile = 1; tile < plan.length; tile++)
      while (plan[tile][fin] > 0 && countOn(plan[tile]) > 1) plan = moved(plan, fin, tile, 0)
  expect(plan.slice(1).map(countOn)).toEqual(plan.slice(1).map(() => 1))
  const ahead = openIsland(OPTIONS, content.builtIn, undefined, playedIsland).ahead(
    view,
    'shark',
    actionsOf(plan),
  )
  expect(ahead.played).toBe(actionsOf(plan).length)
  expect(match.act('shark', [...actionsOf(plan), 'done'])).toBe(true)
})
