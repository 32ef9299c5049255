import type { SharksOptions } from '../../../src/games/sharks/options.ts'
import { SHARKS } from '../../../src/games/sharks/page.ts'
import type { Options } from '../../../src/kernel/game.ts'
import { message } from '../../../src/kernel/message.ts'
import { among, type Part, type Seating } from '../seating.ts'

type SharkId = (typeof SHARKS)[number]

const read = (options: Options): SharksOptions => options as unknown as SharksOptions

/** Whoever is to begin has to swim. */
function swimming(options: Options, kept: readonly string[], count: number): Options {
  const { sharks: present, first } = read(options)
  const own = SHARKS.filter((shark) => kept.includes(shark))
  const sharks = among<SharkId>(own.slice(0, count), present, SHARKS, count)
  const begins = first === 'random' || sharks.includes(first) ? first : 'random'
  return { ...options, sharks, players: sharks.length, first: begins }
}

const PARTS: readonly Part[] = SHARKS.map((shark) => ({
  id: shark,
  name: message('table.role', { seat: shark }),
  about: message(`sharks.skill.${shark}`),
  seats: [shark],
}))

export const seating: Seating = {
  parts: () => PARTS,
  withPart: (options, { seats }) => swimming(options, seats, read(options).sharks.length),
  count: {
    title: message('sharks.page.setup.count'),
    least: 2,
    most: 4,
    of: (options) => read(options).sharks.length,
    with: (options, count, kept) => swimming(options, kept, count),
  },
}
