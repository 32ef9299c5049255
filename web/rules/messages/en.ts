/** What surrounds the rules, whichever game they are of. */
export const en = {
  'book.contents': 'Contents',
} as const
