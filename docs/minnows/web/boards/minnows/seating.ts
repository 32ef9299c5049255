import type { MinnowsOptions } from '#games/minnows/options.ts'
import { SHARKS } from '#games/minnows/page.ts'
import { message } from '#kernel/message.ts'
import type { Part, Seating } from '../seating.ts'

const ORDER: readonly string[] = SHARKS

const PARTS: readonly Part[] = SHARKS.map((shark) => ({
  id: shark,
  name: message('table.role', { seat: shark }),
  about: message('minnows.page.about'),
  seats: [shark],
}))

export const seating: Seating<MinnowsOptions> = {
  parts: () => PARTS,
  // Seats are filled in their order: whoever wants the third plays with three.
  withPart: (options, { seats }) => ({
    ...options,
    players: Math.max(options.players, ...seats.map((seat) => ORDER.indexOf(seat) + 1)),
  }),
}
