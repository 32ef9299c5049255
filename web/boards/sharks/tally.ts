import type { CardId, SharkId } from '#games/sharks/components.ts'
import { TIDE_BONUS } from '#games/sharks/page.ts'
import type { SharksView } from '#games/sharks/view.ts'
import type { Moment } from '../board.ts'
import { ofSharks } from './happening.ts'

/** Points won at one moment: by a card, or by the tide when there is none. */
interface Gain {
  readonly round: number
  readonly card: CardId | null
  readonly points: number
}

export interface Tally {
  readonly seat: SharkId
  readonly gains: readonly Gain[]
  /** The points after each round, starting with none. */
  readonly totals: readonly number[]
}

/** What each seat scored when, out of everything that happened. */
export function tally(story: readonly Moment<SharksView>[], view: SharksView): Tally[] {
  const gains = new Map<SharkId, Gain[]>(view.seats.map(({ seat }) => [seat, []]))
  let round = 1
  for (const { events } of story)
    for (const { key, params } of events.map(ofSharks)) {
      if (key === 'sharks.round') round = params.round
      if (key === 'sharks.scored')
        gains.get(params.seat)?.push({ round, card: params.card, points: params.points })
      if (key === 'sharks.tide-bonus') gains.get(params.seat)?.push({ round, card: null, points: TIDE_BONUS })
    }
  return view.seats.map(({ seat }) => {
    const won = gains.get(seat) ?? []
    const totals = [0]
    for (let at = 1; at <= round; at++)
      totals.push(won.filter((gain) => gain.round <= at).reduce((sum, { points }) => sum + points, 0))
    return { seat, gains: won, totals }
  })
}
