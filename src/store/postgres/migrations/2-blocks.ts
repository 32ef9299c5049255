import type { Migration } from '../migrate.ts'

/** Blocks and reports; both are deleted with either person. */
export const blocks: Migration = {
  number: 2,
  name: 'blocks',
  leastRelease: 1,
  sql: `
    CREATE TABLE blocks (
      person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      whom   text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      name   text NOT NULL,
      at     bigint NOT NULL,
      PRIMARY KEY (person, whom)
    );
    CREATE INDEX blocks_of ON blocks (whom);

    CREATE TABLE reports (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at     bigint NOT NULL,
      match  text NOT NULL,
      "by"   text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      whom   text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      name   text NOT NULL,
      why    text NOT NULL,
      text   text NOT NULL,
      said   text NOT NULL
    );
    CREATE INDEX reports_by ON reports ("by");
    CREATE INDEX reports_of ON reports (whom);
  `,
}
