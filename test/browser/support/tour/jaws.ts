import type { JawsView } from '#games/jaws/view.ts'
import { goTo, goToTheEnd, lookBackAt, lookBefore } from './steps.ts'
import type { Tour } from './tour.ts'

const CREW = ['quint', 'brody', 'hooper']

type Sight = (view: JawsView) => boolean

const inAct1 =
  (step: string, round: number): Sight =>
  ({ act1 }) =>
    act1?.step === step && act1.round === round

const inAct2 =
  (step: string, round: number): Sight =>
  ({ act2 }) =>
    act2?.step === step && act2.round === round

/** What JAWS adds to the screens of Sharks: both sides of both acts, the gear between them, an end and the way there. */
export const tour: Tour = async (house, options, look) => {
  const ann = await house.visitor(options)
  const { page } = ann
  await ann.go('/')
  await lookBefore('jaws', ann, look)
  await ann.post('/api/me', { name: 'Ann' })

  const shark = { visitor: ann, seats: ['shark'] }
  const crew = { visitor: ann, seats: CREW }
  const ask = async (held: typeof shark, mode: string, isThere: Sight): Promise<void> => {
    await goTo(ann, {
      game: 'jaws',
      options: { mode, players: 4 },
      held: [held],
      until: ({ isMine, view }) => isMine && isThere(view as JawsView),
    })
  }

  await ask(shark, 'full', inAct1('start', 0))
  await look('shark-start', ann)
  await ask(shark, 'act-1', inAct1('shark', 3))
  // A space is a button in its own shape: the middle of its box may lie outside of it.
  await page.locator('.chart [data-space][aria-pressed]').first().dispatchEvent('click')
  await page.locator('.hear').waitFor()
  await look('shark-plan', ann)
  await ask(crew, 'act-1', inAct1('order', 3))
  await look('crew-order', ann)
  await page.locator('.goes').first().click()
  await page.locator('.aims').waitFor()
  await look('crew-turn', ann)

  const over = await goToTheEnd(
    ann,
    { game: 'jaws', options: { mode: 'act-1', players: 4 }, held: [shark] },
    ({ isMine }, winners) => isMine && winners.includes('shark'),
  )
  await look('end', ann)
  await lookBackAt(ann, over, 1000)
  await page.locator('.pad[open]').waitFor()
  await look('replay', ann)

  await ask(crew, 'act-2', inAct2('assign', 0))
  await look('gear', ann)
  await ask(crew, 'act-2', inAct2('prepare', 3))
  await look('orca-prepare', ann)
  await ask(shark, 'act-2', inAct2('choose', 3))
  await look('orca-choose', ann)
}
