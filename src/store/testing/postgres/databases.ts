import { Client } from 'pg'

let made = 0

function serverUrl(): string {
  const url = process.env.DORSAL_TEST_POSTGRES
  if (url === undefined) throw new Error('there is no PostgreSQL: test/support/postgres.ts starts one')
  return url
}

async function tell(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** A new database on the server of this run, with its tables, or without anything. */
export async function newDatabase(template: 'template1' | 'template0' = 'template1'): Promise<string> {
  const url = new URL(serverUrl())
  url.pathname = `/dorsal_${process.pid}_${++made}`
  await tell(serverUrl(), `CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE ${template} STRATEGY file_copy`)
  return url.href
}

/** Takes a database away, whoever is connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  await tell(server.href, `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
}
