import type { Migration } from '../migrate.ts'

/**
 * What a device is called and when it was last seen; of those that are known already, no more than that it was not after
 * today. And who was ever in a match, also after leaving it: until now only those who still were in it could be found.
 */
export const devices: Migration = {
  number: 6,
  name: 'devices',
  sql: `
    ALTER TABLE tokens ADD COLUMN label TEXT NOT NULL DEFAULT '';
    ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE tokens SET seen = max(since, unixepoch() * 1000);
    CREATE INDEX tokens_of ON tokens (person);

    ALTER TABLE sitting ADD COLUMN here INTEGER NOT NULL DEFAULT 1 CHECK (here IN (0, 1));
    INSERT INTO sitting (person, match, here)
      SELECT DISTINCT entry ->> '$.person', match, 0 FROM entries
      WHERE CASE
        WHEN json_valid(entry)
        THEN entry ->> '$.kind' IN ('created', 'sat') AND entry ->> '$.person' IS NOT NULL
        ELSE 0
      END
      ON CONFLICT DO NOTHING;
  `,
}
