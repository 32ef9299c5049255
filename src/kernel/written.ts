/** How the states of one rules number are written down: `write` and `read` of a game. */
export interface Written<State> {
  write(state: State): { readonly [field: string]: unknown }
  read(written: unknown): State
}

/**
 * Writes the fields of a state in this order. What a state holds besides is not written: what was written before must
 * come out the same for ever.
 */
export function fieldsInOrder<State extends object>(
  fields: readonly (keyof State & string)[],
  copy: (state: State) => State,
): Written<State> {
  return {
    write(state) {
      const written: { [field: string]: unknown } = {}
      for (const field of fields) written[field] = state[field]
      return written
    },
    read: (written) => copy(written as State),
  }
}
