/** What surrounds the rules, whichever game they are of. */
export const en = {
  'book.contents': 'Contents',
}

export type BookWords = { readonly [key in keyof typeof en]: string }
