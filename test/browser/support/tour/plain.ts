import { standing } from '../playing.ts'
import { seatsOf } from '../tables.ts'
import { goTo, goToTheEnd, lookBackAt, lookBefore, openMenu } from './steps.ts'
import type { Tour } from './tour.ts'

/** The screens that every game has, whatever it is like: for one that has no tour of its own. */
export const PLAIN_SCREENS = ['home', 'rules', 'set-up', 'table', 'menu', 'end', 'replay']

export function plainTour(game: string): Tour {
  return async (house, options, look) => {
    const ann = await house.visitor(options)
    await ann.go('/')
    await ann.page.locator(`#poster-${game}`).waitFor({ state: 'attached' })
    await look('home', ann)
    await lookBefore(game, ann, look)
    await ann.post('/api/me', { name: 'Ann' })
    const [seat] = seatsOf(house, game, {})
    const held = [{ visitor: ann, seats: [seat] }]
    await goTo(ann, { game, held, until: ({ isMine, isSpared }) => isMine && !isSpared })
    await standing(ann)
    await look('table', ann)
    await openMenu(ann)
    await look('menu', ann)
    const over = await goToTheEnd(ann, { game, held }, ({ isMine }) => isMine)
    await look('end', ann)
    await lookBackAt(ann, over, 1)
    await look('replay', ann)
  }
}
