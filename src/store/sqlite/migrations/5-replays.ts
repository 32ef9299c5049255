import type { Migration } from '../migrate.ts'

/** Replays of finished matches, as they are given out. All of them can be made again. */
export const replays: Migration = {
  number: 5,
  name: 'replays',
  sql: `
    CREATE TABLE replays (
      match   INTEGER NOT NULL REFERENCES matches (number),
      eyes    TEXT NOT NULL,
      made_by TEXT NOT NULL,
      used    INTEGER NOT NULL,
      size    INTEGER NOT NULL,
      packed  BLOB NOT NULL,
      PRIMARY KEY (match, eyes)
    ) STRICT;
    -- Which to let go of is found without reading any of them.
    CREATE INDEX replays_unused ON replays (used, match, eyes, size);
  `,
}
