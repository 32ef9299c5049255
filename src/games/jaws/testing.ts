import type { Stack } from '#kernel/chance/stacked.ts'
import { seatsIn } from '#kernel/seats.ts'
import { type Laid, leadingTo, OpenTable } from '#kernel/testing/open-table.ts'
import { content as shelf } from './content/index.ts'
import type { JawsContent } from './content/schema.ts'
import { jawsGame } from './game.ts'
import { jaws as box } from './index.ts'
import { jawsOptions } from './options.ts'
import { SEAT_IDS, type SeatId } from './seats.ts'
import type { JawsState } from './state.ts'
import type { JawsView } from './view.ts'

/** A table at the very beginning, set up by the rules. */
export function setUp(options: unknown = {}, draws: Stack = {}, seed = 1, content = shelf.builtIn): Table {
  return new Table(options, { content, draws, seed })
}

export class Table extends OpenTable<JawsState, JawsView, JawsContent, SeatId> {
  constructor(options: unknown, laid: Laid<JawsState, JawsContent>) {
    super(box, jawsGame(jawsOptions(options), laid.content), laid)
  }

  undo(seat: SeatId): this {
    this.match.undo(this.seat(seat))
    return this
  }

  legal(seat: SeatId): string[] {
    return this.legalOf(this.seat(seat))
  }

  /** Where the legal actions of a verb lead: `legalTo('quint', 'move')` is a list of spaces. */
  legalTo(seat: SeatId, verb: string): string[] {
    return leadingTo(this.legal(seat), verb)
  }

  /** The key of the message that refuses an action, or null when it is allowed. */
  whyNot(seat: SeatId, text: string): string | null {
    return this.refusal(this.seat(seat), text)?.key ?? null
  }

  /** Who is asked. */
  get asked(): string[] {
    return this.toAct.map((seat) => SEAT_IDS[seat])
  }

  get winners(): string[] | null {
    const { outcome } = this.match
    return outcome === null ? null : seatsIn(outcome.winners).map((seat) => SEAT_IDS[seat])
  }
}
