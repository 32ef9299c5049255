import type { SharksView } from '#games/sharks/view.ts'
import type { Ahead, PageGame } from '#kernel/page.ts'

/** A way to a tile on which the swim may end. */
export interface Route {
  readonly actions: readonly string[]
  /** Trash eaten on the way. */
  readonly trash: number
}

type Standing = Ahead<SharksView>

/**
 * Every tile a shark can end its swim on after what it has drafted already, each by the way that eats least
 * and then is shortest: what the rules allow, asked of the rules.
 */
export function routes(
  game: PageGame<SharksView>,
  view: SharksView,
  seat: string,
  drafted: readonly string[],
): Map<string, Route> {
  const found = new Map<string, Route>()
  const seen = new Set<string>()
  const first = game.ahead(view, seat, drafted)
  const before = eaten(view, seat)
  let edge: { actions: readonly string[]; standing: Standing }[] = [{ actions: drafted, standing: first }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { actions, standing } of edge) {
      for (const action of standing.legal) {
        if (!isMove(action)) continue
        const ahead = game.ahead(standing.view, seat, [action])
        if (ahead.played === 0) continue
        const trash = eaten(ahead.view, seat) - before
        const { at } = ahead.view.seats.find((each) => each.seat === seat) ?? { at: null }
        const { stepsLeft, leaps } = ahead.view.swim
        const key = `${at} ${stepsLeft} ${leaps} ${trash}`
        if (at === null || seen.has(key)) continue
        seen.add(key)
        const route = { actions: [...actions, action], trash }
        next.push({ actions: route.actions, standing: ahead })
        if (ahead.legal.includes('stop') && isBetter(route, found.get(at))) found.set(at, route)
      }
    }
    edge = next
  }
  return found
}

export function isMove(action: string): boolean {
  return action.startsWith('swim ') || action.startsWith('shift ')
}

/** Breadth comes first, so an equal route found later is longer. */
function isBetter(route: Route, known: Route | undefined): boolean {
  return known === undefined || route.trash < known.trash
}

function eaten(view: SharksView, seat: string): number {
  const stomach = view.seats.find((each) => each.seat === seat)?.stomach ?? []
  return stomach.filter((item) => 'trash' in item).length
}
