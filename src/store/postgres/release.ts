/**
 * What this release writes, as a number: raised when it begins to write what the release before cannot read. A node takes
 * no match that needs a higher one, so that after a roll-back nothing is read that cannot be.
 */
export const RELEASE = 2

/** Before it, a match whose entries are gone could not be read. */
export const ARCHIVES_SINCE = 2
