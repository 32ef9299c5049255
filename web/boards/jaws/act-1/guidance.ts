import { BURST_STEPS } from '#games/jaws/act-1/page.ts'
import type { Params } from '#kernel/message.ts'
import type { Choice, Guidance } from '../../board.ts'
import type { Turn } from './turn.svelte.ts'

/** What to do now, in words, and the buttons for it. */
export function guidance(turn: Turn): Guidance | null {
  const { step, seat, view: now, props } = turn
  if (step === null || seat === null || now === null || turn.ahead === null) return null
  const words: Words = {
    word: (key, params = {}) => props.say({ key: `jaws.page.${key}`, params }),
    called: (action) => props.say(props.game.describe(props.view, action)),
  }
  if (step === 'shark') return planning(turn, words)
  if (step === 'crew') return acting(turn, words)
  return choosing(turn, words)
}

interface Words {
  word(key: string, params?: Params): string
  called(action: string): string
}

/** One thing out of several: it is chosen on the chart or in the panel, and the button says which. */
function choosing(turn: Turn, { word, called }: Words): Guidance {
  const { step, draft } = turn
  // Who goes next is asked beside their names.
  if (step === 'order')
    return { title: word('order.title'), line: word('order.line'), main: null, others: [] }
  const main: Choice = {
    label: draft.length > 0 ? called(draft[0]) : word(`${step}.main`),
    ...(draft.length > 0 ? {} : { why: word(`${step}.why`) }),
    choose: () => void turn.play(),
  }
  const stay: Choice = { label: called('done'), choose: () => void turn.play(['done']) }
  return {
    title: word(`${step}.title`),
    line: word(`${step}.line`),
    main,
    others: turn.open.has('done') ? [stay] : [],
  }
}

function backs(turn: Turn, { word }: Words): Choice[] {
  if (turn.draft.length === 0) return []
  return [
    { label: word('back'), choose: () => turn.back() },
    ...(turn.draft.length > 1 ? [{ label: word('clear'), choose: () => turn.clear() }] : []),
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
      ? word('shark.bursting', { steps: plan?.steps ?? 0 })
      : isBurst
        ? word('shark.burst', { actions: left, steps: BURST_STEPS })
        : left > 0
          ? word('shark.line', { actions: left })
          : word('shark.spent')
  const main: Choice = {
    label: called('done'),
    ...(turn.isNext('done') ? {} : { why: '' }),
    ...(left > 0 ? { detail: word('shark.left', { actions: left }) } : {}),
    choose: () => void turn.play([...turn.draft, 'done']),
  }
  return {
    title: word(isBurst ? 'shark.burst-title' : 'shark.title'),
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
  const title = word('crew.title', { seat: seat ?? '' })
  const end: Choice = { label: called('done'), isMove: true, choose: () => void turn.play(['done']) }
  if (draft.length > 0)
    return {
      title,
      line: draft.map((action) => called(action)).join(' · '),
      main: {
        label: draft.length === 1 ? called(draft[0]) : word('crew.do', { count: draft.length }),
        detail: word('crew.after', { actions: turn.isClosed ? Math.max(0, left - 1) : left }),
        choose: () => void turn.play(),
      },
      others: backs(turn, words),
    }
  const canEnd = turn.isNext('done')
  if (left === 0) return { title, line: word('crew.spent'), main: canEnd ? end : null, others: [] }
  const aim = turn.aim === 'move' && turn.open.has('climb') ? 'climb' : turn.aim
  return {
    title,
    line: `${word('crew.left', { actions: left })} ${word(`crew.aim.${aim}`)}`,
    main: null,
    others: canEnd ? [end] : [],
  }
}
