/** What can be said with one press, by its key: everyone reads it in their own language. */
export const QUICK_WORDS = {
  hello: 'Hello!',
  'well-played': 'Well played!',
  ouch: 'Ouch!',
  moment: 'One moment, please.',
  go: 'Let’s go!',
  thanks: 'Thank you, good game!',
} as const

export type QuickWord = keyof typeof QUICK_WORDS
