import { historyOf } from '#kernel/history.ts'

/** What changed in the rules of JAWS since number 1. */
export const history = historyOf({
  chumUntilTheReveal: {
    number: 2,
    date: '2026-11-18',
    what: 'Chum is among the actions of whoever holds it until the reveal; before, they were asked for it after the lock in.',
    rulebook: '"Chum": it may be played once the shark has locked in its resurface token in step 2',
  },
})
