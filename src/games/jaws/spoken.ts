import type { Key } from '#kernel/catalogue.ts'
import type { Message } from '#kernel/message.ts'
import type { Spoken } from '#kernel/page.ts'
import type { Action } from '#kernel/vocabulary.ts'
import type { Act1View } from './act-1/view.ts'
import type { Act2View } from './act-2/view.ts'
import type { en } from './messages/en.ts'
import { SEATS } from './seats.ts'
import type { JawsView } from './view.ts'
import { vocabulary } from './words.ts'

/** Questions whose answers everyone can work out: what events and Domino Effect leave to choose from lies on the board. */
const OPEN: readonly string[] = [
  'jaws.ask.birthday',
  'jaws.ask.gather',
  'jaws.orca.ask.topple',
] satisfies Key<typeof en>[]

/** Questions that ask for a plan: the shark's turn in Act 1, and what it locks in in Act 2. */
const PLANS: readonly string[] = ['jaws.ask.shark', 'jaws.orca.ask.choose'] satisfies Key<typeof en>[]

/** What each act calls what can be done in it. */
export interface Describing {
  readonly act1?: ((view: Act1View, action: Action) => Message) | undefined
  readonly act2?: ((view: Act2View, action: Action) => Message) | undefined
}

/** What JAWS says without being played. */
export function spokenJaws({ act1, act2 }: Describing): Spoken<JawsView> {
  return {
    seats: SEATS,
    vocabulary,
    asksForPlan: ({ prompt }) => PLANS.includes(prompt.key),
    isOpenAnswer: (_view, { prompt }) => OPEN.includes(prompt.key),
    describe: (seen, action) =>
      seen.act1 === null
        ? (act2 ?? notOpened(2))(seen.act2, action)
        : (act1 ?? notOpened(1))(seen.act1, action),
  }
}

export function notOpened(act: 1 | 2): never {
  throw new Error(`Act ${act} is played, and was not opened`)
}
