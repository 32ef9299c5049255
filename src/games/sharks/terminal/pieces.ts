import type { Say } from '#kernel/terminal/board.ts'
import type { Pen, Style } from '#kernel/terminal/pen.ts'
import { type CreatureType, SIZES, type Size, type TileKind, TYPES } from '../components.ts'
import type { ItemView } from '../view.ts'
import { message } from './messages/message.ts'

const SHARK_MARKS: { readonly [seat: string]: readonly [letter: string, style: Style] } = {
  bull: ['B', ['bold', 'white', 'bgRed']],
  thresher: ['R', ['bold', 'black', 'bgGreen']],
  hammerhead: ['H', ['bold', 'black', 'bgYellow']],
  'great-white': ['G', ['bold', 'black', 'bgWhite']],
  mako: ['M', ['bold', 'white', 'bgBlue']],
  tiger: ['T', ['bold', 'white', 'bgMagenta']],
}

const TYPE_STYLES: { readonly [type in CreatureType]: Style } = {
  bony: 'yellow',
  cartilaginous: 'blueBright',
  cephalopod: 'magenta',
  crustacean: 'redBright',
  mammal: 'cyan',
  pelagic: 'green',
}

const SIZE = {
  small: 'cli.sharks.size.small',
  medium: 'cli.sharks.size.medium',
  large: 'cli.sharks.size.large',
} as const

const TYPE = {
  bony: 'cli.sharks.type.bony',
  cartilaginous: 'cli.sharks.type.cartilaginous',
  cephalopod: 'cli.sharks.type.cephalopod',
  crustacean: 'cli.sharks.type.crustacean',
  mammal: 'cli.sharks.type.mammal',
  pelagic: 'cli.sharks.type.pelagic',
} as const

/** A type in three letters. */
const CODE = {
  bony: 'cli.sharks.code.bony',
  cartilaginous: 'cli.sharks.code.cartilaginous',
  cephalopod: 'cli.sharks.code.cephalopod',
  crustacean: 'cli.sharks.code.crustacean',
  mammal: 'cli.sharks.code.mammal',
  pelagic: 'cli.sharks.code.pelagic',
} as const

/** A symbol besides the colour, for those who do not see it. */
const TILE_SIGNS: { readonly [family: string]: readonly [sign: string, style: Style] } = {
  reef: ['♣', 'green'],
  creatures: ['∝', 'cyan'],
  tide: ['≈', 'blueBright'],
  relief: ['○', 'yellow'],
  oil: ['●', 'gray'],
}

export function tileSign(tile: TileKind): readonly [sign: string, style: Style] {
  return TILE_SIGNS[tile.split('-')[0]]
}

export function letterOf(seat: string): string {
  return SHARK_MARKS[seat][0]
}

export function sharkMark(pen: Pen, seat: string): string {
  const [letter, style] = SHARK_MARKS[seat]
  return pen(style, letter)
}

export const BOAT = (pen: Pen): string => pen(['bold', 'white', 'bgBlack'], '▲')
export const TRASH = (pen: Pen): string => pen(['bold', 'red'], '×')

export function sizeName(say: Say, size: Size): string {
  return say(message(SIZE[size]))
}

export function typeName(say: Say, pen: Pen, type: CreatureType, code: boolean): string {
  return pen(TYPE_STYLES[type], say(message((code ? CODE : TYPE)[type])))
}

/** Creatures by type and size, as cards count them; trash at the end. */
export function stomachItems(say: Say, pen: Pen, stomach: readonly ItemView[]): string {
  const creatures = stomach.filter((item) => 'type' in item)
  creatures.sort(
    (a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || SIZES.indexOf(a.size) - SIZES.indexOf(b.size),
  )
  const names = creatures.map(({ type, size }) => {
    const code = `${sizeName(say, size)}·${say(message(CODE[type]))}`
    return pen(TYPE_STYLES[type], code)
  })
  const trash = stomach.length - creatures.length
  return [...names, ...new Array<string>(trash).fill(TRASH(pen))].join(' ')
}
