import { historyOf } from '#kernel/history.ts'

/** What changed in the rules of Shark Island since number 1. */
export const history = historyOf({
  everyField: {
    number: 2,
    date: '2026-11-16',
    what: 'A state is written with all of its fields; `unlike` was left out where it is null.',
    rulebook: '',
  },
  unrewardedResponse: {
    number: 3,
    date: '2026-11-18',
    what: 'In the combat of a Hunter’s Response beaten Hunters In Communication pay no coin.',
    rulebook: '"Hunter\'s Response": there is no further reward for the Shark, unless it sinks a craft',
  },
})
