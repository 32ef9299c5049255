/** What the bar under the top says, and in which voice. */
export interface Prompt {
  readonly title: string
  readonly line: string
  readonly tone: 'yours' | 'waiting' | 'back' | 'over'
}

/** What a phone has for the bar, in letters of the text beside the heading; a heading's are wider. */
const LETTERS_ACROSS = 48
const OF_HEADING = 1.4
const MOST_OF_HEADING = 23
const MOST_LINES = 3

/** Whether so much is said that it stands under its heading: beside it, on a phone, it would go on for many lines. */
export function isLong({ title, line }: Pick<Prompt, 'title' | 'line'>): boolean {
  const beside = LETTERS_ACROSS - Math.min(MOST_OF_HEADING, title.length * OF_HEADING)
  return line.length / beside > MOST_LINES
}
