import type { Translates } from '#kernel/catalogue.ts'
import type { JawsNumber } from '../../numbers.ts'
import type { en } from './en.ts'

export const fr = {
  'cli.jaws.flags': `  --mode MODE        full, act-1 ou act-2 (full)`,
  'cli.jaws.act-1': 'acte 1, manche {round}',
  'cli.jaws.act-2': 'acte 2, manche {round}',
  'cli.jaws.legend':
    '☺ nageurs, M Michael, ✕✕ fermée, ✕ ouverture prochaine, ◉ barils flottants, ▣ barils à terre, ~ à l’eau, ▲ requin',
  'cli.jaws.event': '« {event@event} » : {text}',
  'cli.jaws.track':
    'Piste des nageurs {eaten}. {fastened|# baril|# barils} au requin, {plays|# jeton joué|# jetons joués}.',
  'cli.jaws.member': '{seat@seat}, {space@jaws.space}, {barrels|# baril|# barils}',
  'cli.jaws.chance': '{space} {chance} %',
  'cli.jaws.belief': 'Le requin est peut-être (s’il nageait au hasard) : {spaces}',
  'cli.jaws.plan':
    'Vous êtes à {space@jaws.space}. {actions|# action restante|# actions restantes}, {eaten|# nageur mangé|# nageurs mangés} dans ce plan.',
  'cli.jaws.tokens': 'Jetons restants : {tokens@jaws.token}',
  'cli.jaws.in-play': 'En jeu : {token@jaws.token}',
  'cli.jaws.card': 'zone {zone}, esquive {evade}, {dice|un dé|# dés}',
  'cli.jaws.card-shakes': 'zone {zone}, esquive {evade}, {dice|un dé|# dés}, se secoue',
  'cli.jaws.sailor': '{seat@seat}, {wounds} blessures sur {lives} : {gear@gear}',
  'cli.jaws.eliminated': '{seat@seat} est hors de combat.',
  'cli.jaws.shark': 'Le requin : {wounds} blessures sur {lives}, {count|# capacité|# capacités} en main.',
  'cli.jaws.attached': 'Fixé au requin : {gear@gear}',
  'cli.jaws.hand': 'Vos capacités : {abilities@ability}',
  'cli.jaws.ability': 'Cette manche : {ability@ability}',
  'cli.jaws.armed': 'prêt : {weapon@gear}',
  'cli.jaws.aims': 'prêt : {weapon@gear}, vers l’{target@jaws.space}',
  'cli.jaws.laid': 'Une capacité est posée sous la lettre.',
  'cli.jaws.attack-boat': 'Le requin attaque la {on@jaws.space}.',
  'cli.jaws.attack-crew': 'Le requin attaque {on@seat}.',
  'cli.jaws.dice': 'Dés : {dice}',
  'cli.jaws.dice-again': 'Repris : {dice}',
  'cli.jaws.rules.goal-1':
    'Acte 1 : le requin mange des nageurs sans être vu ; l’équipage le cherche et lui attache {jaws.barrels} barils.',
  'cli.jaws.rules.event': 'À chaque manche un événement amène des nageurs et fait ce qu’il dit.',
  'cli.jaws.rules.shark':
    'Le requin prépare jusqu’à {jaws.sharkActions} actions (nager d’une case, manger un nageur) et n’annonce que ce qu’il a mangé, les capteurs rencontrés et s’il a joué un jeton.',
  'cli.jaws.rules.tokens':
    'Un jeton par manche, chacun une fois : Frénésie, Feinte, Hors de vue, Accélération.',
  'cli.jaws.rules.quint':
    'Quint, {jaws.crewActions} actions : se déplacer, sauver, prendre des barils, et une fois par manche en lancer un ici ou à côté.',
  'cli.jaws.rules.brody':
    'Brody, {jaws.crewActions} actions à terre : se déplacer, sauver, porter un baril de la boutique à un quai, et une fois par manche regarder et fermer une plage.',
  'cli.jaws.rules.hooper':
    'Hooper, {jaws.crewActions} actions : avancer de {jaws.speedboat} cases, sauver, prendre des barils, les passer à Quint, et une fois par manche le radar à poissons.',
  'cli.jaws.rules.end-1':
    '{jaws.track} nageurs ({jaws.alone} si l’acte est joué seul) ou {jaws.barrels} barils finissent l’acte.',
  'cli.jaws.rules.goal-2': 'Acte 2 : le requin coule l’Orca ou l’équipage ; l’équipage tue le requin.',
  'cli.jaws.rules.choose':
    '{jaws.letters} cartes disent où le requin peut refaire surface ; il en choisit une en secret.',
  'cli.jaws.rules.prepare':
    'L’équipage avance jusqu’à {jaws.orcaMoves} cases, choisit une arme et pose une cible dans l’eau.',
  'cli.jaws.rules.attack': 'Ceux qui ont bien visé attaquent : les coups au-delà de l’esquive blessent.',
  'cli.jaws.rules.bite':
    'Le requin attaque le bateau ou quelqu’un à l’eau, puis lance un dé contre chacun de ceux qui sont à l’eau près de lui.',
  'cli.jaws.rules.end-2':
    'La partie finit avec la dernière blessure du requin, le dernier équipier ou la dernière tuile.',
} as const

fr satisfies Translates<typeof fr, typeof en, never, JawsNumber>
