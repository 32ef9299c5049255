import { introduce, layIsland } from '../island.ts'
import { lookBefore, type Tour } from './shared.ts'

/** What Shark Island adds to the screens of Sharks. */
export const sharkIsland: Tour = async (house, options, look) => {
  const ann = await house.visitor(options)
  await lookBefore('shark-island', ann, look)

  await introduce(ann, 'Ann')
  const match = await layIsland(ann, ['tempest', 'harlan', 'anya', 'pilot'], ['shark'], 'bot')
  await ann.go(`/match/${match}`)
  await ann.page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
  await look('shark-start', ann)
}
