import type { Migration } from '../migrate.ts'

/** Blocks and reports; both are deleted with either person. */
export const blocks: Migration = {
  number: 7,
  name: 'blocks',
  sql: `
    CREATE TABLE blocks (
      person TEXT NOT NULL REFERENCES people (id),
      whom   TEXT NOT NULL REFERENCES people (id),
      name   TEXT NOT NULL,
      at     INTEGER NOT NULL,
      PRIMARY KEY (person, whom)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX blocks_of ON blocks (whom);

    CREATE TABLE reports (
      number INTEGER PRIMARY KEY,
      at     INTEGER NOT NULL,
      match  TEXT NOT NULL,
      by     TEXT NOT NULL REFERENCES people (id),
      whom   TEXT NOT NULL REFERENCES people (id),
      name   TEXT NOT NULL,
      why    TEXT NOT NULL,
      text   TEXT NOT NULL,
      said   TEXT NOT NULL
    ) STRICT;
    CREATE INDEX reports_by ON reports (by);
    CREATE INDEX reports_of ON reports (whom);
  `,
}
