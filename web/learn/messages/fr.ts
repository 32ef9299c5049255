import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'learn.page-title': 'Dorsal : apprendre à jouer',
  'learn.page-title-game': '{game} : apprendre à jouer',
  'learn.page-title-lesson': '{game} : {lesson} ({at}/{steps})',
  'learn.pitch': 'Vous jouez dès le premier coup, et l’on vous dit quoi faire et pourquoi.',
  'learn.you': 'Vous',
  'learn.next': 'Continuer',
  'learn.leave': 'Quitter la leçon',
  'learn.leave-any-time': 'Partez quand vous voulez : rien ne compte ici.',
  'learn.length': '{steps} étapes, cinq minutes au plus',
  'learn.learnt': 'apprise',
  'learn.rules': 'Les règles à lire',
  'learn.play-as': 'Jouer maintenant : {part}',
  'learn.next-lesson': 'Leçon suivante : {lesson}',
  'learn.all-lessons': 'Toutes les leçons',
} as const

fr satisfies Translates<typeof fr, typeof en>
