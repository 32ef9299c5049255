import type { Migration } from '../migrate.ts'

/** Hashed files of the pages that were served last, for browsers that were left open over an upgrade. */
export const pages: Migration = {
  number: 3,
  name: 'pages',
  leastRelease: 1,
  sql: `
    CREATE TABLE page_builds (
      build text COLLATE "C" PRIMARY KEY,
      place bigint NOT NULL,
      paths text[] NOT NULL
    );
    CREATE TABLE page_files (
      path  text COLLATE "C" PRIMARY KEY,
      plain bytea NOT NULL,
      br    bytea,
      gzip  bytea
    );
  `,
}
