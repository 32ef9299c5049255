import type { Says } from '#kernel/catalogue.ts'

export const store = {
  'cli.help.backup': `dorsal backup FILE: copies the database of DATA_DIR (./data) into a new file, also while it is served.
With DATABASE_URL it copies what is kept there, into a file of the same kind; pg_dump is quicker.

What was kept before the copy began is in it. The copy holds the secrets of games under way: keep it as you keep
the database. To go back to it, stop the server, delete dorsal.sqlite, dorsal.sqlite-wal and dorsal.sqlite-shm, and
put the copy in the place of dorsal.sqlite.`,
  'cli.help.reports': `dorsal reports [--count N]: what people told about others at their tables, the latest first (50 if not said).

Read from the database of DATA_DIR (./data), also while it is served. Each has the moment, the match, the ids of
both, what the other was called, why, what was written, and what the other said last that could be read. They go
when either of the two asks to be forgotten.`,
  'cli.reports.none': 'Nobody has reported anybody.',
  'cli.reports.head':
    '{when}  {name}: {why@cli.reports.why}\n  match {match}, person {whom}, reported by {by}',
  'cli.reports.said': '  said:',
  'cli.reports.why.talk': 'what they say',
  'cli.reports.why.name': 'their name',
  'cli.reports.why.play': 'how they play',
  'cli.help.move': `dorsal move postgres|file: copies all that is kept, while nobody serves it.

"postgres" copies from the database of DATA_DIR (./data) into the one of DATABASE_URL, "file" copies back. Everything
is read again from where it was put and compared. What is there already is compared too and left, so that a copy that
was cut off goes on when it is started again. Replays are not copied: they are made again.`,
  'cli.move.done':
    'Copied and compared: {contents} contents, {people} people, {matches} matches ({before} were there before).',
  'cli.move.progress': '{matches} matches so far',
  'refusal.move-where': '"{where}" is neither postgres nor file: dorsal move --help.',
  'refusal.store-served': 'Nodes are serving the database {database}: stop all of them first.',
  'cli.backup.done': '{database} is copied into {file}.',
  'refusal.backup-exists': '{file} exists already: a backup is written into a new file.',
  'refusal.backup-unwritable':
    'The backup cannot be written into {file}: is its folder there, writable and not full?',
  'refusal.store-corrupt': '{file} is damaged: put a backup in its place.',
  'refusal.store-empty':
    '{file} is empty: put a backup in its place, or delete it if nothing was ever kept in it.',
  'refusal.store-foreign': '{file} is not a database of Dorsal, or it is damaged: it is left as it is.',
  'refusal.store-gone':
    '{file} is missing, and matches were kept there: put a backup in its place. To begin anew, delete {traces} beside it.',
  'refusal.store-in-use':
    'Another Dorsal has {file} open: stop that one first, or give this one a DATA_DIR of its own.',
  'refusal.store-missing': 'There is no database {file}: does DATA_DIR name the right folder?',
  'refusal.store-newer':
    '{file} is of a newer Dorsal (version {found} of the database, and this one knows {known}): use that one.',
  'refusal.move-differs':
    'Both databases have {name} ({what}), and not the same of it: nothing is written over. Copy into an empty database.',
  'refusal.store-older':
    'The database {database} of DATABASE_URL is of an older Dorsal (version {found}, and this one knows {known}): use that one, or start a node of this one first.',
  'refusal.store-unreachable': 'The database {database} of DATABASE_URL cannot be reached: {why}.',
  'refusal.store-uncopied':
    '{file} is to be brought to a newer version, and the copy kept before that cannot be written into {copy}: is there room for it?',
  'refusal.store-unopenable': 'Cannot open the database {file}: is its folder there and writable?',
} as const

store satisfies Says<typeof store>
