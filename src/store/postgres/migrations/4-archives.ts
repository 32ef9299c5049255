import type { Migration } from '../migrate.ts'

/**
 * A match that has been over for long is kept as one compressed text, which lies beside the entries until they are deleted.
 * Nodes of the release before leave archived matches to others, by what these need.
 */
export const archives: Migration = {
  number: 4,
  name: 'archives',
  leastRelease: 1,
  sql: `
    CREATE TABLE archives (
      match  bigint PRIMARY KEY REFERENCES matches (number),
      length integer NOT NULL,
      packed bytea NOT NULL
    );
    -- To compress it once more would be in vain.
    ALTER TABLE archives ALTER COLUMN packed SET STORAGE EXTERNAL;
    ALTER TABLE listings ADD COLUMN archived boolean NOT NULL DEFAULT false;
    CREATE INDEX unarchived ON listings (changed, match) WHERE status = 'over' AND NOT archived;
  `,
}
