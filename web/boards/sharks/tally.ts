import type { SharksView } from '../../../src/games/sharks/view.ts'
import type { Moment } from '../board.ts'

/** Points won at one moment: by a card, or by the tide when there is none. */
interface Gain {
  readonly round: number
  readonly card: string | null
  readonly points: number
}

export interface Tally {
  readonly seat: string
  readonly gains: readonly Gain[]
  /** The points after each round, starting with none. */
  readonly totals: readonly number[]
}

/** What each seat scored when, out of everything that happened. */
export function tally(story: readonly Moment<SharksView>[], view: SharksView): Tally[] {
  const gains = new Map(view.seats.map(({ seat }) => [seat, [] as Gain[]]))
  let round = 1
  for (const { events } of story)
    for (const { key, params } of events) {
      if (key === 'sharks.round') round = Number(params.round)
      const won = gains.get(String(params.seat))
      if (key === 'sharks.scored')
        won?.push({ round, card: String(params.card), points: Number(params.points) })
      if (key === 'sharks.tide-bonus') won?.push({ round, card: null, points: 1 })
    }
  return view.seats.map(({ seat }) => {
    const won = gains.get(seat) ?? []
    const totals = [0]
    for (let at = 1; at <= round; at++)
      totals.push(won.filter((gain) => gain.round <= at).reduce((sum, { points }) => sum + points, 0))
    return { seat, gains: won, totals }
  })
}
