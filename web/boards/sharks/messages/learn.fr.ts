import type { SharksNumber } from '#games/sharks/numbers.ts'
import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './learn.en.ts'

/** Ce que dit la leçon de Sharks. */
export const fr = {
  'sharks.learn.welcome': 'Vous êtes un requin-tigre',
  'sharks.learn.welcome-text':
    'Mangez ce que vos cartes demandent. Nager, manger, marquer, mener le bateau : voilà un tour. Un estomac plein finit la partie ; le plus de points gagne.',
  'sharks.learn.cards': 'Vos cartes',
  'sharks.learn.cards-text':
    'Ces {sharks.hand} cartes sont à vous, et vous seul les voyez. Le nombre est ce qu’une carte marquerait maintenant, pour tout votre estomac. Il est vide : zéro partout.',
  'sharks.learn.start': 'Choisissez une place',
  'sharks.learn.start-text':
    'Les requins attendent d’abord dehors. Prenez la place qui brille, au nord de la colonne a.',
  'sharks.learn.swim': 'Nagez {sharks.steps} tuiles',
  'sharks.learn.swim-text':
    'Vous avez jusqu’à {sharks.steps} pas. Touchez a1, b1, puis b2, et arrêtez-vous là : Grandes créatures.',
  'sharks.learn.eat': 'Mangez l’une des {sharks.shown}',
  'sharks.learn.eat-text':
    'Sur cette tuile, vous choisissez. Prenez le grand crustacé : Homard en cavale donne 5 pour chacun.',
  'sharks.learn.score': 'Marquez une carte',
  'sharks.learn.score-text':
    'Une carte se marque une fois, quand on veut. Ce qui est mangé reste et peut compter pour d’autres cartes. Marquez Homard en cavale : 5 points.',
  'sharks.learn.enough': 'Assez pour l’instant',
  'sharks.learn.enough-text':
    'Vos autres cartes ne donneraient guère. Gardez-les : une nouvelle carte remplace celle qui est marquée.',
  'sharks.learn.boat': 'Menez le bateau',
  'sharks.learn.boat-text':
    'Chaque tour finit par le bateau. Un déchet donne deux directions : envoyez-le au nord. Le déchet reste là d’où le bateau est parti.',
  'sharks.learn.trash': 'Gare aux déchets',
  'sharks.learn.trash-text':
    'Un déchet sur votre route est avalé et prend de la place. Ici, cela vaut la peine : nagez en c2 et arrêtez-vous. Un récif donne une grande créature, tirée à l’aveugle.',
  'sharks.learn.pair': 'Une paire !',
  'sharks.learn.pair-text':
    'Un mammifère, et vous avez déjà un crustacé : Plumes et pinces donne 4 pour la paire. Marquez-la.',
  'sharks.learn.boat-again': 'Encore le bateau',
  'sharks.learn.boat-again-text': 'Dites que c’est terminé, puis envoyez le bateau au sud.',
  'sharks.learn.relief': 'Vers le délestage',
  'sharks.learn.relief-text':
    'Nagez en b2, a2, a3 et arrêtez-vous. Vous avalez un autre déchet en b2 et passez sous le bateau en a2 : seul le requin-tigre le peut.',
  'sharks.learn.draw': 'Le sac de votre choix',
  'sharks.learn.draw-text': 'Le délestage laisse tirer de n’importe quel sac. Prenez le petit.',
  'sharks.learn.relieve': 'Dehors, les déchets',
  'sharks.learn.relieve-text':
    'Rejetez maintenant un déchet. On peut aussi y changer des cartes ; dites plutôt que c’est terminé.',
  'sharks.learn.variety': 'Trois types, trois points',
  'sharks.learn.variety-text':
    'Crustacé, mammifère, céphalopode : Un de chaque donne 1 par type. Marquez-la.',
  'sharks.learn.end': 'Voilà le jeu',
  'sharks.learn.end-text':
    'Quand un estomac contient {sharks.stomach} choses, la manche se finit et le plus de points gagne. {sharks.sharks} requins, chacun avec sa capacité : touchez longuement ou survolez tout pour savoir ce que c’est.',
} as const

fr satisfies Translates<typeof fr, typeof en, never, SharksNumber>
