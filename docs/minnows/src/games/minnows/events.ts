import { type EventOf, happenedIn } from '#kernel/event.ts'
import type { Card, SharkId } from './words.ts'

type By = { seat: SharkId }

/** Everything that can happen, in the order of a game. */
export type MinnowsEvent =
  /** Only the owner is told the card. */
  | EventOf<'minnows.card', By & { card: Card }>
  | EventOf<'minnows.dealt', By>
  | EventOf<'minnows.ate', By & { count: number; left: number }>
  | EventOf<'minnows.showed', By & { card: Card; points: number }>
  | EventOf<'minnows.over', Record<never, never>>

export const happened = happenedIn<MinnowsEvent>()
