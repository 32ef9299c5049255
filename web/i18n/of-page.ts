/**
 * The page's own words speak of parts: of Quint, whoever plays him. Once it is built, a key of theirs is a small letter and
 * another sign (`short-keys.ts`).
 */
export function isOfPage(key: string): boolean {
  return /\.(?:page|act2)\.|^table\.|^[a-z].$/.test(key)
}
