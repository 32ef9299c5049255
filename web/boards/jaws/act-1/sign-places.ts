import type { Point } from '../art/amity.ts'

/** Where the sign of a beach stands: half on land, clear of the way to it. */
export const SIGN_PLACES: { readonly [beach: string]: Point } = {
  N: [706, 318],
  S: [712, 592],
  W: [288, 534],
  E: [944, 508],
}
