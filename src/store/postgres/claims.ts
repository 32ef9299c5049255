import type { NodeLife } from '#table/ownership.ts'
import type { Kind, Waiting } from './gathering.ts'
import { playsTheRules } from './numbers.ts'
import { RELEASE } from './release.ts'

/** A claim on a match that no node owns. */
export interface Claim extends Waiting {
  /** False for a life that is shutting down: it only learns who has the match. */
  readonly mayTake: boolean
  resolve(found: Found): void
}

export interface Found {
  readonly isThere: boolean
  readonly isMine: boolean
  /** Its owner or, where nobody owns it and this life may not, a life that could. */
  readonly node: NodeLife | null
}

export interface Release extends Waiting {
  resolve(): void
}

/** A match whose rules no node has may be claimed by any, to be given up. */
const MAY_PLAY = `(
  EXISTS (SELECT 1 FROM nodes me WHERE me.life = $1 AND (m.rules IS NULL OR ${playsTheRules('me')}))
  OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.state = 'up' AND ${playsTheRules('n')})
)`

/** No deadlocks: rows are locked in one order, and locked ones are skipped. */
const CLAIM = `
  WITH wanted AS MATERIALIZED (SELECT * FROM unnest($2::text[], $3::boolean[]) AS w (id, may_take)),
  free AS MATERIALIZED (
    SELECT m.number FROM matches m JOIN wanted w USING (id)
    WHERE m.owner = $1 OR (
      w.may_take AND m.needs <= $4 AND ${MAY_PLAY}
      AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.life = m.owner AND n.state <> 'dead')
    )
    ORDER BY m.number FOR UPDATE OF m SKIP LOCKED
  ),
  taken AS (
    UPDATE matches m SET owner = $1 FROM free f WHERE m.number = f.number AND m.owner IS DISTINCT FROM $1
  )
  SELECT w.id, m.number IS NOT NULL AS "isThere", f.number IS NOT NULL AS "isMine",
    coalesce(has.life, could.life) AS life, coalesce(has.address, could.address) AS address
  FROM wanted w
  LEFT JOIN matches m USING (id)
  LEFT JOIN free f ON f.number = m.number
  LEFT JOIN nodes has ON has.life = m.owner AND has.state <> 'dead' AND has.life <> $1
  LEFT JOIN LATERAL (
    SELECT n.life, n.address FROM nodes n
    WHERE n.state = 'up' AND n.life <> $1 AND n.release >= m.needs
    AND (m.rules IS NULL OR ${playsTheRules('n')})
    AND NOT (w.may_take AND ${MAY_PLAY})
    ORDER BY n.tables, n.life LIMIT 1
  ) could ON f.number IS NULL AND has.life IS NULL
`

interface ClaimRow {
  readonly id: string
  readonly isThere: boolean
  readonly isMine: boolean
  readonly life: number | null
  readonly address: string | null
}

export function claimsOf(life: number): Kind<Claim> {
  return {
    most: 500,
    async perform(client, calls) {
      const { rows } = await client.query<ClaimRow>({
        name: 'claim',
        text: CLAIM,
        values: [life, calls.map(({ key }) => key), calls.map(({ mayTake }) => mayTake), RELEASE],
      })
      const found = new Map(rows.map((row) => [row.id, row]))
      for (const { key, resolve } of calls) resolve(foundIn(found.get(key)))
    },
  }
}

function foundIn(row: ClaimRow | undefined): Found {
  if (row === undefined) return { isThere: false, isMine: false, node: null }
  const { isThere, isMine, life, address } = row
  return { isThere, isMine, node: life === null || address === null ? null : { life, address } }
}

export function releasesOf(life: number): Kind<Release> {
  return {
    most: 1_000,
    async perform(client, calls) {
      await client.query({
        name: 'release',
        text: 'UPDATE matches SET owner = NULL WHERE id = ANY ($2::text[]) AND owner = $1',
        values: [life, calls.map(({ key }) => key)],
      })
      for (const { resolve } of calls) resolve()
    },
  }
}
