import type { SharksOptions } from '#games/sharks/options.ts'
import { PLAYERS, SHARKS } from '#games/sharks/page.ts'
import { message } from '#kernel/message.ts'
import { among, type Part, type Seating } from '../seating.ts'
import { SKILLS } from './skills.ts'

/** Whoever is to begin has to swim. */
function swimming(options: SharksOptions, kept: readonly string[], count: number): SharksOptions {
  const { sharks: present, first } = options
  const own = SHARKS.filter((shark) => kept.includes(shark))
  const sharks = among(own.slice(0, count), present, SHARKS, count)
  const begins = first === 'random' || sharks.includes(first) ? first : 'random'
  return { ...options, sharks, players: sharks.length, first: begins }
}

const PARTS: readonly Part[] = SHARKS.map((shark) => ({
  id: shark,
  name: message('table.role', { seat: shark }),
  about: message(SKILLS[shark]),
  seats: [shark],
}))

export const seating: Seating<SharksOptions> = {
  parts: () => PARTS,
  withPart: (options, { seats }) => swimming(options, seats, options.sharks.length),
  count: {
    title: message('sharks.page.setup.count'),
    least: PLAYERS.least,
    most: PLAYERS.most,
    of: ({ sharks }) => sharks.length,
    with: (options, count, kept) => swimming(options, kept, count),
  },
}
