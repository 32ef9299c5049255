import type { JawsOptions } from '#games/jaws/options.ts'
import { CREW_IDS, SEAT_IDS } from '#games/jaws/page.ts'
import { message } from '#kernel/message.ts'
import type { Part, Seating } from '../seating.ts'
import { ROLE } from './abouts.ts'

const PARTS: readonly Part[] = [
  ...SEAT_IDS.map((seat) => ({
    id: seat,
    name: message('table.role', { seat }),
    about: message(ROLE[seat]),
    seats: [seat],
  })),
  {
    id: 'crew',
    name: message('jaws.page.setup.crew'),
    about: message('jaws.page.setup.role.crew'),
    seats: CREW_IDS,
  },
]

export const seating: Seating = {
  parts: () => PARTS,
  /** Whoever runs the whole crew leaves one other to play against; bots take a role each. */
  withPart(options, { seats }, company) {
    const { players } = options as JawsOptions
    if (seats.length > 1) return { ...options, players: 2 }
    return { ...options, players: company === 'bots' ? SEAT_IDS.length : players }
  },
}
