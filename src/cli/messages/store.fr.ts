import type { Translates } from '#kernel/catalogue.ts'
import type { store as english } from './store.en.ts'

export const store = {
  'cli.help.backup': `dorsal backup FICHIER : copie la base de données de DATA_DIR (./data) dans un nouveau fichier, même pendant qu’elle sert.
Avec DATABASE_URL, c’est ce qui y est gardé, dans un fichier de la même sorte ; pg_dump est plus rapide.

Ce qui était gardé avant le début de la copie s’y trouve. La copie contient les secrets des parties en cours :
gardez-la comme la base elle-même. Pour y revenir, arrêtez le serveur, supprimez dorsal.sqlite, dorsal.sqlite-wal
et dorsal.sqlite-shm, et mettez la copie à la place de dorsal.sqlite.`,
  'cli.help.reports': `dorsal reports [--count N] : ce que des joueurs ont signalé, le plus récent d’abord (50 par défaut).

Lu dans la base de données de DATA_DIR (./data), même pendant qu’elle sert. Chaque signalement donne le moment, la
partie, l’identifiant des deux, le nom porté à la table, le motif, ce qui a été écrit, et ce que l’autre a dit en
dernier. Il disparaît dès que l’un des deux demande l’oubli.`,
  'cli.reports.none': 'Personne n’a rien signalé.',
  'cli.reports.head':
    '{when}  {name} : {why@cli.reports.why}\n  partie {match}, personne {whom}, signalé par {by}',
  'cli.reports.said': '  a dit :',
  'cli.reports.why.talk': 'ses propos',
  'cli.reports.why.name': 'son nom',
  'cli.reports.why.play': 'sa façon de jouer',
  'cli.help.move': `dorsal move postgres|file : copie tout ce qui est gardé, pendant que personne ne le sert.

« postgres » copie de la base de DATA_DIR (./data) vers celle de DATABASE_URL, « file » copie dans l’autre sens. Tout
est relu là où il a été mis, et comparé. Ce qui s’y trouve déjà est comparé aussi et laissé en place : une copie
interrompue reprend quand on la relance. Les reprises de parties ne sont pas copiées : elles se refont.`,
  'cli.move.done':
    'Copié et comparé : {contents} contenus, {people} personnes, {matches} parties ({before} y étaient déjà).',
  'cli.move.progress': '{matches} parties jusqu’ici',
  'refusal.move-where': '« {where} » n’est ni postgres ni file : dorsal move --help.',
  'refusal.store-served': 'Des nœuds servent la base {database} : arrêtez-les tous d’abord.',
  'cli.backup.done': '{database} est copié dans {file}.',
  'refusal.backup-exists': '{file} existe déjà : une copie s’écrit dans un nouveau fichier.',
  'refusal.backup-unwritable':
    'La copie ne peut pas s’écrire dans {file} : son dossier existe-t-il, ouvert à l’écriture et pas plein ?',
  'refusal.store-corrupt': '{file} est abîmé : mettez une copie à sa place.',
  'refusal.store-empty':
    '{file} est vide : mettez une copie à sa place, ou supprimez-le si rien n’y a jamais été gardé.',
  'refusal.store-foreign': '{file} n’est pas une base de Dorsal, ou est abîmé : il reste tel quel.',
  'refusal.store-gone':
    '{file} manque, et des parties y étaient gardées : mettez une copie à sa place. Pour tout recommencer, supprimez {traces} à côté.',
  'refusal.store-in-use':
    'Un autre Dorsal utilise {file} : arrêtez-le d’abord, ou donnez à celui-ci son propre DATA_DIR.',
  'refusal.store-missing': 'Il n’y a pas de base {file} : DATA_DIR nomme-t-il le bon dossier ?',
  'refusal.store-newer':
    '{file} vient d’un Dorsal plus récent (base en version {found}, celui-ci connaît {known}) : utilisez celui-là.',
  'refusal.move-differs':
    'Les deux bases ont {name} ({what}), mais pas à l’identique : rien n’est écrasé. Copiez vers une base vide.',
  'refusal.store-older':
    'La base {database} de DATABASE_URL vient d’un Dorsal plus ancien (version {found}, celui-ci connaît {known}) : utilisez celui-là, ou démarrez d’abord un nœud de celui-ci.',
  'refusal.store-unreachable': 'La base {database} de DATABASE_URL est injoignable : {why}.',
  'refusal.store-uncopied':
    '{file} doit passer à une version plus récente, et la copie gardée avant cela ne peut pas s’écrire dans {copy} : y a-t-il la place ?',
  'refusal.store-unopenable':
    'Impossible d’ouvrir la base {file} : son dossier existe-t-il, ouvert à l’écriture ?',
} as const

store satisfies Translates<typeof store, typeof english>
