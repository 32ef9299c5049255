import type { Seated } from './guest.ts'

/** A small generator, so that a test plays the same game again. */
export function dice(seed: number): (count: number) => number {
  let state = seed >>> 0
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

/** The seat of these that is asked something, with what it may do. */
export function asked(seated: Seated): { readonly seat: string; readonly legal: readonly string[] } | null {
  const [first] = Object.entries(seated.latest?.legal ?? {})
  return first === undefined ? null : { seat: first[0], legal: first[1] }
}

/** Everyone plays anything legal until it is over, or for so many turns. */
export async function playOn(
  sockets: readonly Seated[],
  roll: (count: number) => number,
  turns = 10_000,
): Promise<number> {
  let played = 0
  const isOver = (): boolean => sockets.every(({ room }) => room?.status === 'over')
  while (!isOver() && played < turns) {
    const seated = sockets.find((each) => asked(each) !== null)
    if (seated === undefined) {
      await sockets[0].until(() => isOver() || sockets.some((each) => asked(each) !== null))
      continue
    }
    const { seat, legal } = asked(seated) as NonNullable<ReturnType<typeof asked>>
    const before = seated.updates.length
    const answer = await seated.do('act', { seat, actions: [legal[roll(legal.length)]] })
    if (answer !== 'ok') throw new Error(`a legal action was refused: ${answer}`)
    await seated.until(() => seated.updates.length > before)
    const { cursor } = seated.latest ?? { cursor: 0 }
    for (const other of sockets) await other.until(() => isSettled(other, cursor))
    played++
  }
  return played
}

/** In Sharks everyone is shown every step, so all counts go together. */
function isSettled(other: Seated, cursor: number): boolean {
  return (other.latest?.cursor ?? 0) >= cursor || other.room?.status === 'over'
}
