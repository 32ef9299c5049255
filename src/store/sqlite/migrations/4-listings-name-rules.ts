import type { Migration } from '../migrate.ts'

/**
 * What the lists show of a match says by which rules it is played, so that they need not read its log to know whether it can
 * be continued. Matches from before take it from their first entry.
 */
export const listingsNameRules: Migration = {
  number: 4,
  name: 'listings-name-rules',
  sql: `
    UPDATE matches SET summary = json_set(summary, '$.rules', (
      SELECT json_extract(entry, '$.rules') FROM entries
      WHERE match = matches.number AND position = 0 AND json_valid(entry)
    )) WHERE json_valid(summary) AND json_type(summary) = 'object';
  `,
}
