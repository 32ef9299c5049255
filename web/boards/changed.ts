/** A list with some of its pieces changed. */
export function changed<T>(
  list: readonly T[],
  isMeant: (piece: T, index: number) => boolean,
  change: (piece: T) => Partial<T>,
): readonly T[] {
  return list.map((piece, index) => (isMeant(piece, index) ? { ...piece, ...change(piece) } : piece))
}

/** A list without the last of those that are this one. */
export function without<T>(list: readonly T[], one: T): T[] {
  const at = list.lastIndexOf(one)
  return list.filter((_, index) => index !== at)
}
