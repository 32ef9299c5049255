import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'end.title': 'Fin',
  'end.share': 'Partager la partie',
  'rematch.title': 'Encore une fois',
  'rematch.how': 'Qui joue quoi ?',
  'rematch.same': 'Mêmes camps',
  'rematch.same-seats': 'Mêmes places',
  'rematch.swap': 'Changer de camp',
  'rematch.next': 'Tourner',
  'rematch.choose': 'Choisir',
  'rematch.seat': 'Qui joue {role} ?',
  'rematch.a-bot': 'Un bot',
  'rematch.left-out': 'Il faut une place pour chaque personne qui rejoue : {names}.',
  'rematch.ask': 'Revanche',
  'rematch.agree': 'Accepter la revanche',
  'rematch.refuse': 'Non',
  'rematch.withdraw': 'Laisser tomber',
  'rematch.asks': '{by} demande une revanche :',
  'rematch.waiting': 'On attend {names}.',
  'rematch.gone': '{names} : absence. Un bot joue en attendant.',
  'rematch.without': 'Commencer sans {names}',
  'rematch.go': 'Vers la revanche',
} as const

fr satisfies Translates<typeof fr, typeof en>
