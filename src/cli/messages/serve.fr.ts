import type { Translates } from '#kernel/catalogue.ts'
import type { serve as english } from './serve.en.ts'

export const serve = {
  'cli.help.serve': `dorsal serve : ouvre la table aux navigateurs et aux programmes, jusqu’à ce qu’on l’arrête (Ctrl-C ou SIGTERM).

L’environnement dit comment :
  PORT            où il écoute (3000)
  HOST            pour qui : une adresse de cette machine (toutes)
  DATA_DIR        où les parties sont gardées (./data)
  PACKS_DIR       les paquets de contenu de la maison, un fichier JSON chacun (DATA_DIR/packs, s’il existe)
  PUBLIC_URL      comment les autres l’atteignent ; sert aux invitations, et en https à des cookies plus sûrs
  ALLOWED_HOSTS   noms auxquels il répond, outre ses adresses, localhost, le nom de la machine, .local et PUBLIC_URL
  TRUST_PROXY     mandataires que l’on croit sur l’origine d’une demande : adresses, blocs, loopback
  METRICS_TOKEN   ouvre /metrics à qui le connaît (sans lui : à personne)
  LOG_LEVEL       fatal, error, warn, info, debug, trace ou silent (info)
  BOT_DELAY       combien de temps les bots retiennent une réponse, en ms (400-900) ; un plan secret, cinq fois plus
  LIMITS_TIMES    permet à chacun tant de fois plus, pour mesurer sur sa propre machine (1)

Pour plusieurs nœuds qui partagent leurs parties (docs/running.md) :
  DATABASE_URL    le PostgreSQL où elles sont gardées, à la place de DATA_DIR : postgres://NOM:MOT_DE_PASSE@HÔTE/BASE
  CLUSTER_SECRET  au moins 16 caractères que seuls les nœuds connaissent, les mêmes pour tous
  NODE_ADDRESS    HÔTE:PORT où les autres nœuds, et eux seuls, atteignent celui-ci (cette machine seulement)
  NODE_NAME       comment il s’appelle dans la base (le nom de la machine et le processus)
  DRAIN_DELAY     combien de ms il continue quand on l’arrête, le temps que le répartiteur s’en aperçoive (5000)

Il finit par 0 quand on l’a arrêté, et par 74 quand le disque a fait défaut et qu’il faut le relancer.`,
  'cli.serve.address': 'Dorsal est ouvert à l’adresse {address}',
  'cli.serve.closing': 'Dorsal ferme.',
  'cli.serve.copied':
    'La base passe de la version {version} à une plus récente. Son état d’avant est gardé dans {file}, pour revenir à la version précédente.',
  'cli.serve.house': 'Pour les autres de la maison : {address}',
  'cli.serve.lost':
    'Le disque a fait défaut ({why}) et ce qu’il garde ne peut plus changer. Dorsal s’arrête avec le code {code}, pour être relancé ; tout ce qui a été confirmé est gardé.',
  'refusal.environment': '{name} ne peut pas être « {value} » : {name@cli.variable}.',
  'refusal.port-forbidden':
    'Le PORT {port} n’est pas permis à cet utilisateur : prenez-en un à partir de 1024.',
  'refusal.port-in-use':
    'Un autre programme écoute déjà sur le PORT {port} : arrêtez-le, ou prenez-en un autre.',

  'cli.variable.ALLOWED_HOSTS':
    'c’est une liste de noms séparés par des virgules, comme play.example, ou .example pour tous ceux qui en dépendent',
  'cli.variable.BOT_DELAY': 'ce sont deux nombres de millisecondes, le plus petit d’abord, comme 400-900',
  'cli.variable.CLUSTER_SECRET': 'ce sont au moins 16 caractères ASCII visibles, et DATABASE_URL en a besoin',
  'cli.variable.DATABASE_URL': 'c’est une adresse en postgres://',
  'cli.variable.DRAIN_DELAY': 'c’est un nombre de millisecondes',
  'cli.variable.HOST': 'c’est une adresse de cette machine',
  'cli.variable.LIMITS_TIMES': 'c’est un nombre entier de 1 à 999999',
  'cli.variable.LOG_LEVEL': 'c’est fatal, error, warn, info, debug, trace ou silent',
  'cli.variable.METRICS_TOKEN': 'ce sont des caractères ASCII visibles, avec des espaces entre eux seulement',
  'cli.variable.NODE_ADDRESS': 'c’est un nom ou une adresse de cette machine et un port, comme 10.0.0.1:3100',
  'cli.variable.PACKS_DIR': 'c’est un dossier qui existe',
  'cli.variable.PORT': 'c’est un nombre de 0 à 65535',
  'cli.variable.PUBLIC_URL': 'c’est une adresse en http:// ou https://, sans nom, mot de passe, ? ni #',
  'cli.variable.TRUST_PROXY':
    'c’est une liste, séparée par des virgules, d’adresses, de blocs comme 10.0.0.0/8 et des noms loopback, linklocal et uniquelocal',
} as const

serve satisfies Translates<typeof serve, typeof english>
