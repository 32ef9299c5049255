import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Report } from '#table/store.ts'
import type { Operations } from './calls.ts'

export function reports(db: DatabaseSync): Pick<Operations, 'addReport' | 'reports'> {
  const add = db.prepare(`
    INSERT INTO reports (at, match, by, whom, name, why, text, said)
    VALUES (:at, :match, :by, :whom, :name, :why, :text, :said)
  `)
  const trim = db.prepare(`
    DELETE FROM reports WHERE number <= (SELECT number FROM reports ORDER BY number DESC LIMIT 1 OFFSET ?)
  `)
  return {
    addReport({ at, match, by, whom, name, why, text, said }, most) {
      add.run({ at, match, by, whom, name, why, text, said })
      trim.run(most)
    },
    reports: readReports(db),
  }
}

export function readReports(db: DatabaseSync): (limit: number) => Report[] {
  const list = db.prepare(
    'SELECT at, match, by, whom, name, why, text, said FROM reports ORDER BY number DESC LIMIT ?',
  )
  return (limit) => list.all(limit).map(reportIn)
}

function reportIn(row: Record<string, SQLOutputValue>): Report {
  return {
    at: row.at as number,
    match: row.match as string,
    by: row.by as string,
    whom: row.whom as string,
    name: row.name as string,
    why: row.why as string,
    text: row.text as string,
    said: row.said as string,
  }
}
