import type { Migration } from '../migrate.ts'

/**
 * A match that has been over for long is kept as one compressed text. It lies beside the entries until they are deleted; from
 * then on the match says that it is archived. What is still to be done is found without looking at what is.
 */
export const archives: Migration = {
  number: 8,
  name: 'archives',
  sql: `
    -- In pieces of which eight fill a page, in the order they were written: one of a page and a half would take two.
    CREATE TABLE archives (
      match  INTEGER NOT NULL REFERENCES matches (number),
      piece  INTEGER NOT NULL,
      length INTEGER NOT NULL,
      packed BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX archives_of ON archives (match, piece);
    ALTER TABLE matches ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));
    CREATE INDEX unarchived ON matches (changed) WHERE status = 'over' AND archived = 0;
    CREATE INDEX playing ON matches (changed) WHERE status = 'playing';
  `,
}
