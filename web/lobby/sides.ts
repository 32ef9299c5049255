import type { Room } from '#wire/room.ts'

/** The free seats of each side that has several: one person may run all of them. Whoever sits is asked of their own side only. */
export function freeSides({ seats, mine }: Room): string[][] {
  const free = seats.filter(({ bot, holders }) => bot === null && holders.length === 0)
  const own = new Set(seats.filter(({ seat }) => mine.includes(seat)).map(({ team }) => team))
  return [...new Set(free.map(({ team }) => team))]
    .filter((team) => own.size === 0 || own.has(team))
    .map((team) => free.filter((seat) => seat.team === team).map(({ seat }) => seat))
    .filter((side) => side.length > 1)
}

/** Where as many people are wanted as there are sides, each takes a whole one. */
export function isBySides({ options, seats }: Room): boolean {
  return options.players === new Set(seats.map(({ team }) => team)).size
}
