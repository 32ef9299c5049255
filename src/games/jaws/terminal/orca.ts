import type { Message } from '#kernel/message.ts'
import type { Scene } from '#kernel/terminal/board.ts'
import type { Style } from '#kernel/terminal/pen.ts'
import { padded, widthOf, wrapped } from '#kernel/terminal/text.ts'
import { LETTERS, ZONE_NAMES } from '../act-2/components.ts'
import type {
  AttackView,
  CardView,
  CrewView,
  Act2View as OrcaView,
  SharkView,
  TileView,
} from '../act-2/view.ts'
import { message } from './messages/message.ts'

/** Port over starboard, bow to the left; the water lies outside. */
const ROW = ZONE_NAMES.length / 2
const PORT = ZONE_NAMES.slice(0, ROW)
const STARBOARD = ZONE_NAMES.slice(ROW)
const INSIDE = 16
/** Actions that lead to a space, in the order in which their numbers are shown there. */
const VERBS = ['board', 'move', 'target', 'shift', 'ram', 'attack', 'topple']

const CREW: { readonly [seat: string]: readonly [letter: string, style: Style] } = {
  quint: ['Q', ['bold', 'black', 'bgGreen']],
  brody: ['B', ['bold', 'black', 'bgYellow']],
  hooper: ['H', ['bold', 'white', 'bgBlue']],
}

export function orcaLines(scene: Scene, view: OrcaView): string[] {
  return [
    waters(scene, view, PORT),
    edge(scene, '╭┬╮', '◄'),
    boats(scene, view, PORT),
    edge(scene, '├┼┤', ' '),
    boats(scene, view, STARBOARD),
    edge(scene, '╰┴╯', ' '),
    waters(scene, view, STARBOARD),
    ...cardLines(scene, view),
    ...view.crew.flatMap((member) => memberLines(scene, member)),
    ...sharkLines(scene, view.shark),
    ...(view.attack === null ? [] : attackLines(scene, view.attack)),
  ]
}

function waters(scene: Scene, view: OrcaView, zones: readonly string[]): string {
  return `  ${zones.map((zone) => fitted(waterCell(scene, view, zone))).join(' ')}`.trimEnd()
}

/** Its name, the letters that lie there, the shark, who is in it, who aims at it and what can be done with it. */
function waterCell(scene: Scene, view: OrcaView, zone: string): string {
  const { pen } = scene
  const space = `w${zone}`
  const letters = LETTERS.filter((_, index) => view.cards[index]?.zone === zone)
  const shark = view.shark.at === space ? [pen(['bold', 'white', 'bgRed'], '▲')] : []
  const aimed = view.crew.filter(({ target }) => target === space).map(({ seat }) => CREW[seat][0])
  return [
    pen('cyan', space),
    ...letters.map((letter) => pen(letter === view.shark.shown ? 'dim' : ['bold', 'red'], `(${letter})`)),
    ...shark,
    ...peopleAt(scene, view, space),
    ...(aimed.length === 0 ? [] : [`⌖${aimed.join('')}`]),
    ...numbersAt(scene, space),
  ].join(' ')
}

function edge({ pen }: Scene, [left, middle, right]: string, bow: string): string {
  return pen('dim', `${bow}${left}${PORT.map(() => '─'.repeat(INSIDE)).join(middle)}${right}`)
}

function boats(scene: Scene, view: OrcaView, zones: readonly string[]): string {
  const bar = scene.pen('dim', '│')
  return ` ${bar}${zones.map((zone) => fitted(boatCell(scene, view, zone))).join(bar)}${bar}`
}

function boatCell(scene: Scene, view: OrcaView, zone: string): string {
  const tile = view.tiles[Number(zone) - 1]
  if (tile.side === 'destroyed') return scene.pen('cyan', '≈'.repeat(INSIDE))
  const space = `b${zone}`
  return [tileText(scene, tile), ...peopleAt(scene, view, space), ...numbersAt(scene, space)].join(' ')
}

/** Hits that damage and destroy it; once it is damaged, only the latter. */
function tileText({ pen }: Scene, { zone, side, damage, destroy }: TileView): string {
  if (side === 'damaged') return `${pen(['bold', 'red'], `b${zone}`)} ${pen('red', `!${destroy}`)}`
  return `${pen('bold', `b${zone}`)} ${pen('dim', `${damage}/${destroy}`)}`
}

function peopleAt({ pen }: Scene, view: OrcaView, space: string): string[] {
  return view.crew.filter(({ at }) => at === space).map(({ seat }) => pen(CREW[seat][1], CREW[seat][0]))
}

function numbersAt({ pen, choices }: Scene, space: string): string[] {
  const numbers = VERBS.flatMap((verb) => choices.get(`${verb} ${space}`) ?? [])
  return numbers.length === 0 ? [] : [pen('yellow', `‹${numbers.join(',')}›`)]
}

/** A cell that is too full gives up the spaces between its parts. */
function fitted(cell: string): string {
  return padded(widthOf(cell) <= INSIDE ? cell : cell.replaceAll(' ', ''), INSIDE)
}

function cardLines({ say, pen, columns }: Scene, view: OrcaView): string[] {
  return view.cards.flatMap((card, index) => {
    if (card === null) return []
    const letter = LETTERS[index]
    const text = say(message(cardKey(card), { zone: card.zone, evade: card.evade, dice: card.dice }))
    const own = view.shark.letter === letter ? pen('red', ' ▲') : ''
    const no = view.shark.shown === letter ? ' ✗' : ''
    return wrapped(`${pen(['bold', 'red'], `(${letter})`)} ${text}${own}${no}`, columns, '    ')
  })
}

function cardKey(card: CardView): 'cli.jaws.card' | 'cli.jaws.card-shakes' {
  return card.shakesOff ? 'cli.jaws.card-shakes' : 'cli.jaws.card'
}

function memberLines({ say, pen, columns }: Scene, member: CrewView): string[] {
  const { seat, wounds, lives, gear, at, weapon, target } = member
  if (at === null && wounds >= lives)
    return wrapped(say(message('cli.jaws.eliminated', { seat })), columns, '  ')
  const text = say(message('cli.jaws.sailor', { seat, wounds, lives, gear }))
  const lines = wrapped(`${pen(CREW[seat][1], CREW[seat][0])} ${text}`, columns, '  ')
  if (weapon === null) return lines
  const armed =
    target === null ? message('cli.jaws.armed', { weapon }) : message('cli.jaws.aims', { weapon, target })
  return [...lines, `  ${say(armed)}`]
}

function sharkLines({ say, columns }: Scene, shark: SharkView): string[] {
  const { wounds, lives, handSize, hand, attached, ability, laid } = shark
  const line = (said: Message): string[] => wrapped(say(said), columns, '  ')
  return [
    ...line(message('cli.jaws.shark', { wounds, lives, count: handSize })),
    ...(attached.length === 0 ? [] : line(message('cli.jaws.attached', { gear: attached }))),
    ...(hand === null ? [] : line(message('cli.jaws.hand', { abilities: hand }))),
    ...(ability === null ? [] : line(message('cli.jaws.ability', { ability }))),
    ...(laid && ability === null ? line(message('cli.jaws.laid')) : []),
  ]
}

/** What is attacked, and what the dice show once they are rolled. */
function attackLines({ say, columns }: Scene, { on, rolled, marked }: AttackView): string[] {
  const shown = (counts: readonly number[]): string[] =>
    counts.flatMap((count, face) => new Array<string>(count).fill(String(face)))
  const dice = shown(rolled)
  const again = shown(marked)
  return [
    message(isSpace(on) ? 'cli.jaws.attack-boat' : 'cli.jaws.attack-crew', { on }),
    ...(dice.length === 0 ? [] : [message('cli.jaws.dice', { dice })]),
    ...(again.length === 0 ? [] : [message('cli.jaws.dice-again', { dice: again })]),
  ].flatMap((each) => wrapped(say(each), columns, '  '))
}

function isSpace(on: string): boolean {
  return /^b\d$/.test(on)
}
