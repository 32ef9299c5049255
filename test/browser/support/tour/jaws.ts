import { AGAINST_CREW, layJaws } from '../orca.ts'
import { lookBefore, type Tour } from './shared.ts'

/** What JAWS adds to the screens of Sharks. */
export const jaws: Tour = async (house, options, look) => {
  const ann = await house.visitor(options)
  await lookBefore('jaws', ann, look)

  await layJaws(ann, 'act-1', AGAINST_CREW)
  await ann.page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
  await look('shark-start', ann)
}
