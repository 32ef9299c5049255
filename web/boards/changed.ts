/** A list with some of its pieces changed. */
export function changed<T>(
  list: readonly T[],
  isMeant: (piece: T, index: number) => boolean,
  change: Partial<T>,
): readonly T[] {
  return list.map((piece, index) => (isMeant(piece, index) ? { ...piece, ...change } : piece))
}

/** A list in which the chosen pieces have some of their fields as in the end. */
export function settled<T extends object>(
  list: readonly T[],
  end: readonly T[],
  isMeant: (piece: T) => boolean,
  ...fields: readonly (keyof T)[]
): readonly T[] {
  return list.map((piece, index) => {
    if (!isMeant(piece) || end[index] === undefined) return piece
    const then = { ...piece }
    for (const field of fields) then[field] = end[index][field]
    return then
  })
}

/** A list without the last of those that are this one. */
export function without<T>(list: readonly T[], one: T): T[] {
  const at = list.lastIndexOf(one)
  return list.filter((_, index) => index !== at)
}

/** A bag, which counts pieces by kind, with one more or one fewer of a kind. */
export function bag<Kind extends string>(
  counts: { readonly [kind in Kind]: number },
  kind: Kind,
  more: 1 | -1,
): { readonly [kind in Kind]: number } {
  return { ...counts, [kind]: counts[kind] + more }
}
