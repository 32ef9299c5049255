import type { IslandNumber } from '#games/shark-island/numbers.ts'
import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './learn.en.ts'

/** What the lessons of Shark Island say. */
export const fr = {
  'shark-island.learn.hunter': 'Vous êtes Tempest',
  'shark-island.learn.hunter-text':
    'Vous dressez des dauphins et chassez un requin. Avec Harlan, vous gagnez quand sa vie, ici en rouge, est épuisée.',
  'shark-island.learn.coast': 'Un jour sur la côte',
  'shark-island.learn.coast-text':
    'Deux cartes postales sur le rivage. Le requin a mis des ailerons cachés devant chacune : un seul des huit est vrai.',
  'shark-island.learn.dice': 'Vos dés',
  'shark-island.learn.dice-text':
    'Chaque requin sur les dés gardés lui donne une pièce. Dépensez un jeton de relance : rejetez les {shark-island.dice}.',
  'shark-island.learn.keep': 'Bien mieux',
  'shark-island.learn.keep-text':
    'Jumelles, harpon, bouée. Gardez-les : vous pourrez en utiliser {shark-island.actions} sur {shark-island.dice}.',
  'shark-island.learn.sight': 'Une observation',
  'shark-island.learn.sight-text':
    'Les jumelles retournent un aileron sur n’importe quelle tuile. Touchez la tuile 1, puis le bouton.',
  'shark-island.learn.draw': 'Une carte',
  'shark-island.learn.draw-text': 'Ce n’était qu’une farce. Le harpon pioche une carte talent : prenez-la.',
  'shark-island.learn.sail': 'Prenez la mer',
  'shark-island.learn.sail-text':
    'Choisissez où vous chercherez : la tuile 2, Plage bondée. Il y aurait beaucoup à perdre.',
  'shark-island.learn.search': 'Recherche',
  'shark-island.learn.search-text':
    'Harlan n’a rien trouvé. Vos dés montrent deux succès : révélez un aileron, un à la fois.',
  'shark-island.learn.again': 'Un dauphin !',
  'shark-island.learn.again-text':
    'Votre talent : un dauphin trouvé en cherchant blesse le requin. Il reste un succès : révélez encore.',
  'shark-island.learn.found': 'Le voilà !',
  'shark-island.learn.found-text':
    'Le requin est trouvé. Ceux d’autres tuiles viendraient s’ils le pouvaient ; vous y êtes déjà : au combat.',
  'shark-island.learn.combat': 'Combat',
  'shark-island.learn.combat-text':
    'Le plus près de {shark-island.target} gagne, à égalité le requin. Vous êtes actif : gagner le blesse. Harlan est ailleurs, à la radio.',
  'shark-island.learn.card': 'Votre carte d’abord',
  'shark-island.learn.card-text':
    'Elle rend votre victoire plus rude, et donne une pièce au requin. Jouez-la : touchez la carte, puis le bouton.',
  'shark-island.learn.take': 'Prenez une carte',
  'shark-island.learn.take-text':
    'Vous avez 10 : 8 cachés et 2. Rien ne peut vous faire dépasser {shark-island.target}. Prenez une carte et gardez-la.',
  'shark-island.learn.more': 'Les barres du haut',
  'shark-island.learn.more-text':
    '15 à présent. Les barres rayées dépasseraient. Le requin a passé : 6 et une carte cachée. Encore une, et gardez-la.',
  'shark-island.learn.pass': 'Requin ! double',
  'shark-island.learn.pass-text': 'Il a doublé votre 5 : 20. Assez : passez, et voyons.',
  'shark-island.learn.won': 'Chassé',
  'shark-island.learn.won-text':
    '20 bat ses 16 : le requin est blessé et ne terrorise personne aujourd’hui. Si nul ne l’avait battu, la tuile aurait été retournée pour la terreur.',
  'shark-island.learn.shark': 'Vous êtes le requin',
  'shark-island.learn.shark-text':
    '{shark-island.leastTerror} jetons de terreur, dont {shark-island.ofOneEvent} de la sorte choisie en secret, et l’île est à vous. D’ici là, restez en vie.',
  'shark-island.learn.strategy': 'Une stratégie',
  'shark-island.learn.strategy-text':
    'Les chasseurs voient votre terreur, pas votre but. Choisissez Presse nationale cette fois : touchez-la, puis le bouton.',
  'shark-island.learn.shop': 'Dépensez',
  'shark-island.learn.shop-text':
    'Une baleine échouée vous a valu une pièce. Achetez un faux aileron de plus où vous cacher.',
  'shark-island.learn.enough': 'Gardez le reste',
  'shark-island.learn.enough-text': 'Le reste attendra mieux. Passez à vos ailerons.',
  'shark-island.learn.place': 'Placez vos ailerons',
  'shark-island.learn.place-text':
    'Une touche les répartit : faites-le, puis laissez regarder les chasseurs. En vraie partie, vous les déplaceriez d’abord.',
  'shark-island.learn.struck': 'Vous avez surgi',
  'shark-island.learn.struck-text':
    'Personne ne vous a trouvé : Plage bondée a été retournée, quatre terreurs. Tempest riposte. Le plus près de {shark-island.target} gagne : vous avez 13. Prenez une carte.',
  'shark-island.learn.alarm': 'Encore un…',
  'shark-island.learn.alarm-text':
    'Un Requin ! a doublé votre 4 : 17. Un second dans votre ligne bat tout le monde aussitôt. Prenez encore.',
  'shark-island.learn.double': 'Machine à tuer',
  'shark-island.learn.double-text':
    '{shark-island.doubleShark} Requin ! : l’embarcation de Tempest est abîmée, Harlan vous a donné une pièce par radio, et la terreur reste. Voilà le jeu.',
} as const

fr satisfies Translates<typeof fr, typeof en, never, IslandNumber>
