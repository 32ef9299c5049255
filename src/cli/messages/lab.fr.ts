import type { Translated } from '#kernel/catalogues.ts'
import type { lab as english } from './lab.en.ts'

/** Ce que disent les commandes du laboratoire : simulate, ladder, laws. */
export const lab: Translated<typeof english> = {
  'cli.help.simulate': `dorsal simulate JEU [OPTIONS] : les bots jouent de nombreuses parties sur tous les cœurs ; on compte ce qui s’y passe.

  --games N          combien de parties (200)
  --players N        combien de joueurs, pour les jeux qui laissent le choix
  --options JSON     les options du jeu ; si elles ne nomment pas les rôles, tous jouent à tour de rôle
  --bots NIVEAU      comment jouent les bots : un niveau pour tous, ou un pour chacun, séparés par des virgules (cadet)
  --iterations N     combien ils réfléchissent à une décision, au lieu de la mesure du niveau
  --seed TEXTE       le même texte donne les mêmes parties
  --content FICHIER  jouer avec un autre contenu
  --json             tout imprimer en un document JSON
  --html FICHIER     écrire un rapport avec des graphiques, en un seul fichier
  --threads N        combien de fils d’exécution (tous les cœurs)
  --lang en|fr       la langue

Ctrl-C arrête plus tôt, avec ce qu’il y a jusque-là.`,
  'cli.help.ladder': `dorsal ladder JEU [OPTIONS] : chaque niveau de bot est-il meilleur que le précédent ?

Les deux camps jouent les mêmes parties, puis les échangent, jusqu’à savoir (au risque de 2 % dans chaque sens) si le
niveau supérieur en gagne la moitié ou 60 %. Quand les camps ne sont pas semblables, chaque mise en place est aussi
jouée avec le niveau inférieur des deux côtés, pour savoir dans chaque camp si le niveau supérieur n’y gagne rien de
plus que l’inférieur, ou une partie sur dix.

  --levels A,B,…     quels niveaux, du plus faible au plus fort (random,greedy,cadet,mate,captain)
  --players N,M      à quelles tables, pour les jeux qui laissent le choix
  --options JSON     à une table avec ces options
  --side NOM         ne juger qu’un camp : shark, crew ou hunters ; chaque mise en place demande moins de parties
  --minutes M        combien de temps en tout (10)
  --games N          combien de parties au plus pour chaque paire de niveaux (1000)
  --seed TEXTE       le même texte donne les mêmes parties
  --threads N        combien de fils d’exécution (tous les cœurs)
  --json             tout imprimer en un document JSON
  --lang en|fr       la langue

Ctrl-C arrête plus tôt, avec ce qu’il y a jusque-là.`,
  'cli.help.laws': `dorsal laws JEU [OPTIONS] : des parties au hasard sous l’œil des lois que tout jeu doit respecter, aussi longtemps que vous voulez.

  --minutes M        combien de temps (5)
  --games N          tant de parties à la place
  --seed TEXTE       le même texte donne les mêmes parties ; la graine d’une partie ne joue que celle-là
  --lang en|fr       la langue

Se termine par 1 si une loi est enfreinte, et dit comment le revoir.`,

  'refusal.bad-options': '--options demande un objet JSON : {why}.',
  'refusal.ladder-levels': 'Une échelle demande deux niveaux au moins.',
  'refusal.side': 'Il n’y a pas de camp « {side} » ici : {sides}.',
  'refusal.sides-alike': 'Les camps de ce jeu sont tous semblables : --side n’a rien à juger.',
  'refusal.report-not-ours': '{file} existe et n’est pas un rapport de Dorsal : il reste tel quel.',
  'refusal.too-small': '--{flag} doit valoir au moins {least}.',

  'lab.progress.games': '{done} parties sur {games}, {rate} par seconde, encore {left}',
  'lab.progress.ladder':
    '{duel} sur {duels} : {upper} contre {lower}, {table}, {pairs|# paire|# paires}, encore {left}',
  'lab.progress.sights': '{games|# partie|# parties}, {unseen} choses pas encore vues',
  'lab.progress.laws': '{games|# partie|# parties}, {decisions|# décision|# décisions}',
  'lab.interrupted': 'Arrêté après {games} parties sur {asked} : voici ce qu’il y a jusque-là.',
  'lab.stopped': 'Arrêté avant la fin : voici ce qu’il y a jusque-là.',
  'lab.written': 'Le rapport est dans {file}.',

  'lab.title': '{game} : {games|une partie|# parties} entre bots',
  'lab.bots': 'Bots',
  'lab.bots.iterations': '{level} ({iterations|# itération|# itérations})',
  'lab.options': 'Options',
  'lab.seed': 'Graine',
  'lab.content': 'Contenu',
  'lab.effort': 'Durée',
  'lab.effort.value': '{seconds} s sur {threads|# fil|# fils}, {rate} parties par seconde',
  'lab.victories': 'Victoires',
  'lab.victories.value': '{shared} partagées, {draws} de personne',

  'lab.goals': 'Objectifs',
  'lab.goal.wins': 'victoires : {name}',
  'lab.goal.rounds': 'parties de {from} à {to} manches',
  'lab.goal.strategies': 'écart à la moyenne : {name}',
  'lab.goal.roles': 'écart à la moyenne : {name}',
  'lab.goal.cards': 'jouée quand piochée : {name}',
  'lab.goal.idle': 'tours de l’équipage sans action, acte 1',
  'lab.goal.at-least': '{least} ou plus',
  'lab.goal.reached': 'atteint',
  'lab.goal.missed': 'MANQUÉ',

  'lab.rates': 'Victoires',
  'lab.spreads': 'Longueur et points',
  'lab.seats': 'Victoires par place',
  'lab.roles': 'Victoires par rôle',
  'lab.levels': 'Victoires par niveau',
  'lab.length': 'Longueur d’une partie',
  'lab.points': 'Points',
  'lab.means': 'Points en moyenne à chaque fois',
  'lab.use': 'Combien de fois on l’a vu',
  'lab.seat': 'place {seat}',
  'lab.decisions': 'décisions',
  'lab.rounds-of': 'manches, {phase}',
  'lab.phase.island': 'acte 1',
  'lab.phase.orca': 'acte 2',
  'lab.rounds': 'nouvelles manches',
  'lab.points-of': 'points d’une place',
  'lab.column.games': 'parties',
  'lab.column.wins': 'victoires',
  'lab.column.rate': 'taux',
  'lab.column.interval': '95 %',
  'lab.column.points': 'points',
  'lab.column.mean': 'moyenne',
  'lab.column.p10': '10 %',
  'lab.column.p50': 'médiane',
  'lab.column.p90': '90 %',
  'lab.column.least': 'minimum',
  'lab.column.most': 'maximum',
  'lab.column.seen': 'vu dans',
  'lab.column.possible': 'sur parties',
  'lab.column.times': 'fois par partie',
  'lab.column.each': 'points à chaque fois',
  'lab.column.found': 'trouvé',
  'lab.column.wanted': 'voulu',
  'lab.range': '{low} à {high}',
  'lab.chart.rate': '{name} : {value}, entre {low} et {high}',
  'lab.chart.percent': '{percent} %',
  'lab.chart.bin': '{from} à {to} : {count|# fois|# fois}',
  'lab.chart.even': 'tous égaux',
  'lab.figures': 'Les chiffres',
  'lab.kind.happening': 'Ce qui s’est passé',
  'lab.kind.event': 'Événements',
  'lab.kind.token': 'Jetons de pouvoir',
  'lab.kind.gear': 'Équipement utilisé',
  'lab.kind.ability': 'Capacités utilisées',
  'lab.kind.dealt': 'Cartes reçues',
  'lab.kind.resurface': 'Cartes de surface',
  'lab.kind.card': 'Cartes',
  'lab.kind.tile': 'Tuiles',
  'lab.kind.back': 'Dos des jetons',
  'lab.kind.creature': 'Créatures',
  'lab.note':
    'Les points sont ce qu’on a trouvé ; les moustaches contiennent la vérité dans 95 cas sur 100. Les rôles changent de place d’une partie à l’autre. Une victoire partagée compte pour une partie d’une victoire. Ce qu’on a vu est compté dans les parties où c’était possible.',

  'lab.ladder.title': '{game} : l’échelle des niveaux',
  'lab.ladder.table': 'table',
  'lab.ladder.players': '{players|# joueur|# joueurs}',
  'lab.ladder.usual': 'habituelle',
  'lab.ladder.upper': 'supérieur',
  'lab.ladder.lower': 'inférieur',
  'lab.ladder.score': 'score du supérieur',
  'lab.ladder.pairs': 'paires',
  'lab.ladder.verdict': 'verdict',
  'lab.ladder.difference': 'plus fort',
  'lab.ladder.slight': 'plus fort, de moins de dix points',
  'lab.ladder.no-difference': 'pas plus fort',
  'lab.ladder.no-time': 'indécis : temps écoulé',
  'lab.ladder.no-games': 'indécis : toutes les parties jouées',
  'lab.ladder.no-room': 'rien à gagner : l’inférieur gagne presque toujours',
  'lab.ladder.by-side':
    'Par camp : ce que le niveau supérieur y gagne contre l’inférieur, ce que l’inférieur y gagne contre son pareil, et la différence en parties sur cent.',
  'lab.ladder.side': 'camp',
  'lab.ladder.wins': 'gains du supérieur',
  'lab.ladder.before': 'gains de l’inférieur',
  'lab.ladder.gain': 'différence',
  'lab.side.shark': 'requin',
  'lab.side.crew': 'équipage',
  'lab.side.hunters': 'chasseurs',

  'lab.laws.hold': 'Les lois tiennent pour {game} (graine « {seed} »).',
  'lab.laws.games': '{games|# partie|# parties}, {decisions|# décision|# décisions}',
  'lab.laws.imagined': '{count|# vue imaginée|# vues imaginées}, et revues à l’identique',
  'lab.laws.twins': '{twins|# paire|# paires} de jumelles, comparées sur {steps|# pas|# pas}',
  'lab.laws.secret-turns': '{count|# paire|# paires} de tours secrets annoncés de même',
  'lab.laws.undone': '{count|# action reprise et rejouée|# actions reprises et rejouées}',
  'lab.laws.seen': '{seen} choses possibles sur {sights} ont été vues, en {games|# partie|# parties} de plus',
  'lab.laws.unseen': 'pas vues en ce temps : {unseen}',
  'lab.laws.again': 'Pour la rejouer : dorsal laws {game} --seed "{seed}"',
}
