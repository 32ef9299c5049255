import { word } from '../i18n/words.svelte.ts'
import type { Guidance } from './board.ts'

/** Milliseconds: what is shown for longer is looked at before anything is asked, what is shorter interrupts nobody. */
export const WORTH_WATCHING = 1050

/** What leads to a question is looked at before it is asked; it can be cut short. */
export function watching(line: string, skip: () => void): Guidance {
  return {
    title: word('table.watch'),
    line,
    main: { label: word('table.go-on'), choose: skip },
    others: [],
  }
}
