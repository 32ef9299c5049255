import { stateChecksum } from '#kernel/hash.ts'
import { allSeats, seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import type { TableEntry } from '#table/entry.ts'
import type { Table } from '#table/table.ts'
import type { Insight, ViewerInsight } from './panel.ts'

export function insightOf(table: Table, log: readonly TableEntry[]): Insight {
  const { setup, rules, begun, commitment, room, game } = table
  const { contentHash: content } = setup
  return {
    seed: begun?.seed ?? null,
    commitment,
    content,
    rules,
    stacked: room.stacked,
    log,
    draws: game.draws,
    now: nowOf(table),
  }
}

function nowOf({ match, game }: Table): Insight['now'] {
  if (match === null) return null
  const { state, stack } = match
  const insightFor = (eyes: string, viewer: Viewer): ViewerInsight => ({
    eyes,
    view: game.view(state, viewer),
    legal: Object.fromEntries(
      game.seats.flatMap(({ id }, seat) =>
        viewer & seatSet(seat) && match.isToAct(seat)
          ? [[id, match.legal(seat).map((action) => game.vocabulary.text(action))]]
          : [],
      ),
    ),
  })
  return {
    print: stateChecksum(game.write(state)),
    state: game.write(state) as object,
    stack,
    decisions: game.decisions(state),
    eyes: [
      ...game.seats.map(({ id }, seat) => insightFor(id, seatSet(seat))),
      insightFor('watcher', WATCHER),
      insightFor('all', allSeats(game.seats.length)),
    ],
  }
}
