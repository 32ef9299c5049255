/** What the bar under the top says, and in which voice. */
export interface Prompt {
  readonly title: string
  readonly line: string
  readonly tone: 'yours' | 'waiting' | 'back' | 'over'
}

/** Letters that three lines of a phone have in all, and what a heading takes of that: its own are wider. */
const LETTERS = 144
const OF_EACH = 4.2
const AT_MOST = 69

/** Whether so much is said that it stands under its heading: beside it, on a phone, it would go on for more than three lines. */
export function isLong(title: string, line: string): boolean {
  return line.length > LETTERS - Math.min(AT_MOST, title.length * OF_EACH)
}
