/** The list, begun so many places further on. */
export function turned<T>(list: readonly T[], by: number): T[] {
  return list.map((_, index) => list[(index + by) % list.length])
}

/**
 * Roles for so many seats in a round of measuring. In as many rounds as there are roles each sits once in each seat; then
 * they meet others, until all have met in every order.
 */
export function oneOfAll(roles: readonly string[], seats: number, round: number): string[] {
  const orders = distances(roles.length, seats - 1)
  const order = orders[(Math.floor(round / roles.length) * APART) % orders.length]
  return [0, ...order].map((distance) => roles[(round + distance) % roles.length])
}

/** Shares no factor with the number of orders of up to seven roles: all come up, and neighbours differ. */
const APART = 7

/** All ordered choices of `count` roles to sit beside one, each role as its distance down the list from that one. */
function distances(roles: number, count: number): number[][] {
  if (count === 0) return [[]]
  return distances(roles, count - 1).flatMap((fewer) =>
    Array.from({ length: roles }, (_, distance) => distance).flatMap((distance) =>
      distance === 0 || fewer.includes(distance) ? [] : [[...fewer, distance]],
    ),
  )
}
