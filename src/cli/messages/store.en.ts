import type { Catalogue } from '../../kernel/message.ts'

export const store: Catalogue = {
  'cli.help.backup': `dorsal backup FILE: copies the database of DATA_DIR (./data) into a new file, also while it is served.

What was kept before the copy began is in it. The copy holds the secrets of games under way: keep it as you keep
the database. To go back to it, stop the server, delete dorsal.sqlite, dorsal.sqlite-wal and dorsal.sqlite-shm, and
put the copy in the place of dorsal.sqlite.`,
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
  'refusal.store-unopenable': 'Cannot open the database {file}: is its folder there and writable?',
}
