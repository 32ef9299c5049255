import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

/** What the page says besides what the game says itself. */
export const fr = {
  'minnows.page.shoal': '{left|Un vairon|# vairons} encore',
  'minnows.page.has': '{seat@seat} : {eaten|un vairon mangé|# vairons mangés}. Carte : {card@minnows.kind}',
  'minnows.page.has-hidden': '{seat@seat} : {eaten|un vairon mangé|# vairons mangés}. Carte cachée',
  'minnows.page.player': '{name}, {eaten|un vairon mangé|# vairons mangés}',
  'minnows.page.seat': '{seat@seat}',
  'minnows.page.about': 'mange avec les autres et garde sa carte pour lui',
  'minnows.page.score':
    '{eaten|un vairon|# vairons} et la carte {card@minnows.kind} : {points|# point|# points}',
  'minnows.page.explain':
    '{eaten|Un vairon|# vairons} pour l’instant. Sa carte est montrée à la fin et donne {bonus} de plus si le compte est comme elle dit.',
  'minnows.page.setup.players': 'Combien de requins',
  'minnows.page.setup.players-hint': 'Deux ou trois, chacun pour soi.',
  'minnows.page.setup.shoal': 'Le banc',
  'minnows.page.setup.shoal.small': 'Petit',
  'minnows.page.setup.shoal.large': 'Grand',
  'minnows.page.setup.shoal-hint': '{minnows|Un vairon|# vairons}.',
  'minnows.page.rules.goal': 'Le but',
  'minnows.page.rules.goal-text': 'Avoir le plus de points quand le banc est mangé.',
  'minnows.page.rules.turn': 'Un tour',
  'minnows.page.rules.turn-text': 'Mangez un, deux ou trois vairons.',
  'minnows.page.rules.end': 'La fin',
  'minnows.page.rules.end-text':
    'Avec le dernier vairon, toutes les cartes sont montrées. Chaque vairon vaut un point, et {bonus} de plus vont à qui a un nombre impair ou pair, selon sa carte.',
} as const

fr satisfies Translates<typeof fr, typeof en>
