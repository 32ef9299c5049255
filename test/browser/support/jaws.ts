import type { JawsView } from '#games/jaws/view.ts'
import { bring, type Moment } from './brought.ts'
import { standing } from './playing.ts'
import type { TablePlan } from './tables.ts'
import type { Visitor } from './visitor.ts'
import { type Script, short } from './world/script.ts'

export const CREW = ['quint', 'brody', 'hooper']

type Mode = 'full' | 'act-1' | 'act-2'

/** A table of JAWS for four, at its beginning. */
export const jaws = (mode: Mode, mine: readonly string[]): TablePlan => ({
  game: 'jaws',
  options: { mode, players: 4 },
  mine,
})

/** Where a table of JAWS is to stand. */
export interface JawsDestination {
  readonly mode: Mode
  readonly mine: readonly string[]
  /** What everyone has done on the way: what keeps the game short, unless something else is said; null is anything. */
  readonly script?: Script | null
  readonly until: (moment: Omit<Moment, 'view'> & { readonly view: JawsView }) => boolean
}

/** Somebody comes to a table of JAWS that stands where it is wanted. Gives its id. */
export async function comeTo(visitor: Visitor, wanted: JawsDestination): Promise<string> {
  const { mode, mine, until, script = short } = wanted
  await visitor.introduce()
  const { match } = await bring(visitor.house, {
    game: 'jaws',
    options: { mode, players: 4 },
    held: [{ visitor, seats: mine }],
    ...(script === null ? {} : { script }),
    until: (moment) => until({ ...moment, view: moment.view as JawsView }),
  })
  await visitor.go(`/match/${match}`)
  await standing(visitor)
  return match
}
