import type { Params } from '#kernel/message.ts'
import { Refusal, type RefusalCode } from '#kernel/refusal.ts'
import { Damaged, PositionTaken } from '#table/store.ts'
import { isOfDisk } from './result-codes.ts'

/** An error on its way from one thread to another, where classes do not survive. */
export type Failure =
  | { readonly kind: 'taken'; readonly match: string; readonly position: number }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly params: Params }
  | { readonly kind: 'damaged'; readonly message: string }
  | { readonly kind: 'disk'; readonly message: string }
  | { readonly kind: 'fault'; readonly message: string }

/** `value` is missing where a call returns nothing. */
export type Answer = { readonly value?: unknown } | { readonly failure: Failure }

/** PositionTaken, as the thread throws it. */
export class Taken extends Error {
  readonly match: string
  readonly position: number

  constructor(match: string, position: number) {
    super(`${match} ${position}`)
    this.match = match
    this.position = position
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Taken) return { kind: 'taken', match: error.match, position: error.position }
  if (error instanceof Refusal) return { kind: 'refused', code: error.code, params: error.said.params }
  if (error instanceof Damaged) return { kind: 'damaged', message: error.message }
  const message = error instanceof Error ? error.message : String(error)
  return { kind: isOfDisk(error) ? 'disk' : 'fault', message }
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'taken') return new PositionTaken(failure.match, failure.position)
  if (failure.kind === 'refused') return new Refusal(failure.code, failure.params)
  if (failure.kind === 'damaged') return new Damaged(failure.message)
  return new Error(failure.message)
}
