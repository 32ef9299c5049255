/** An object whose fields are read each time they are asked for: whoever keeps it sees what they are now. */
export function live<T extends object>(fields: { readonly [name in keyof T]: () => T[name] }): T {
  const getters = Object.entries(fields).map(([name, get]) => [name, { get, enumerable: true }])
  return Object.defineProperties({}, Object.fromEntries(getters)) as T
}
