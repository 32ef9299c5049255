import { tick } from 'svelte'
import { notices } from '../ui/notices.svelte.ts'

export interface Hurry {
  /** Whether there is nothing to wait for. */
  isReady(): boolean
  /** What is asked now: a tap is meant for that, and for nothing that is asked later. */
  question(): string
  prepare(): Promise<void>
}

/**
 * Taps that are quicker than the rules wait for them, each in its turn: what somebody arranges is worked out with the rules,
 * and a tap with what the one before it has arranged. Keys and screen readers tap too.
 */
export function patient({ isReady, question, prepare }: Hurry): (table: HTMLElement) => () => void {
  let line = Promise.resolve()
  function tapped(event: MouseEvent): void {
    const { target } = event
    if (target === null || isReady()) return
    event.preventDefault()
    event.stopPropagation()
    const asked = question()
    const again = new MouseEvent('click', event)
    line = line
      .then(prepare)
      .then(tick)
      .then(() => {
        if (isReady() && question() === asked) target.dispatchEvent(again)
      })
      .catch((error) => notices.refused(error))
  }
  return (table) => {
    table.addEventListener('click', tapped, true)
    return () => table.removeEventListener('click', tapped, true)
  }
}
