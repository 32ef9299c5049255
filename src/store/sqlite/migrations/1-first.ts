import type { Migration } from '../migrate.ts'

export const first: Migration = {
  number: 1,
  name: 'first',
  sql: `
    CREATE TABLE contents (
      hash    TEXT PRIMARY KEY,
      content TEXT NOT NULL
    ) STRICT;

    CREATE TABLE matches (
      number  INTEGER PRIMARY KEY,
      id      TEXT NOT NULL UNIQUE,
      game    TEXT NOT NULL,
      created INTEGER NOT NULL,
      status  TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'over')),
      listed  INTEGER NOT NULL CHECK (listed IN (0, 1)),
      changed INTEGER NOT NULL,
      people  TEXT NOT NULL,
      summary TEXT NOT NULL
    ) STRICT;
    CREATE INDEX lobby ON matches (changed) WHERE listed = 1 AND status <> 'over';

    -- Entries of a match lie beside each other, in their order.
    CREATE TABLE entries (
      match    INTEGER NOT NULL REFERENCES matches (number),
      position INTEGER NOT NULL,
      entry    TEXT NOT NULL,
      PRIMARY KEY (match, position)
    ) STRICT, WITHOUT ROWID;

    -- The people of each match again, to find it by one of them.
    CREATE TABLE sitting (
      person TEXT NOT NULL,
      match  INTEGER NOT NULL REFERENCES matches (number),
      PRIMARY KEY (person, match)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sitting_in ON sitting (match);

    CREATE TABLE people (
      id    TEXT PRIMARY KEY,
      name  TEXT NOT NULL,
      since INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tokens (
      hash   TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      since  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE codes (
      hash    TEXT PRIMARY KEY,
      person  TEXT NOT NULL REFERENCES people (id),
      expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX codes_expiry ON codes (expires);
  `,
}
