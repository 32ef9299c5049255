import type { Migration } from '../migrate.ts'

/**
 * Room beside a listing was left for the next one to be written in the same page, and stays empty for ever once matches are over.
 * One listing's room in a page is enough. Nobody waits for this, and it is all the same to a release that does not know of it;
 * pages that are there are filled up by new matches.
 */
export const fullerListings: Migration = {
  number: 5,
  name: 'fuller listings',
  leastRelease: 1,
  sql: 'ALTER TABLE listings SET (fillfactor = 90)',
}
