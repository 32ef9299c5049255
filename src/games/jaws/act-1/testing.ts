import type { Stack } from '#kernel/chance/stacked.ts'
import { seatSet } from '#kernel/seats.ts'
import { words } from '#kernel/testing/open-table.ts'
import { content as shelf } from '../content/index.ts'
import type { JawsContent } from '../content/schema.ts'
import { jawsOptions, type Mode } from '../options.ts'
import { BRODY, CREW, HOOPER, QUINT, SHARK } from '../seats.ts'
import { settingOf } from '../setting.ts'
import { Table } from '../testing.ts'
import { invariants } from './invariants.ts'
import { BEACHES, WATER } from './island.ts'
import { spaceOf } from './setting.ts'
import { setupAct1 } from './setup.ts'
import { type Act1State, AT, type StepName } from './state.ts'
import { beginTurn } from './steps/order.ts'
import { beginSharkPhase } from './steps/shark.ts'
import type { Act1View } from './view.ts'

/**
 * A moment of a round of Act 1. Lists are words: `swimmers: 'N S S'`, `floating: '4 4'`. Barrels that are laid out
 * are taken from the shop, so that nothing is lost or made.
 */
export interface Layout {
  readonly mode?: Mode
  /** The first unless it is named. */
  readonly round?: number
  /** The event of this round; one that changes nothing unless it is named. */
  readonly event?: string
  /** Whose turn it is: the shark's, one of the crew's, or nobody's yet. */
  readonly turn?: 'shark' | 'quint' | 'brody' | 'hooper' | 'crew'
  /** Whether the others of the crew have gone before. */
  readonly last?: boolean
  readonly shark?: string
  readonly quint?: string
  readonly brody?: string
  readonly hooper?: string
  readonly swimmers?: string
  readonly michael?: string
  readonly closed?: string
  readonly opening?: string
  readonly eaten?: number
  readonly floating?: string
  readonly docks?: readonly [west: number, east: number]
  readonly orca?: number
  readonly hoopers?: number
  readonly carried?: number
  readonly fastened?: number
  /** Events that are still to come; all others when left out. */
  readonly deck?: string
  readonly content?: JawsContent
  readonly draws?: Stack
}

/** An event without a lasting effect: nobody is flown anywhere any more. */
const PLAIN = 'helicopter'

export class Island extends Table {
  get act1(): Act1State {
    if (this.state.act !== 1) throw new Error('Act 1 is over')
    return this.state.s
  }

  get island(): Act1View {
    const { act1 } = this.all
    if (act1 === null) throw new Error('Act 1 is over')
    return act1
  }

  get step(): StepName {
    return this.island.step
  }

  /** Swimmers as a card would print them: `NN S`. */
  get swimmers(): string {
    return this.island.beaches
      .filter(({ swimmers }) => swimmers > 0)
      .map(({ beach, swimmers }) => beach.repeat(swimmers))
      .join(' ')
  }

  at(seat: string): string | null {
    if (seat === 'shark') return this.island.shark?.at ?? null
    return this.island.crew.find((member) => member.seat === seat)?.at ?? null
  }

  barrels(seat: string): number {
    if (seat === 'shark') return this.island.barrels.shark
    return this.island.crew.find((member) => member.seat === seat)?.barrels ?? 0
  }
}

export function layOut(layout: Layout): Island {
  const content = layout.content ?? shelf.builtIn
  const options = jawsOptions({ mode: layout.mode ?? 'full' })
  const setting = settingOf(options, content)
  const s = setupAct1(setting)
  const eventOf = (id: string): number => setting.act1.events.findIndex((event) => event.id === id)
  s.round = layout.round ?? 1
  s.event = eventOf(layout.event ?? PLAIN)
  s.deck &= ~(1 << s.event)
  if (layout.deck !== undefined)
    s.deck = words(layout.deck).reduce((deck, id) => deck | (1 << eventOf(id)), 0)
  s.at[SHARK] = spaceOf(layout.shark ?? '1')
  s.at[QUINT] = spaceOf(layout.quint ?? '8')
  s.at[BRODY] = spaceOf(layout.brody ?? '6')
  s.at[HOOPER] = spaceOf(layout.hooper ?? '5')
  for (const beach of words(layout.swimmers)) s.swimmers[BEACHES.indexOf(beach as 'N')]++
  if (layout.michael !== undefined) s.michael = spaceOf(layout.michael)
  const token = layout.closed ?? layout.opening
  if (token !== undefined) s.closed = spaceOf(token)
  s.opening = layout.opening !== undefined
  s.eaten = layout.eaten ?? 0
  s.docks = [...(layout.docks ?? [0, 0])]
  s.barrels = [layout.fastened ?? 0, layout.orca ?? 2, layout.carried ?? 0, layout.hoopers ?? 0]
  for (const space of words(layout.floating)) s.floating[WATER.indexOf(space as 'N')]++
  const out = [...s.docks, ...s.barrels, ...s.floating].reduce((a, b) => a + b, 0)
  s.shop = setting.act1.shop + setting.act1.orca - out
  s.spare = setting.act1.events[s.event].kind === 'extra-action' && setting.act1.events[s.event].extraFor < 0
  const turn = layout.turn ?? 'shark'
  if (turn === 'shark') beginSharkPhase(setting, s)
  else if (turn === 'crew') s.step = AT.order
  else beginTurn(setting, s, { quint: QUINT, brody: BRODY, hooper: HOOPER }[turn])
  if (layout.last === true) s.gone = CREW & ~seatSet(s.active)
  const broken = invariants(setting, s)
  if (broken.length > 0) throw new Error(broken.join('; '))
  return new Island(options, { content, from: { act: 1, s }, draws: layout.draws })
}

/** A new game of Act 1 in which these events come first. */
export function island(start: string, events: readonly string[], mode: Mode = 'full'): Island {
  const table = new Island({ mode }, { content: shelf.builtIn, draws: { event: events } })
  table.play(`shark: start ${start}`)
  return table
}
