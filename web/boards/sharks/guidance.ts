import { leavesTrash, sizeHere, TIDE_TILES } from '#games/sharks/page.ts'
import type { SeatView, SharksView } from '#games/sharks/view.ts'
import type { Params } from '#kernel/message.ts'
import type { Ahead } from '#kernel/page.ts'
import type { Choice, Guidance } from '../board.ts'
import { cardOf } from './card-picture.ts'
import { entryOf, isSpot } from './places.ts'
import type { SharksBoardProps, Turn } from './turn.svelte.ts'

/** What a step has to say its piece with. */
interface Asked {
  readonly turn: Turn
  readonly props: SharksBoardProps
  readonly view: SharksView
  readonly seat: string
  readonly mine: SeatView
  readonly draft: readonly string[]
  readonly ahead: Ahead<SharksView>
  /** The page's own words for Sharks. */
  word(key: string, params?: Params): string
  /** What an action is called. */
  called(action: string): string
  /** The yellow button; what it needs before it can be pressed. */
  main(label: string, why: string): Choice
  others(...more: Choice[]): Choice[]
}

/** What to do now, in words, and the buttons for it. */
export function guidance(turn: Turn): Guidance | null {
  const { props } = turn
  const { view, game, say } = props
  const { seat, step, draft, ahead } = turn
  const mine = view.seats.find((each) => each.seat === seat)
  if (seat === null || step === null || ahead === null || mine === undefined) return null
  const word = (key: string, params: Params = {}): string => say({ key: `sharks.page.${key}`, params })
  const clear: Choice = { label: word('clear'), choose: () => turn.clear() }
  return (
    GUIDES[step]?.({
      turn,
      props,
      view,
      seat,
      mine,
      draft,
      ahead,
      word,
      called: (action) => say(game.describe(view, action)),
      main: (label, why) => ({ label, ...(turn.isReady ? {} : { why }), choose: () => void turn.play() }),
      others: (...more) => (draft.length > 0 ? [clear, ...more] : more),
    }) ?? null
  )
}

const GUIDES: { readonly [step: string]: (asked: Asked) => Guidance } = {
  start: (asked) => {
    const { draft, view, word } = asked
    const entry = draft.length > 0 ? entryOf(draft[0].slice(6), view.rows) : null
    const tile = view.cells.find(({ cell }) => cell === entry)?.tile ?? 'tide'
    return chooseOne(asked, entry === null ? word('start.line') : word('start.chosen', { cell: entry, tile }))
  },
  swim: (asked) => {
    if (asked.props.legal.includes('stay')) return stay(asked)
    return asked.turn.isShift || asked.draft.length === 0 ? beforeSwim(asked) : swim(asked)
  },
  take: (asked) => chooseOne(asked, asked.word('take.line', { size: sizeHere(asked.view) })),
  draw: (asked) => chooseOne(asked, asked.word('draw.line')),
  tide,
  relief,
  score,
  boat: (asked) =>
    chooseOne(
      asked,
      asked.word(leavesTrash(asked.view) ? 'boat.trash' : 'boat.no-trash', { cell: asked.view.boat }),
    ),
}

/** One thing out of several: it is chosen on the board, and the button says which. */
function chooseOne({ turn, draft, word, called, main }: Asked, line: string): Guidance {
  const { step } = turn
  const label = draft.length > 0 ? called(draft[0]) : word(`${step}.main`)
  return { title: word(`${step}.title`), line, main: main(label, word(`${step}.why`)), others: [] }
}

function stay({ turn, word, called }: Asked): Guidance {
  const main = { label: called('stay'), choose: () => void turn.play(['stay']) }
  return { title: word('stay.title'), line: word('stay.line'), main, others: [] }
}

function beforeSwim({ turn, view, mine, draft, word, called, main, others }: Asked): Guidance {
  if (turn.isShift)
    return {
      title: word('shift.title'),
      line: word('shift.line'),
      main: main(called(draft[0]), ''),
      others: others(),
    }
  const steps = view.swim.stepsLeft
  const entry = mine.at !== null && isSpot(mine.at) ? entryOf(mine.at, view.rows) : null
  const line =
    entry === null
      ? word('swim.line', { steps })
      : word(turn.isShore ? 'swim.blocked' : 'swim.enter', { cell: entry, steps })
  return { title: word('swim.title'), line, main: main(word('swim.main'), word('swim.why')), others: [] }
}

function swim({ turn, props, seat, mine, ahead, word, main, others }: Asked): Guidance {
  const then = ahead.view.seats.find((each) => each.seat === seat) ?? mine
  const tile = ahead.view.cells.find(({ cell }) => cell === then.at)?.tile ?? 'tide'
  const trash = then.stomach.length - mine.stomach.length
  const family = tile.split('-')[0]
  const size = sizeHere(ahead.view)
  const line = [
    word('swim.steps', { steps: turn.moves.length }),
    ...(trash > 0 ? [word('swim.trash', { trash })] : []),
    then.stomach.length < then.places ? word(`swim.then-${family}`, { size }) : word('swim.full'),
  ].join(' ')
  const why = props.game.explain(ahead.view, seat, 'stop')
  return {
    title: word('swim.chosen'),
    line,
    main: main(word('swim.to', { tile }), why === null ? '' : props.say(why)),
    others: others(),
  }
}

function tide({ turn, view, draft, word, main, others }: Asked): Guidance {
  const left = turn.tilesToName - draft.length
  const cells = [...view.marked, ...draft.map((action) => action.slice(7))]
  const trash = view.cells.filter((cell) => cells.includes(cell.cell) && cell.trash !== null).length
  return {
    title: word('tide.title'),
    line: left > 0 ? word('tide.line', { left }) : word(trash === TIDE_TILES ? 'tide.bonus' : 'tide.chosen'),
    main: main(word('tide.main'), word('tide.why', { left })),
    others: others(),
  }
}

function relief({ turn, view, mine, draft, word, called, main, others }: Asked): Guidance {
  const cards = draft.filter((action) => action.startsWith('discard ')).length
  const relieved = draft.includes('relieve')
  const hasTrash = mine.stomach.some((item) => 'trash' in item)
  const line = [
    ...(draft.length === 0 ? [word(hasTrash ? 'relief.line' : 'relief.line-cards')] : []),
    ...(relieved ? [word('relief.trash')] : []),
    ...(cards > 0 ? [word('relief.cards', { cards })] : []),
  ].join(' ')
  const giveUp: Choice = {
    label: called('relieve'),
    isMove: true,
    choose: () => turn.choose('relieve', true),
  }
  return {
    title: word('relief.title'),
    line,
    main: main(word('relief.main'), word('relief.why')),
    others: others(...(hasTrash && !relieved && view.relief.relieved === 0 ? [giveUp] : [])),
  }
}

function score({ props, seat, mine, draft, word, main, others }: Asked): Guidance {
  const { deck } = props.content.sharks[mine.seat]
  const points = draft.reduce((sum, action) => {
    const { id } = deck[Number(action.split(' ')[1]) - 1]
    return sum + (cardOf(props.content, seat, id, mine.stomach)?.points ?? 0)
  }, 0)
  const none = draft.length === 0
  return {
    title: word('score.title'),
    line: word(none ? 'score.line' : 'score.chosen'),
    main: main(none ? word('score.none') : word('score.main', { cards: draft.length, points }), ''),
    others: others(),
  }
}
