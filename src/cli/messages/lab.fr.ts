import type { Translates } from '#kernel/catalogue.ts'
import type { lab as english } from './lab.en.ts'

/** Ce que disent les commandes du laboratoire : simulate, ladder, laws. */
export const lab = {
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
  --lang {languages}       la langue

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
  --lang {languages}       la langue

Ctrl-C arrête plus tôt, avec ce qu’il y a jusque-là.`,
  'cli.help.laws': `dorsal laws JEU [OPTIONS] : des parties au hasard sous l’œil des lois que tout jeu doit respecter, aussi longtemps que vous voulez.

  --minutes M        combien de temps (5)
  --games N          tant de parties à la place
  --seed TEXTE       le même texte donne les mêmes parties ; la graine d’une partie ne joue que celle-là
  --lang {languages}       la langue

Se termine par 1 si une loi est enfreinte, et dit comment le revoir.`,

  'refusal.bad-options': '--options demande un objet JSON : {why}.',
  'refusal.ladder-levels': 'Une échelle demande deux niveaux au moins.',
  'refusal.side': 'Il n’y a pas de camp « {side} » ici : {sides}.',
  'refusal.sides-alike': 'Les camps de ce jeu sont tous semblables : --side n’a rien à juger.',
  'refusal.report-not-ours': '{file} existe et n’est pas un rapport de Dorsal : il reste tel quel.',
  'refusal.too-small': '--{flag} doit valoir au moins {least}.',
} as const

lab satisfies Translates<typeof lab, typeof english>
