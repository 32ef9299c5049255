import type { JawsNumber } from '#games/jaws/numbers.ts'
import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './learn.en.ts'

/** What the lessons of JAWS say. */
export const fr = {
  'jaws.learn.hunting.welcome': 'Vous êtes le requin',
  'jaws.learn.hunting.welcome-text':
    'Autour d’Amity, on se baigne. Mangez autant de nageurs que possible avant que l’équipage vous fixe {jaws.barrels} barils. Personne ne voit où vous êtes.',
  'jaws.learn.hunting.start': 'Par où commencer',
  'jaws.learn.hunting.start-text': 'Touchez la case 4, en bas à droite, et commencez là. Vous seul le savez.',
  'jaws.learn.hunting.plan': 'Préparez un tour',
  'jaws.learn.hunting.plan-text':
    '{jaws.sharkActions} actions : nagez à la plage sud, puis mangez deux fois. Plus bas, vous lisez ce que l’équipage entendra. Puis annoncez.',
  'jaws.learn.hunting.hit': 'Ils vous ont trouvé',
  'jaws.learn.hunting.hit-text':
    'Le radar à poissons de Hooper a dit « tout près », et le baril de Quint vous a touché. Encore un et l’acte est fini. Il est temps d’être ailleurs.',
  'jaws.learn.hunting.burst': 'Un jeton de pouvoir',
  'jaws.learn.hunting.burst-text':
    'Jouez Accélération, nagez avec elle jusqu’à la case 8 puis à la plage est, mangez-y deux fois et annoncez. On saura qu’un jeton a été joué, pas lequel.',
  'jaws.learn.hunting.end': 'Voilà la chasse',
  'jaws.learn.hunting.end-text':
    'Jouée seule, comme ici, la chasse s’arrête à {jaws.alone} sur la piste. Avant l’acte 2 elle va jusqu’à {jaws.track}, et plus vous mangez, mieux vous y êtes armé. Votre carnet garde votre route.',

  'jaws.learn.searching.welcome': 'Vous êtes l’équipage',
  'jaws.learn.searching.welcome-text':
    'Quint, Brody et Hooper chassent un requin qu’ils ne voient pas. Fixez-lui {jaws.barrels} barils. Il joue d’abord.',
  'jaws.learn.searching.told': 'Ce qu’on vous a dit',
  'jaws.learn.searching.told-text':
    'Il a mangé un nageur à la plage sud : il y était donc. Les points montrent où il peut être, et avec quelle chance s’il nageait au hasard.',
  'jaws.learn.searching.finder': 'Hooper d’abord',
  'jaws.learn.searching.finder-text':
    'Faites jouer Hooper, menez son canot rapide à la case 7, et utilisez-y le radar à poissons.',
  'jaws.learn.searching.nearby': 'Tout près',
  'jaws.learn.searching.nearby-text':
    'Il est dans une case voisine de la case 7. Tout le reste est exclu. Finissez le tour de Hooper.',
  'jaws.learn.searching.binoculars': 'Brody regarde',
  'jaws.learn.searching.binoculars-text':
    'Faites jouer Brody, marchez à la plage sud, et regardez dans les jumelles.',
  'jaws.learn.searching.rescue': 'Le voilà',
  'jaws.learn.searching.rescue-text':
    'Sauvez le nageur pendant que vous y êtes, puis finissez le tour de Brody.',
  'jaws.learn.searching.launch': 'Quint, à vous',
  'jaws.learn.searching.launch-text':
    'Choisissez « Lancer un baril », et la plage sud. De la case 8, elle est voisine.',
  'jaws.learn.searching.end': 'Touché',
  'jaws.learn.searching.end-text':
    'Un baril est fixé ; un deuxième finit l’acte. Moins il a mangé d’ici là, mieux vous êtes armés pour l’Orca.',

  'jaws.learn.breaking.welcome': 'L’Orca',
  'jaws.learn.breaking.welcome-text':
    'L’équipage est sur son bateau, et vous êtes dessous. Détruisez les {jaws.boatSpaces} cases, ou tout l’équipage, avant d’avoir {jaws.sharkWounds} blessures.',
  'jaws.learn.breaking.cards': '{jaws.letters} issues',
  'jaws.learn.breaking.cards-text':
    'A, B et C disent chacune où vous refaites surface, combien vous esquivez et avec combien de dés vous mordez. L’équipage les voit aussi, mais pas votre choix.',
  'jaws.learn.breaking.lock': 'Choisissez en secret',
  'jaws.learn.breaking.lock-text': 'Prenez A, joignez-y Force décuplée, et verrouillez.',
  'jaws.learn.breaking.attack': 'Vous refaites surface',
  'jaws.learn.breaking.attack-text':
    'Quint a deviné juste et vous a blessé. Mordez la case 2 du bateau : avec Force décuplée, ce qui serait endommagé est détruit.',
  'jaws.learn.breaking.bonus': 'À l’eau',
  'jaws.learn.breaking.bonus-text': 'Quint est tombé près de vous. Un dé de plus contre lui.',
  'jaws.learn.breaking.end': 'Et vous replongez',
  'jaws.learn.breaking.end-text':
    'Puis {jaws.letters} nouvelles cartes arrivent. Pensez à ce qu’on attend de vous, et faites autre chose.',

  'jaws.learn.shooting.welcome': 'À bord de l’Orca',
  'jaws.learn.shooting.welcome-text':
    'Vous avez votre équipement et des cartes distribuées. {jaws.sharkWounds} blessures tuent le requin. D’abord, on se partage l’équipement.',
  'jaws.learn.shooting.board': 'Où se tenir',
  'jaws.learn.shooting.board-text': 'Placez Quint sur la case 2 du bateau. Les autres suivent.',
  'jaws.learn.shooting.locked': 'Il a choisi',
  'jaws.learn.shooting.locked-text':
    'Il refera surface en A, B ou C. B lui donnerait trois dés, sans aucune esquive : tentant.',
  'jaws.learn.shooting.aim': 'Visez',
  'jaws.learn.shooting.aim-text':
    'Restez où vous êtes, prenez le fusil, et visez B dans la zone 7. Un fusil atteint toutes les eaux.',
  'jaws.learn.shooting.fire': 'C’est B',
  'jaws.learn.shooting.fire-text': 'Tirez. Les coups moins son esquive sont des blessures.',
  'jaws.learn.shooting.end': 'Joli coup',
  'jaws.learn.shooting.end-text':
    'Brody visait là aussi et tire ensuite ; puis le requin mord à son tour. Répartissez vos paris, ou tentez tous la même chose.',
} as const

fr satisfies Translates<typeof fr, typeof en, never, JawsNumber>
