import type { IslandView } from '#games/shark-island/view.ts'
import { friend } from '../friend.ts'
import { askAbout, goTo, goToTheEnd, lookBackAt, lookBefore } from './steps.ts'
import type { Tour } from './tour.ts'

const HUNTERS = ['tempest', 'harlan', 'anya']
const TABLE = { game: 'shark-island', options: { players: 4, hunters: HUNTERS } }

type Sight = (view: IslandView, legal: readonly string[]) => boolean

/** What each side is asked, and when there is much to be seen with it. */
const ASKED_OF_SHARK: { readonly [question: string]: Sight } = {
  strategy: () => true,
  spend: ({ turn, shark }) => turn > 1 && shark.coins > 4,
  place: ({ turn }) => turn > 1,
  offer: (view) => cardsOf(view, 'shark') > 2,
  wild: () => true,
}
const ASKED_OF_HUNTERS: { readonly [question: string]: Sight } = {
  roll: ({ turn }) => turn > 1,
  act: ({ turn, dice }) => turn > 1 && dice.sightings > 0,
  sail: ({ turn }, legal) => turn > 1 && legal.length > 3,
  search: ({ tiles, search }) => tiles.length > 2 && search.binoculars > 1,
  offer: (view) =>
    ['shark', view.who].every((seat) => cardsOf(view, seat) === 3) && view.combat.active.length > 1,
}

const cardsOf = ({ combat }: IslandView, whose: string): number =>
  combat.lines.find(({ seat }) => seat === whose)?.size ?? 0

const isWorthWaiting: Sight = (view, legal) => view.question === 'spend' && ASKED_OF_SHARK.spend(view, legal)

/** What Shark Island adds to the screens of Sharks: what each side is asked, somebody who waits, and an end. */
export const tour: Tour = async (house, options, look) => {
  const ann = await house.visitor(options)
  const { page } = ann
  await ann.go('/')
  await lookBefore('shark-island', ann, look)
  await ann.post('/api/me', { name: 'Ann' })

  const shark = { visitor: ann, seats: ['shark'] }
  const hunters = { visitor: ann, seats: HUNTERS }
  const ask = async (held: typeof shark, question: string, isGood: Sight): Promise<void> => {
    const isThere = (view: IslandView, legal: readonly string[]): boolean =>
      view.question === question && isGood(view, legal)
    await goTo(ann, {
      ...TABLE,
      held: [held],
      until: ({ isMine, view, legal }) => isMine && isThere(view as IslandView, legal),
    })
  }
  for (const [question, isGood] of Object.entries(ASKED_OF_SHARK)) {
    await ask(shark, question, isGood)
    await look(`shark-${question}`, ann)
    if (question !== 'place') continue
    await page.locator('.area-act .row .button:not(.main)').first().click()
    await page.locator('.area-act .button.main:not([aria-disabled="true"])').waitFor()
    await look('shark-placed', ann)
  }
  for (const [question, isGood] of Object.entries(ASKED_OF_HUNTERS)) {
    await ask(hunters, question, isGood)
    await look(`hunter-${question}`, ann)
  }

  const bob = await friend(house, 'Bob')
  const waiting = await goTo(ann, {
    ...TABLE,
    held: [hunters, { visitor: bob, seats: ['shark'] }],
    until: ({ view, legal }) => isWorthWaiting(view as IslandView, legal),
  })
  await bob.sitDown(waiting)
  await look('table-waiting', ann)
  await askAbout(ann, 'day')
  await look('explain', ann)

  const over = await goToTheEnd(
    ann,
    { ...TABLE, held: [shark] },
    ({ isMine }, winners) => isMine && winners.includes('shark'),
  )
  await look('end', ann)
  await lookBackAt(ann, over, 30)
  await look('replay', ann)
}
