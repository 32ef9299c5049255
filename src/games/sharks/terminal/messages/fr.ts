import type { Translates } from '#kernel/catalogue.ts'
import type { SharksNumber } from '../../numbers.ts'
import type { en } from './en.ts'

export const fr = {
  'cli.sharks.flags': `  --players N        de {sharks.least} à {sharks.most} requins ({sharks.least})
  --sharks A,B       lesquels : great-white, mako, tiger, hammerhead, bull, thresher
  --open-hands       les cartes sont sur la table
  --common-view      les directions du bateau sont les mêmes pour tous`,
  'cli.sharks.seat': '{seat@seat}',
  'cli.sharks.round': 'manche {round}',
  'cli.sharks.last-round': 'manche {round}, la dernière',
  'cli.sharks.tile.reef-small': 'Récif P',
  'cli.sharks.tile.reef-medium': 'Récif M',
  'cli.sharks.tile.reef-large': 'Récif G',
  'cli.sharks.tile.creatures-small': 'Créatures P',
  'cli.sharks.tile.creatures-medium': 'Créatures M',
  'cli.sharks.tile.creatures-large': 'Créatures G',
  'cli.sharks.tile.tide': 'Marée',
  'cli.sharks.tile.relief': 'Délestage',
  'cli.sharks.tile.oil': 'Marée noire',
  'cli.sharks.size.small': 'P',
  'cli.sharks.size.medium': 'M',
  'cli.sharks.size.large': 'G',
  'cli.sharks.type.bony': 'osseux',
  'cli.sharks.type.cartilaginous': 'cartilagineux',
  'cli.sharks.type.cephalopod': 'céphalopode',
  'cli.sharks.type.crustacean': 'crustacé',
  'cli.sharks.type.mammal': 'mammifère/oiseau',
  'cli.sharks.type.pelagic': 'pélagique',
  'cli.sharks.code.bony': 'oss',
  'cli.sharks.code.cartilaginous': 'car',
  'cli.sharks.code.cephalopod': 'cép',
  'cli.sharks.code.crustacean': 'cru',
  'cli.sharks.code.mammal': 'mam',
  'cli.sharks.code.pelagic': 'pél',
  'cli.sharks.up.north': '↑ N',
  'cli.sharks.up.east': '↑ E',
  'cli.sharks.up.south': '↑ S',
  'cli.sharks.up.west': '↑ O',
  'cli.sharks.boat': 'bateau',
  'cli.sharks.trash': 'déchet',
  'cli.sharks.on-show': 'En vue',
  'cli.sharks.points': '{points} pts',
  'cli.sharks.card': '{card@card}, {points|# point|# points} à présent : {text}',
  'cli.sharks.card-short': '{card@card} ({points}) : {text}',
  'cli.sharks.hand-of': '{seat@seat} : {cards@card}',
  'cli.sharks.rules.goal':
    'Tour à tour, chaque requin nage, fait ce que dit sa tuile, peut marquer des cartes pour ce qu’il a mangé, et mène le bateau. Quand un estomac contient {places} choses, la manche se finit et le plus de points gagne.',
  'cli.sharks.rules.tile': '{tile@sharks.tile} : {tile@sharks.about}',
  'cli.sharks.rules.seat': '{seat@seat} : {seat@sharks.skill}',
} as const

fr satisfies Translates<typeof fr, typeof en, never, SharksNumber>
