import type { CardId } from '#games/shark-island/components.ts'
import { CARDS, copiesOf, isDoubleShark, TARGET, totalOf } from '#games/shark-island/page.ts'
import type { IslandView, LineView } from '#games/shark-island/view.ts'

/** What the next card off the deck can do to a line, as exactly as anyone who sees this can say. */
export interface Odds {
  /** Cards that this viewer has not seen: in the deck or face down before others. */
  readonly unseen: number
  readonly cards: readonly CardOdds[]
  readonly over: number
  readonly exact: number
  readonly wins: number
}

interface CardOdds {
  readonly card: CardId
  /** How many of them this viewer has not seen. */
  readonly count: number
  /** How likely it is the next one off the deck. */
  readonly chance: number
  /** What the line would count with it. */
  readonly total: number
  /** A second Shark! in the Great White's line wins, over 23 too. */
  readonly outcome: 'under' | 'exact' | 'over' | 'wins'
}

const SHARK = CARDS.length - 1

/** What is known of a line: its cards as far as they are seen. */
export function seenCards({ down, up }: LineView): readonly CardId[] {
  return down === null ? up : [down, ...up]
}

/** The next card comes after the one on offer to that seat, or instead of it; none does after a second Shark!. */
export function oddsFor(view: IslandView, seat: string, isInstead = false): Odds | null {
  const { lines, dealt, gone } = view.combat
  const mine = lines.find((line) => line.seat === seat)
  if (mine === undefined || mine.down === null) return null
  const counts = CARDS.map((card, index) => copiesOf(index + 1) - gone[card])
  for (const line of lines) for (const card of seenCards(line)) counts[CARDS.indexOf(card)]--
  if (dealt !== null) counts[CARDS.indexOf(dealt)]--
  const hidden = lines
    .filter(({ size, down }) => size > 0 && down === null)
    .map(({ downAtMost }) => downAtMost)
  const chances = nextCard(counts, hidden)
  const line =
    dealt !== null && view.who === seat && !isInstead ? [...seenCards(mine), dealt] : seenCards(mine)
  if (isDoubleShark(seat, line)) return null
  // Whoever is over must pass: no second Shark! comes any more.
  const isOver = totalOf(line) > TARGET
  const cards = CARDS.map((card, index): CardOdds => {
    const longer = [...line, card]
    const total = totalOf(longer)
    return {
      card,
      count: counts[index],
      chance: chances[index],
      total,
      outcome:
        !isOver && isDoubleShark(seat, longer)
          ? 'wins'
          : total > TARGET
            ? 'over'
            : total === TARGET
              ? 'exact'
              : 'under',
    }
  })
  const sum = (outcome: CardOdds['outcome']): number =>
    cards.reduce((all, each) => all + (each.outcome === outcome ? each.chance : 0), 0)
  return {
    unseen: counts.reduce((all, count) => all + count, 0),
    cards,
    over: sum('over'),
    exact: sum('exact'),
    wins: sum('wins'),
  }
}

/**
 * How likely each card is the next off the deck, when some of the unseen ones lie face down before others, each known
 * to be no higher than something (a Shark! counts nothing there). Every way to deal those is weighed.
 */
export function nextCard(counts: readonly number[], atMost: readonly number[]): number[] {
  const left = [...counts]
  const chances = counts.map(() => 0)
  let all = counts.reduce((sum, count) => sum + count, 0)
  let weight = 0
  const deal = (hidden: number, ways: number): void => {
    if (hidden === atMost.length) {
      weight += ways
      for (let card = 0; card < left.length; card++) chances[card] += (ways * left[card]) / all
      return
    }
    for (let card = 0; card < left.length; card++) {
      if (left[card] === 0 || (card !== SHARK && card + 1 > atMost[hidden])) continue
      const count = left[card]
      left[card]--
      all--
      deal(hidden + 1, ways * count)
      left[card]++
      all++
    }
  }
  deal(0, 1)
  return weight === 0 ? chances : chances.map((chance) => chance / weight)
}
