import type { Migration } from '../migrate.ts'

/**
 * Each match says which content it has, so that a content nobody needs any more can be told from the others. Until now
 * only its first entry said so.
 */
export const contentsOfMatches: Migration = {
  number: 3,
  name: 'contents-of-matches',
  sql: `
    ALTER TABLE matches ADD COLUMN content TEXT;
    UPDATE matches SET content = (
      SELECT CASE WHEN json_valid(entry) THEN json_extract(entry, '$.contentHash') END
      FROM entries WHERE match = number AND position = 0
    );
    CREATE INDEX matches_of_content ON matches (content, status);
    CREATE INDEX gathering ON matches (changed) WHERE status = 'gathering';
  `,
}
