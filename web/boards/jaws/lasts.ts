import type { Message } from '../../../src/kernel/message.ts'
import { telling as act1 } from './act-1/telling.ts'
import { telling as act2 } from './act-2/telling.ts'

const LASTS: { readonly [event: string]: number } = { ...act1.lasts, ...act2.lasts }

export function lasts(events: readonly Message[]): number {
  return events.reduce((sum, { key }) => sum + (LASTS[key] ?? 0), 0)
}
