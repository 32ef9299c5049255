import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'home.page-title': 'Dorsal : une table pour {count} jeux de requins',
  'home.page-title-turn': '● Dorsal : à vous {count|à une table|à # tables}',
  'home.tagline': 'Une table pour {count} jeux de requins',
  'home.title': 'Il y a quelque chose dans l’eau.',
  'home.pitch':
    'Jouez entre amis par un lien, autour d’un seul appareil, ou seul contre des bots qui jouent franc jeu. Sans compte.',
  'home.players': '{players} joueurs',
  'home.minutes': '{minutes} min',
  'home.play': 'Contre des bots',
  'home.play-short': 'Jouer',
  'home.friends': 'Entre amis',
  'home.friends-short': 'Amis',
  'home.setup': 'Régler',
  'home.choose': '{name} : choisir les places, les bots et les règles',
  'home.first-time': 'Première fois ?',
  'home.first-time-pitch': 'Apprenez {game} en jouant : cinq minutes, et l’on part quand on veut.',
  'home.first-time-go': 'Apprendre en jouant',
  'home.teach': 'Apprendre {game}',
  'home.disclaimer':
    'Une table d’amateurs, indépendante et sans but commercial. Les jeux et leurs noms appartiennent à leurs propriétaires ; aucune image ni aucun texte n’en est repris.',
  'home.licences': 'Licences',

  'matches.title': 'Vos parties',
  'matches.your-turn': 'À vous',
  'matches.waiting': 'On attend {names}',
  'matches.go-on': 'Continuer',
  'matches.gathering': 'Pas commencée',
  'matches.replay': 'Revoir',
  'matches.go': 'Jouer',
  'matches.all': 'Toutes ({count})',
  'matches.fewer': 'Moins',
  'matches.as': 'vous : {roles}',
  'matches.with': 'avec {mates}',
  'matches.against': 'contre {others}',
  'matches.bots': '{count} × {level}',
  'matches.won-points': 'Gagné {points}',
  'matches.won-as': 'Gagné ({roles})',
  'matches.lost-points': 'Perdu {points}',
  'matches.lost-as': 'Perdu ({roles})',
  'matches.shared': 'Victoire partagée',
  'matches.shared-points': 'Victoire partagée, {points}',
  'matches.others-won': 'Gagnant : {roles}',
  'matches.others-won-points': 'Gagnant : {roles}, {points}',
  'matches.nobody': 'Personne ne gagne',
  'matches.conceded-as': 'Abandon ({roles})',
  'matches.agreed': 'Arrêtée d’un commun accord',
  'matches.abandoned': 'Interrompue',
} as const

fr satisfies Translates<typeof fr, typeof en>
