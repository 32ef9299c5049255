import { test } from 'vitest'
import { hasSeat, seatSet, WATCHER } from '#kernel/seats.ts'
import { DEAL } from '#kernel/testing/oyster-table.ts'
import type { WrittenOysters } from '#kernel/testing/oysters/written.ts'
import type { Table } from './table.ts'
import { type Dealt, openTable, playTwins, Twins } from './testing/twins.ts'

interface Plan extends Omit<Dealt, 'viewer'> {
  readonly twins: Twins
  readonly mayPlay?: (action: string) => boolean
  /** Whose last submission is not the same at both tables, so that to take it back means two things. */
  readonly isApart?: (seat: number) => boolean
}

/** One step of the same game at both tables; false when there is nothing more that both can do. */
function step({ twins, chance, tag, mayPlay = () => true, isApart = () => false }: Plan): boolean {
  const [{ game }] = twins.tables
  const anyOf = <T>(list: readonly T[]): T => list[chance.upTo(list.length)]
  const seat = chance.upTo(game.seats.length)
  const roll = chance.upTo(20)
  const guess = game.vocabulary.text(chance.upTo(game.vocabulary.size))
  if (roll === 0 && !isApart(seat)) twins.both(seat, { do: 'offer', offer: { what: 'takeback' } })
  else if (roll === 1) twins.both(seat, { do: 'answer', agree: chance.upTo(4) > 0 })
  else if (roll === 2) twins.both(seat, { do: 'say', channel: 'table', text: 'hm' })
  else if (roll === 19 && !hasSeat(twins.viewer, seat))
    twins.one(chance.upTo(2), seat, { do: 'note', seat, notes: { [tag()]: 'what only my side reads' } })
  else if (roll === 3 && hasSeat(twins.viewer, seat) && mayPlay(guess))
    twins.both(seat, { do: 'act', seat, actions: [guess], tag: tag() })
  else if (roll < 7 && !isApart(seat) && twins.tables.every(({ match }) => match?.canUndo(seat)))
    twins.both(seat, { do: 'undo', seat, tag: tag() })
  else {
    const able = game.seats.flatMap((_, each) => {
      const actions = twins.common(each).filter(mayPlay)
      return actions.length === 0 ? [] : [{ each, actions }]
    })
    if (able.length === 0) return false
    const { each, actions } = anyOf(able)
    twins.both(each, { do: 'act', seat: each, actions: [anyOf(actions)], tag: tag() })
  }
  return true
}

test('whoever plays sharks cannot tell from anything what cards another holds', () => {
  const [theirs] = openTable('sharks', {}, {}).game.draws.filter(({ label }) => label === 'card-mako')
  return playTwins('twins of sharks', { usual: 40, few: 6 }, [WATCHER, seatSet(0)], (dealt) => {
    const { chance, tag, viewer } = dealt
    const hand = () => {
      const cards = [...theirs.outcomes]
      return [1, 2, 3].map(() => cards.splice(chance.upTo(cards.length), 1)[0])
    }
    const tables = [hand(), hand()].map((cards) => openTable('sharks', {}, { 'card-mako': cards }))
    const twins = new Twins(tables, viewer)
    twins.compare()
    let steps = 0
    while (steps < 60 && step({ twins, chance, tag })) steps++
    return steps
  })
})

test('whoever plays oysters cannot tell from anything what another does in secret, or how often', () => {
  const viewers = [WATCHER, seatSet(0), seatSet(2)]
  return playTwins('twins of oysters', { usual: 120, few: 15 }, viewers, ({ chance, tag, viewer }) => {
    const options = { rounds: 3 }
    const twins = new Twins(
      [openTable('oysters', options, DEAL), openTable('oysters', options, DEAL)],
      viewer,
    )
    const stateOf = ({ game, match }: Table) => game.write(match?.state) as WrittenOysters
    let steps = 0
    for (let turn = 0; turn < 120; turn++) {
      const [{ phase, diver }] = twins.tables.map(stateOf)
      if (phase === 'hide' && !hasSeat(viewer, diver)) hideApart(twins, diver, { twins, chance, tag })
      const [here, there] = twins.tables.map((table) => stateOf(table).pearl)
      const isTold = (action: string): boolean => here !== there && (action === 'open' || action === 'peek')
      const isApart = (seat: number): boolean => phase === 'hide' && seat === diver && !hasSeat(viewer, diver)
      if (!step({ twins, chance, tag, mayPlay: (action) => !isTold(action), isApart })) break
      steps++
    }
    return steps
  })
})

/** At each table the diver hides in their own way, with second thoughts. */
function hideApart(twins: Twins, diver: number, { chance, tag }: Plan): void {
  for (const [index, table] of twins.tables.entries()) {
    let puts = 0
    for (let count = chance.upTo(4); count > 0; count--)
      if (puts > 0 && chance.upTo(3) === 0) {
        twins.one(index, diver, { do: 'undo', seat: diver, tag: tag() })
        puts--
      } else {
        const legal = (table.match?.legal(diver) ?? []).map((action) => table.game.vocabulary.text(action))
        const shells = legal.filter((text) => text.startsWith('put'))
        const actions = [shells[chance.upTo(shells.length)]]
        twins.one(index, diver, { do: 'act', seat: diver, actions, tag: tag() })
        puts++
      }
  }
}
