import type { Migration } from '../migrate.ts'

/**
 * Entries lie in the order they were written, so that the moves of many matches that are kept together fill one page; each
 * match finds its own by an index. Before, every match had a page of its own, and a hundred moves were a hundred pages.
 */
export const entriesInOrder: Migration = {
  number: 2,
  name: 'entries-in-order',
  sql: `
    CREATE TABLE entries_2 (
      match    INTEGER NOT NULL REFERENCES matches (number),
      position INTEGER NOT NULL,
      entry    TEXT NOT NULL
    ) STRICT;
    INSERT INTO entries_2 SELECT match, position, entry FROM entries ORDER BY match, position;
    DROP TABLE entries;
    ALTER TABLE entries_2 RENAME TO entries;
    CREATE UNIQUE INDEX entries_of ON entries (match, position);
  `,
}
