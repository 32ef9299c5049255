import type { HunterId } from '#games/shark-island/components.ts'
import type { IslandOptions } from '#games/shark-island/options.ts'
import { HUNTERS, HUNTERS_IN_PLAY } from '#games/shark-island/page.ts'
import { message } from '#kernel/message.ts'
import { among, type Part, type Seating } from '../seating.ts'

const hunterIn = (seats: readonly string[]): HunterId[] => HUNTERS.filter((hunter) => seats.includes(hunter))

/** Whoever is to go first has to be there. */
function sailing(options: IslandOptions, hunters: readonly HunterId[]): IslandOptions {
  const { first } = options
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

export const seating: Seating<IslandOptions> = {
  parts: (options) => [
    SHARK,
    ...EACH,
    {
      id: 'hunters',
      name: message('shark-island.page.setup.all-hunters'),
      about: message('shark-island.page.setup.as-all'),
      seats: options.hunters,
    },
  ],
  /** Against bots a person's own Hunter goes first: otherwise the first thing one sees is another's whole turn. */
  withPart(options, { seats }, company) {
    const { hunters } = options
    const own = hunterIn(seats)
    const crews = sailing(options, among(own, hunters, HUNTERS, hunters.length))
    if (company !== 'bots') return crews
    return { ...crews, first: own.length === 1 ? own[0] : 'random' }
  },
  count: {
    title: message('shark-island.page.setup.count'),
    least: HUNTERS_IN_PLAY.least,
    most: HUNTERS_IN_PLAY.most,
    of: (options) => options.hunters.length,
    with: (options, count, kept) =>
      sailing(options, among(hunterIn(kept).slice(0, count), options.hunters, HUNTERS, count)),
  },
}
