import type { Options } from '#kernel/game.ts'
import type { Board, Given } from '#kernel/terminal/board.ts'
import { clipped, inColumns, padded, wrapped } from '#kernel/terminal/text.ts'
import { SIZES } from '../components.ts'
import type { SharksContent } from '../content/schema.ts'
import { cardPoints, cardText } from '../preview.ts'
import type { SeatView, SharksView } from '../view.ts'
import { message } from './messages/message.ts'
import { oceanLines, type SharksScene } from './ocean.ts'
import { BOAT, letterOf, sharkMark, sizeName, stomachItems, TRASH, typeName } from './pieces.ts'

const BESIDE = 1

export const board: Board<SharksView, SharksContent> = {
  flags: {
    players: { type: 'string' },
    sharks: { type: 'string' },
    'open-hands': { type: 'boolean' },
    'common-view': { type: 'boolean' },
  },

  options(given: Given): Options {
    const players = given.count('players')
    const chosen = given.list('sharks')
    return {
      ...(players === undefined ? {} : { players }),
      ...(chosen === undefined ? {} : { sharks: chosen }),
      ...(given.has('open-hands') ? { hands: 'open' } : {}),
      ...(given.has('common-view') ? { boat: 'common-view' } : {}),
    }
  },

  status(view) {
    const { round, fullest } = view
    return message(fullest === null ? 'cli.sharks.round' : 'cli.sharks.last-round', { round })
  },

  draw(scene) {
    const { view } = scene
    const ocean = oceanLines(scene)
    const room = scene.columns - ocean.width - BESIDE
    const panel = room < 16 ? [] : legend(scene, room)
    const picture = Array.from({ length: Math.max(ocean.lines.length, panel.length) }, (_, row) =>
      `${padded(ocean.lines[row] ?? '', ocean.width + BESIDE)}${panel[row] ?? ''}`.trimEnd(),
    )
    const stomachs = view.seats.map((seat) => stomachLine(scene, seat))
    const laid = scene.compact ? inColumns(stomachs, scene.columns) : stomachs
    return [...picture, ...laid, ...handLines(scene)]
  },

  rules({ say, game, view, columns }) {
    const kinds = new Set(view.cells.map(({ tile }) => tile))
    return [
      ...wrapped(say(message('cli.sharks.rules.goal', { places: view.seats[0].places })), columns),
      '',
      ...[...kinds]
        .sort()
        .flatMap((tile) => wrapped(say(message('cli.sharks.rules.tile', { tile })), columns, '  ')),
      '',
      ...game.seats.flatMap(({ id }) =>
        wrapped(say(message('cli.sharks.rules.seat', { seat: id })), columns, '  '),
      ),
    ]
  },
}

/** Beside the ocean: which mark is whose, and the creatures on show. */
function legend({ view, say, pen, compact }: SharksScene, room: number): string[] {
  const names = view.seats.map(({ seat }) => {
    const name = clipped(say(message('cli.sharks.seat', { seat })), room - 2)
    return `${sharkMark(pen, seat)} ${name}`
  })
  const pieces = `${BOAT(pen)} ${say(message('cli.sharks.boat'))}  ${TRASH(pen)} ${say(message('cli.sharks.trash'))}`
  const shown = SIZES.flatMap((size) => {
    const types = view.bags[size].shown.filter((type) => type !== null)
    const called = types.map((type) => typeName(say, pen, type, compact))
    return wrapped(`${sizeName(say, size)} ${called.join(compact ? ' ' : ', ') || '—'}`, room, '  ')
  })
  const space = compact ? [] : ['']
  return [...names, pieces, ...space, pen('bold', say(message('cli.sharks.on-show'))), ...shown]
}

function stomachLine({ view, say, pen }: SharksScene, { seat, points, stomach, places }: SeatView): string {
  const marker = seat === view.active && view.step !== 'over' ? pen('bold', '▸') : ' '
  const score = pen('bold', say(message('cli.sharks.points', { points })).padStart(7))
  const filled = `${stomach.length}/${places}`.padStart(5)
  return `${marker}${sharkMark(pen, seat)} ${score} ${filled}  ${stomachItems(say, pen, stomach)}`.trimEnd()
}

/** The viewer's own cards with what each counts and gives now; those of others as far as they lie open. */
function handLines({ view, say, pen, content, columns, compact, seat: eyes, game }: SharksScene): string[] {
  const own = eyes === null ? null : game.seats[eyes].id
  return view.seats.flatMap(({ seat, hand, stomach }) => {
    if (hand === null) return []
    if (seat !== own) {
      const cards = hand.map((design) => `${seat}/${design}`)
      return wrapped(
        `${letterOf(seat)} ${say(message('cli.sharks.hand-of', { seat, cards }))}`,
        columns,
        '  ',
      )
    }
    return hand.flatMap((id) => {
      const design = content.sharks[seat].deck.find((each) => each.id === id)
      if (design === undefined) return []
      const params = { card: `${seat}/${id}`, text: say(cardText(design.scores)) }
      const points = cardPoints(design.scores, stomach)
      const text = say(message(compact ? 'cli.sharks.card-short' : 'cli.sharks.card', { ...params, points }))
      return wrapped(`${pen('yellow', '♦')} ${text}`, columns, '  ')
    })
  })
}
