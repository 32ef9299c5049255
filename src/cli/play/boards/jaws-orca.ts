import type { CardView, CrewView, Act2View as OrcaView, TileView } from '../../../games/jaws/act-2/view.ts'
import { message } from '../../../kernel/message.ts'
import { padded, wrapped } from '../text.ts'
import type { Scene } from './board.ts'

/** Port over starboard, bow to the left; the water lies outside. */
const PORT = ['1', '2', '3', '4']
const STARBOARD = ['5', '6', '7', '8']
const CELL = 18
const LETTERS: { readonly [seat: string]: string } = { quint: 'Q', brody: 'B', hooper: 'H' }
/** Actions that lead to a space, in the order in which their numbers are shown there. */
const VERBS = ['board', 'move', 'target', 'shift', 'ram', 'attack', 'topple']

export function orcaLines(scene: Scene, view: OrcaView): string[] {
  return [
    waters(scene, view, PORT),
    boats(scene, view, PORT),
    boats(scene, view, STARBOARD),
    waters(scene, view, STARBOARD),
    ...cardLines(scene, view),
    ...view.crew.flatMap((member) => memberLines(scene, member)),
    ...sharkLines(scene, view),
  ]
}

function waters(scene: Scene, view: OrcaView, zones: readonly string[]): string {
  return zones
    .map((zone) => padded(waterCell(scene, view, zone), CELL))
    .join('')
    .trimEnd()
}

function waterCell(scene: Scene, view: OrcaView, zone: string): string {
  const { pen } = scene
  const space = `w${zone}`
  const letters = view.cards.flatMap((card, index) => (card?.zone === zone ? ['ABC'[index]] : []))
  const targets = view.crew.filter(({ target }) => target === space).map(({ seat }) => `⌖${LETTERS[seat]}`)
  const shark = view.shark.at === space ? [pen('red', '▲')] : []
  const named = [pen('blue', space), ...letters.map((letter) => pen('yellow', letter))]
  return [...named, ...targets, ...shark, ...peopleAt(scene, view, space), ...numbersAt(scene, space)].join(
    ' ',
  )
}

function boats(scene: Scene, view: OrcaView, zones: readonly string[]): string {
  return zones
    .map((zone) => padded(boatCell(scene, view, zone), CELL))
    .join('')
    .trimEnd()
}

function boatCell(scene: Scene, view: OrcaView, zone: string): string {
  const space = `b${zone}`
  const tile = view.tiles.find((each) => each.zone === zone)
  if (tile === undefined || tile.side === 'destroyed') return '≈≈'
  return [tileText(scene, tile), ...peopleAt(scene, view, space), ...numbersAt(scene, space)].join(' ')
}

function tileText({ pen }: Scene, { zone, side, damage, destroy }: TileView): string {
  const needs = side === 'intact' ? `${damage}/${destroy}` : `${destroy}`
  return pen(side === 'intact' ? 'bold' : 'red', `[b${zone} ${needs}]`)
}

function peopleAt({ pen }: Scene, view: OrcaView, space: string): string[] {
  return view.crew.filter(({ at }) => at === space).map(({ seat }) => pen('cyan', LETTERS[seat]))
}

function numbersAt({ pen, choices }: Scene, space: string): string[] {
  const numbers = VERBS.flatMap((verb) => choices.get(`${verb} ${space}`) ?? [])
  return numbers.length === 0 ? [] : [pen('yellow', `‹${numbers.join(',')}›`)]
}

function cardLines({ say, pen, columns }: Scene, view: OrcaView): string[] {
  return view.cards.flatMap((card, index) => {
    if (card === null) return []
    const letter = 'ABC'[index]
    const text = say(message(cardKey(card), { zone: card.zone, evade: card.evade, dice: card.dice }))
    const own = view.shark.letter === letter ? pen('red', ' ▲') : ''
    return wrapped(`${pen('yellow', letter)} ${text}${own}`, columns, '  ')
  })
}

function cardKey(card: CardView): string {
  return card.shakesOff ? 'cli.jaws.card-shakes' : 'cli.jaws.card'
}

function memberLines({ say, columns }: Scene, { seat, wounds, lives, gear, at }: CrewView): string[] {
  if (at === null && wounds >= lives)
    return wrapped(say(message('cli.jaws.eliminated', { seat })), columns, '  ')
  const text = say(message('cli.jaws.sailor', { seat, wounds, lives, gear }))
  return wrapped(`${LETTERS[seat]} ${text}`, columns, '  ')
}

function sharkLines({ say, columns }: Scene, { shark }: OrcaView): string[] {
  const { wounds, lives, handSize, hand, attached, ability } = shark
  const line = (key: string, params: Parameters<typeof message>[1]): string[] =>
    wrapped(say(message(key, params)), columns, '  ')
  return [
    ...line('cli.jaws.shark', { wounds, lives, count: handSize }),
    ...(attached.length === 0 ? [] : line('cli.jaws.attached', { gear: attached })),
    ...(hand === null ? [] : line('cli.jaws.hand', { abilities: hand })),
    ...(ability === null ? [] : line('cli.jaws.ability', { ability })),
  ]
}
