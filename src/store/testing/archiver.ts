import { openSqlite } from '../sqlite.ts'

/**
 * A process to be killed: FILE. It archives every match it finds, and brings each back by adding to it, again and again;
 * prints "match position" for each entry that is acknowledged.
 */
const [file] = process.argv.slice(2)

process.stdout.write('opening\n')
const store = await openSqlite(file)
process.stdout.write('opened\n')
for (;;)
  for (const match of await store.matchesEverOf('ann')) {
    const { entries } = (await store.loadMatch(match)) ?? { entries: [] }
    const isArchived = !(await store.unarchivedMatches(Number.MAX_SAFE_INTEGER, 99, 0)).includes(match)
    if (!isArchived) {
      await store.keepArchive(match, entries)
      await store.dropEntries(match)
    }
    await store.append(match, entries.length, [`${match} ${entries.length}`])
    process.stdout.write(`${match} ${entries.length}\n`)
  }
