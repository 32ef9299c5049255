/**
 * What this release writes, as a number: raised when it begins to write what the release before cannot read. A node takes
 * no match that needs a higher one, so that after a roll-back nothing is read that cannot be.
 */
export const RELEASE = 2

/** Before it, a match whose entries are gone could not be read. */
export const ARCHIVES_SINCE = 2

/** Before it, a log could not be read that goes on by newer rules from an entry on. */
export const RAISED_SINCE = 2

/** SQL: what release reads the entries of a match, by its number, where they are all there. */
export function neededBy(match: string): string {
  return `(SELECT CASE WHEN EXISTS (
    SELECT 1 FROM entries e WHERE e.match = ${match}
    AND (starts_with(e.entry, '{"kind":"raised",') OR starts_with(e.entry, '{"kind":"renewed",'))
  ) THEN ${RAISED_SINCE} ELSE 1 END)`
}
