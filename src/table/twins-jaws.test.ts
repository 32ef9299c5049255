import { test } from 'vitest'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import type { Table } from './table.ts'
import { type Dealt, openTable, playTwins, Twins } from './testing/twins.ts'

const [SHARK, QUINT, BRODY, HOOPER] = [0, 1, 2, 3]
const CREW = [QUINT, BRODY, HOOPER]
const VIEWERS = [WATCHER, seatSet(QUINT), seatSet(BRODY, HOOPER), seatSet(...CREW)]

const legalAt = ({ match, game }: Table, seat: number): string[] =>
  (match?.legal(seat) ?? []).map((action) => game.vocabulary.text(action))

/** At each table the shark does something else unseen, with second thoughts and notes to itself. */
function apart(
  twins: Twins,
  { chance, tag }: Dealt,
  wanted: (action: string) => boolean,
  most: number,
): void {
  for (const [index, table] of twins.tables.entries()) {
    let played = 0
    for (let count = chance.upTo(most + 1); count > 0; count--) {
      const actions = legalAt(table, SHARK).filter(wanted)
      if (played > 0 && chance.upTo(4) === 0) {
        twins.one(index, SHARK, { do: 'undo', seat: SHARK, tag: tag() })
        played--
      } else if (actions.length > 0) {
        const action = actions[chance.upTo(actions.length)]
        twins.one(index, SHARK, { do: 'act', seat: SHARK, actions: [action], tag: tag() })
        played++
      }
      if (chance.upTo(5) === 0) twins.one(index, SHARK, { do: 'note', seat: SHARK, notes: { plan: tag() } })
    }
  }
}

/** Somebody does what can be done at both tables. False when there is nothing that both can do. */
function together(
  twins: Twins,
  seats: readonly number[],
  { chance, tag }: Dealt,
  may: (action: string) => boolean,
) {
  const able = seats.flatMap((seat) => {
    const actions = twins.common(seat).filter(may)
    return actions.length === 0 ? [] : [{ seat, actions }]
  })
  if (able.length === 0) return false
  const { seat, actions } = able[chance.upTo(able.length)]
  const action = actions[chance.upTo(actions.length)]
  twins.both(seat, { do: 'act', seat, actions: [action], tag: tag() })
  return true
}

const asked = ({ match, game }: Table): number => (match === null ? 0 : game.toAct(match.state))

test('in Act 1 nobody can tell from anything where the shark is, where it swims or how often it thinks again', () => {
  return playTwins('twins of JAWS, Act 1', { usual: 20, few: 4 }, VIEWERS, (dealt) => {
    const { chance, tag, viewer } = dealt
    const seed = chance.next().toString(16).padStart(64, '0')
    const tables = [0, 1].map(() => openTable('jaws', { mode: 'act-1' }, {}, seed))
    const twins = new Twins(tables, viewer)
    for (const [index, table] of tables.entries()) {
      const starts = legalAt(table, SHARK)
      const start = starts[chance.upTo(starts.length)]
      twins.tables[index].handle(
        { do: 'act', seat: SHARK, actions: [start], tag: tag() },
        { person: 'person-0', now: 0, away: () => 0 },
      )
    }
    twins.compare()
    let steps = 0
    for (; steps < 60; steps++) {
      if (asked(tables[0]) !== asked(tables[1])) throw new Error('somebody else is asked')
      const isPlanning = asked(tables[0]) === seatSet(SHARK)
      if (isPlanning) {
        apart(twins, dealt, (action) => action.startsWith('swim '), 5)
        twins.both(SHARK, { do: 'act', seat: SHARK, actions: ['done'], tag: tag() })
        // A barrel in the water would tell the two apart, as it should: none is launched below.
      } else if (!together(twins, CREW, dealt, (action) => !/^(launch|binoculars|finder|knock)/.test(action)))
        break
    }
    return steps
  })
})

test('in Act 2 nobody can tell from anything which letter and which ability the shark has locked in', () => {
  return playTwins('twins of JAWS, Act 2', { usual: 60, few: 8 }, VIEWERS, (dealt) => {
    const { chance, tag, viewer } = dealt
    const seed = chance.next().toString(16).padStart(64, '0')
    const tables = [0, 1].map(() => openTable('jaws', { mode: 'act-2' }, {}, seed))
    const twins = new Twins(tables, viewer)
    let steps = 0
    const isChoosing = (): boolean => asked(tables[0]) === seatSet(SHARK)
    while (!isChoosing() && together(twins, CREW, dealt, () => true)) steps++
    apart(twins, dealt, (action) => /^(surface|lay)/.test(action), 6)
    const withAbility = chance.upTo(2) === 0
    for (const [index, table] of tables.entries())
      for (const wanted of [/^surface/, withAbility ? /^lay/ : null]) {
        const actions = wanted === null ? [] : legalAt(table, SHARK).filter((action) => wanted.test(action))
        if (actions.length > 0)
          twins.one(index, SHARK, {
            do: 'act',
            seat: SHARK,
            actions: [actions[chance.upTo(actions.length)]],
            tag: tag(),
          })
      }
    // Whether an ability lies there is seen; if second thoughts have left the tables apart in that, there is no more.
    const lock = twins.common(SHARK).filter((action) => action.startsWith('lock'))
    if (lock.length === 0) return steps
    twins.both(SHARK, { do: 'act', seat: SHARK, actions: [lock[chance.upTo(lock.length)]], tag: tag() })
    // Until the last of the crew is ready it stays the shark's secret; Chum asks it for a letter.
    // Whoever holds it may still throw it when prepared, and is not waited for.
    const owes = (seat: number): boolean =>
      twins.common(seat).some((action) => action !== 'chum' && action !== 'done')
    const last = (): boolean => CREW.filter(owes).length === 1
    while (
      together(twins, CREW, dealt, (action) => action !== 'chum' && !(last() && action.startsWith('target')))
    )
      steps++
    return steps
  })
})
