import type { Catalogue } from '../../kernel/message.ts'

export const store: Catalogue = {
  'cli.help.backup': `dorsal backup FICHIER : copie la base de données de DATA_DIR (./data) dans un nouveau fichier, même pendant qu’elle sert.

Ce qui était gardé avant le début de la copie s’y trouve. La copie contient les secrets des parties en cours :
gardez-la comme la base elle-même. Pour y revenir, arrêtez le serveur, supprimez dorsal.sqlite, dorsal.sqlite-wal
et dorsal.sqlite-shm, et mettez la copie à la place de dorsal.sqlite.`,
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
  'refusal.store-unopenable':
    'Impossible d’ouvrir la base {file} : son dossier existe-t-il, ouvert à l’écriture ?',
}
