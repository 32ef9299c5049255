/** What somebody without a seat is told. */
export const en = {
  'watching.chip': 'You are watching',
}

export type WatchingWords = { readonly [key in keyof typeof en]: string }
