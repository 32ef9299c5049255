import type { IslandOptions } from '../../../src/games/shark-island/options.ts'
import { HUNTERS } from '../../../src/games/shark-island/page.ts'
import type { Options } from '../../../src/kernel/game.ts'
import { message } from '../../../src/kernel/message.ts'
import { among, type Part, type Seating } from '../seating.ts'

type HunterId = (typeof HUNTERS)[number]

const read = (options: Options): IslandOptions => options as unknown as IslandOptions
const hunterIn = (seats: readonly string[]): HunterId[] => HUNTERS.filter((hunter) => seats.includes(hunter))

/** Whoever is to go first has to be there. */
function sailing(options: Options, hunters: readonly HunterId[]): Options {
  const { first } = read(options)
  const goesFirst = first === 'random' || hunters.includes(first) ? first : 'random'
  return { ...options, hunters, players: hunters.length + 1, first: goesFirst }
}

const SHARK: Part = {
  id: 'shark',
  name: message('table.role', { seat: 'shark' }),
  about: message('shark-island.page.setup.as-shark'),
  seats: ['shark'],
}

const EACH: readonly Part[] = HUNTERS.map((hunter) => ({
  id: hunter,
  name: message('table.role', { seat: hunter }),
  about: message('shark-island.page.profession', { hunter }),
  seats: [hunter],
}))

export const seating: Seating = {
  parts: (options) => [
    SHARK,
    ...EACH,
    {
      id: 'hunters',
      name: message('shark-island.page.setup.all-hunters'),
      about: message('shark-island.page.setup.as-all'),
      seats: read(options).hunters,
    },
  ],
  /** Against bots a person's own Hunter goes first: otherwise the first thing one sees is another's whole turn. */
  withPart(options, { id, seats }, company) {
    const { hunters } = read(options)
    const own = hunterIn(seats)
    const crews = sailing(options, among(own, hunters, HUNTERS, hunters.length))
    if (company !== 'bots') return crews
    return { ...crews, first: own.length === 1 ? id : 'random' }
  },
  count: {
    title: message('shark-island.page.setup.count'),
    least: 2,
    most: 4,
    of: (options) => read(options).hunters.length,
    with: (options, count, kept) =>
      sailing(options, among(hunterIn(kept).slice(0, count), read(options).hunters, HUNTERS, count)),
  },
}
