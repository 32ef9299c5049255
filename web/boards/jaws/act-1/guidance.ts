import { BURST_STEPS } from '#games/jaws/act-1/page.ts'
import type { Choice, Guidance } from '../../board.ts'
import { type JawsWord, wordsOf } from '../words.ts'
import type { Turn } from './turn.svelte.ts'

/** What to do now, in words, and the buttons for it. */
export function guidance(turn: Turn): Guidance | null {
  const { step, seat, view: now, props } = turn
  if (step === null || seat === null || now === null || turn.ahead === null) return null
  const words: Words = {
    word: wordsOf(() => props.say),
    called: (action) => props.say(props.game.describe(props.view, action)),
  }
  if (step === 'shark') return planning(turn, words)
  if (step === 'crew') return acting(turn, words)
  return choosing(turn, words)
}

interface Words {
  readonly word: JawsWord
  called(action: string): string
}

/** What is asked beside the shark's turn and the crew's. */
const ASKED = {
  start: {
    title: 'jaws.page.start.title',
    line: 'jaws.page.start.line',
    main: 'jaws.page.start.main',
    why: 'jaws.page.start.why',
  },
  'clear-beach': {
    title: 'jaws.page.clear-beach.title',
    line: 'jaws.page.clear-beach.line',
    main: 'jaws.page.clear-beach.main',
    why: 'jaws.page.clear-beach.why',
  },
  'wrong-shark': {
    title: 'jaws.page.wrong-shark.title',
    line: 'jaws.page.wrong-shark.line',
    main: 'jaws.page.wrong-shark.main',
    why: 'jaws.page.wrong-shark.why',
  },
  birthday: {
    title: 'jaws.page.birthday.title',
    line: 'jaws.page.birthday.line',
    main: 'jaws.page.birthday.main',
    why: 'jaws.page.birthday.why',
  },
  gather: {
    title: 'jaws.page.gather.title',
    line: 'jaws.page.gather.line',
    main: 'jaws.page.gather.main',
    why: 'jaws.page.gather.why',
  },
  fly: {
    title: 'jaws.page.fly.title',
    line: 'jaws.page.fly.line',
    main: 'jaws.page.fly.main',
    why: 'jaws.page.fly.why',
  },
} as const

const AIMED = {
  move: 'jaws.page.crew.aim.move',
  launch: 'jaws.page.crew.aim.launch',
  close: 'jaws.page.crew.aim.close',
  climb: 'jaws.page.crew.aim.climb',
} as const

/** One thing out of several: it is chosen on the chart or in the panel, and the button says which. */
function choosing(turn: Turn, { word, called }: Words): Guidance {
  const { step, draft } = turn
  // Who goes next is asked beside their names.
  if (step === 'order')
    return {
      title: word('jaws.page.order.title'),
      line: word('jaws.page.order.line'),
      main: null,
      others: [],
    }
  const asked = ASKED[step as keyof typeof ASKED]
  const main: Choice = {
    label: draft.length > 0 ? called(draft[0]) : word(asked.main),
    ...(draft.length > 0 ? {} : { why: word(asked.why) }),
    choose: () => void turn.play(),
  }
  const stay: Choice = { label: called('done'), choose: () => void turn.play(['done']) }
  return {
    title: word(asked.title),
    line: word(asked.line),
    main,
    others: turn.open.has('done') ? [stay] : [],
  }
}

function backs(turn: Turn, { word }: Words): Choice[] {
  if (turn.draft.length === 0) return []
  return [
    { label: word('jaws.page.back'), choose: () => turn.back() },
    ...(turn.draft.length > 1 ? [{ label: word('jaws.page.clear'), choose: () => turn.clear() }] : []),
  ]
}

/** The shark: everything is planned, then told at once. */
function planning(turn: Turn, words: Words): Guidance {
  const { word, called } = words
  const plan = turn.planned?.shark?.plan
  const left = plan?.actions ?? 0
  const isBurst = turn.aim === 'burst'
  const line =
    (plan?.steps ?? 0) > 0
      ? word('jaws.page.shark.bursting', { steps: plan?.steps ?? 0 })
      : isBurst
        ? word('jaws.page.shark.burst', { actions: left, steps: BURST_STEPS })
        : left > 0
          ? word('jaws.page.shark.line', { actions: left })
          : word('jaws.page.shark.spent')
  const main: Choice = {
    label: called('done'),
    ...(turn.isNext('done') ? {} : { why: '' }),
    ...(left > 0 ? { detail: word('jaws.page.shark.left', { actions: left }) } : {}),
    choose: () => void turn.play([...turn.draft, 'done']),
  }
  return {
    title: word(isBurst ? 'jaws.page.shark.burst-title' : 'jaws.page.shark.title'),
    line,
    main,
    others: backs(turn, words),
  }
}

/** A crew member: what was arranged is done, one thing or several; then the turn is ended. */
function acting(turn: Turn, words: Words): Guidance {
  const { word, called } = words
  const { draft, seat } = turn
  const now = turn.planned ?? turn.view
  const left = (now?.actions ?? 0) + (now?.spare ? 1 : 0)
  const title = word('jaws.page.crew.title', { seat: seat ?? '' })
  const end: Choice = { label: called('done'), isMove: true, choose: () => void turn.play(['done']) }
  if (draft.length > 0)
    return {
      title,
      line: draft.map((action) => called(action)).join(' · '),
      main: {
        label: draft.length === 1 ? called(draft[0]) : word('jaws.page.crew.do', { count: draft.length }),
        detail: word('jaws.page.crew.after', { actions: turn.isClosed ? Math.max(0, left - 1) : left }),
        choose: () => void turn.play(),
      },
      others: backs(turn, words),
    }
  const canEnd = turn.isNext('done')
  if (left === 0) return { title, line: word('jaws.page.crew.spent'), main: canEnd ? end : null, others: [] }
  const aim = turn.aim === 'move' && turn.open.has('climb') ? 'climb' : turn.aim
  return {
    title,
    line: `${word('jaws.page.crew.left', { actions: left })} ${word(AIMED[aim as keyof typeof AIMED])}`,
    main: null,
    others: canEnd ? [end] : [],
  }
}
