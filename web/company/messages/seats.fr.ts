import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './seats.en.ts'

export const fr = {
  'people.gone': 'parti pour le moment',
  'people.gone-wait': 'absent : un bot pourra jouer dans {seconds} s',
  'people.for': 'pour {names}',
  'people.invited': 'quelqu’un est invité à cette place',
  'people.bot': '{level} à la place',
  'people.back': 'Reprendre',
  'minded.title': '{bot} joue à votre place : {role}.',
  'minded.back': 'Reprendre ma place',
  'return.title': 'Vous revoilà',
  'return.text': 'En votre absence, le {bot} a pris votre place : {role}. Voulez-vous reprendre vous-même ?',
  'return.waits': 'Le bot attend un instant votre réponse.',
  'return.take': 'Reprendre ma place',
  'return.stay': 'Laisser jouer le bot',
  'ready.again': 'Chacun doit donc le confirmer à nouveau.',
  'ready.yours': 'On n’attend plus que vous.',
  'ready.changed': 'La table a changé : confirmez à nouveau.',
} as const

fr satisfies Translates<typeof fr, typeof en>
