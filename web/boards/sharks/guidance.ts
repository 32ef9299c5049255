import { leavesTrash, sizeHere, TIDE_TILES } from '#games/sharks/page.ts'
import type { SeatView, SharksView } from '#games/sharks/view.ts'
import type { Ahead } from '#kernel/page.ts'
import type { Choice, Guidance } from '../board.ts'
import { CHOICES, THEN } from './asked.ts'
import { cardOf } from './card-picture.ts'
import { entryOf, isSpot } from './places.ts'
import type { SharksBoardProps, Turn } from './turn.svelte.ts'
import { type SharksWord, wordsOf } from './words.ts'

/** What the guidance for a step is made from. */
interface Asked {
  readonly turn: Turn
  readonly props: SharksBoardProps
  readonly view: SharksView
  readonly seat: string
  readonly mine: SeatView
  readonly draft: readonly string[]
  readonly ahead: Ahead<SharksView>
  /** The page's own words for Sharks. */
  readonly word: SharksWord
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
  const word = wordsOf(() => say)
  const clear: Choice = { label: word('sharks.page.clear'), choose: () => turn.clear() }
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
    return chooseOne(
      asked,
      'start',
      entry === null
        ? word('sharks.page.start.line')
        : word('sharks.page.start.chosen', { cell: entry, tile }),
    )
  },
  swim: (asked) => {
    if (asked.props.legal.includes('stay')) return stay(asked)
    return asked.turn.isShift || asked.draft.length === 0 ? beforeSwim(asked) : swim(asked)
  },
  take: (asked) =>
    chooseOne(asked, 'take', asked.word('sharks.page.take.line', { size: sizeHere(asked.view) })),
  draw: (asked) => chooseOne(asked, 'draw', asked.word('sharks.page.draw.line')),
  tide,
  relief,
  score,
  boat: (asked) =>
    chooseOne(
      asked,
      'boat',
      asked.word(leavesTrash(asked.view) ? 'sharks.page.boat.trash' : 'sharks.page.boat.no-trash', {
        cell: asked.view.boat,
      }),
    ),
}

/** One thing out of several: it is chosen on the board, and the button says which. */
function chooseOne({ draft, word, called, main }: Asked, step: keyof typeof CHOICES, line: string): Guidance {
  const said = CHOICES[step]
  const label = draft.length > 0 ? called(draft[0]) : word(said.main)
  return { title: word(said.title), line, main: main(label, word(said.why)), others: [] }
}

function stay({ turn, word, called }: Asked): Guidance {
  const main = { label: called('stay'), choose: () => void turn.play(['stay']) }
  return { title: word('sharks.page.stay.title'), line: word('sharks.page.stay.line'), main, others: [] }
}

function beforeSwim({ turn, view, mine, draft, word, called, main, others }: Asked): Guidance {
  if (turn.isShift)
    return {
      title: word('sharks.page.shift.title'),
      line: word('sharks.page.shift.line'),
      main: main(called(draft[0]), ''),
      others: others(),
    }
  const steps = view.swim.stepsLeft
  const entry = mine.at !== null && isSpot(mine.at) ? entryOf(mine.at, view.rows) : null
  const line =
    entry === null
      ? word('sharks.page.swim.line', { steps })
      : word(turn.isShore ? 'sharks.page.swim.blocked' : 'sharks.page.swim.enter', { cell: entry, steps })
  return {
    title: word('sharks.page.swim.title'),
    line,
    main: main(word('sharks.page.swim.main'), word('sharks.page.swim.why')),
    others: [],
  }
}

function swim({ turn, props, seat, mine, ahead, word, main, others }: Asked): Guidance {
  const then = ahead.view.seats.find((each) => each.seat === seat) ?? mine
  const tile = ahead.view.cells.find(({ cell }) => cell === then.at)?.tile ?? 'tide'
  const trash = then.stomach.length - mine.stomach.length
  const family = tile.split('-')[0] as keyof typeof THEN
  const size = sizeHere(ahead.view)
  const line = [
    word('sharks.page.swim.steps', { steps: turn.moves.length }),
    ...(trash > 0 ? [word('sharks.page.swim.trash', { trash })] : []),
    then.stomach.length < then.places ? word(THEN[family], { size }) : word('sharks.page.swim.full'),
  ].join(' ')
  const why = props.game.explain(ahead.view, seat, 'stop')
  return {
    title: word('sharks.page.swim.chosen'),
    line,
    main: main(word('sharks.page.swim.to', { tile }), why === null ? '' : props.say(why)),
    others: others(),
  }
}

function tide({ turn, view, draft, word, main, others }: Asked): Guidance {
  const left = turn.tilesToName - draft.length
  const cells = [...view.marked, ...draft.map((action) => action.slice(7))]
  const trash = view.cells.filter((cell) => cells.includes(cell.cell) && cell.trash !== null).length
  return {
    title: word('sharks.page.tide.title'),
    line:
      left > 0
        ? word('sharks.page.tide.line', { left })
        : word(trash === TIDE_TILES ? 'sharks.page.tide.bonus' : 'sharks.page.tide.chosen'),
    main: main(word('sharks.page.tide.main'), word('sharks.page.tide.why', { left })),
    others: others(),
  }
}

function relief({ turn, view, mine, draft, word, called, main, others }: Asked): Guidance {
  const cards = draft.filter((action) => action.startsWith('discard ')).length
  const relieved = draft.includes('relieve')
  const hasTrash = mine.stomach.some((item) => 'trash' in item)
  const line = [
    ...(draft.length === 0
      ? [word(hasTrash ? 'sharks.page.relief.line' : 'sharks.page.relief.line-cards')]
      : []),
    ...(relieved ? [word('sharks.page.relief.trash')] : []),
    ...(cards > 0 ? [word('sharks.page.relief.cards', { cards })] : []),
  ].join(' ')
  const giveUp: Choice = {
    label: called('relieve'),
    isMove: true,
    choose: () => turn.choose('relieve', true),
  }
  return {
    title: word('sharks.page.relief.title'),
    line,
    main: main(word('sharks.page.relief.main'), word('sharks.page.relief.why')),
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
    title: word('sharks.page.score.title'),
    line: word(none ? 'sharks.page.score.line' : 'sharks.page.score.chosen'),
    main: main(
      none ? word('sharks.page.score.none') : word('sharks.page.score.main', { cards: draft.length, points }),
      '',
    ),
    others: others(),
  }
}
