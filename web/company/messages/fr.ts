import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'news.title': 'Allées et venues',
  'news.sat': '{name} prend place : {role}.',
  'news.shares': '{name} partage désormais une place : {role}.',
  'news.left': '{name} quitte sa place : {role}.',
  'news.freed': '{by} libère la place de {name} : {role}.',
  'news.bot': '{bot} prend place : {role}.',
  'news.bot-left': '{bot} est renvoyé : {role}.',
  'news.minds': '{bot} joue pour {names} : {role}.',
  'news.minds-by': '{by} fait jouer le {bot} pour {names} : {role}.',
  'news.leaves-to': '{name} laisse sa place au {bot} : {role}.',
  'news.back': '{name} reprend sa place : {role}.',
  'news.raised':
    'La partie suit désormais des règles plus récentes : on ne joue plus selon celles de ses débuts.',
  'news.options':
    '{by} change la partie. Les tirages sont scellés à nouveau : dites encore une fois que vous êtes prêt.',
  'news.conceded': '{name} abandonne.',
  'talk.nothing': 'Personne n’a encore rien dit.',
  'talk.earlier': '{count|# plus ancien|# plus anciens}',
  'talk.say': 'Dire quelque chose',
  'talk.send': 'Dire',
  'talk.to': 'À qui ?',
  'talk.table': 'À tous',
  'talk.team': 'À mon camp',
  'talk.heard': '{name} : {text}',

  'talk.quick': 'Mots tout prêts',
  'talk.others': 'Un souci avec quelqu’un ?',
  'quick.hello': 'Bonjour !',
  'quick.well-played': 'Bien joué !',
  'quick.ouch': 'Aïe !',
  'quick.moment': 'Un instant, s’il vous plaît.',
  'quick.go': 'Allons-y !',
  'quick.thanks': 'Merci, belle partie !',

  'away.for': 'hors ligne depuis {time}',
  'away.seconds': '{count} s',
  'away.minutes': '{count} min',
  'away.hours': '{count} h',
  'away.bot-in': 'un bot pourra jouer dans {time}',
  'away.bot': 'Faire jouer un bot',
  'away.bot-for': 'Faire jouer un bot pour {name}',
  'away.gone': '{name} n’est plus là.',
  'away.here': '{name} est de retour.',
} as const

fr satisfies Translates<typeof fr, typeof en>
