import type { Decision } from './decision.ts'

declare const shown: unique symbol

/** What one viewer knows. Only `show` makes one, and only a View may be sent to anybody. */
export type View<V extends ViewShape = ViewShape> = V & { readonly [shown]: true }

/** What every game's view has. */
export interface ViewShape {
  readonly game: string
  /** The seats of the one who looks. */
  readonly mine: readonly string[]
  /** The open questions, as this viewer may know them. */
  readonly decisions: readonly Decision[]
}

/** The only way to make a view: a game's view.ts names here, field by field, what a viewer knows. */
export function show<V extends ViewShape>(known: V): View<V> {
  return known as View<V>
}
