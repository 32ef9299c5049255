/** What the bar under the top says, and in which voice. */
export interface Prompt {
  readonly title: string
  readonly line: string
  readonly tone: 'yours' | 'waiting' | 'back' | 'over'
}
