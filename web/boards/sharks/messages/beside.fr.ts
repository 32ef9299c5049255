import type { SharksNumber } from '#games/sharks/numbers.ts'
import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './beside.en.ts'

/** What the explanations, the rules, the set-up and the end of Sharks say. */
export const fr = {
  'sharks.page.setup.count': 'Combien de requins',
  'sharks.page.setup.sharks': 'Qui nage',
  'sharks.page.setup.sharks-hint':
    'De {sharks.least} à {sharks.most} requins, dans l’ordre des places. À {sharks.least}, {sharks.fewTiles} tuiles ; à plus, {sharks.allTiles}.',
  'sharks.page.setup.place': 'place {place}',
  'sharks.page.setup.most': '{sharks.most} requins au plus.',
  'sharks.page.setup.least': '{sharks.least} requins au moins.',
  'sharks.page.setup.hands': 'Cartes de score',
  'sharks.page.setup.hands.secret': 'Secrètes',
  'sharks.page.setup.hands.open': 'Ouvertes',
  'sharks.page.setup.hands-hint.secret': 'Chacun ne voit que sa propre main.',
  'sharks.page.setup.hands-hint.open': 'Toutes les mains sont visibles.',
  'sharks.page.setup.boat': 'Le bateau se mène',
  'sharks.page.setup.boat.own-view': 'Selon la place',
  'sharks.page.setup.boat.common-view': 'Selon la carte',
  'sharks.page.setup.boat-hint.own-view':
    'Haut, droite, bas, gauche comme chacun voit l’océan de son côté de la table.',
  'sharks.page.setup.boat-hint.common-view': 'Le haut est le nord pour tous.',
  'sharks.page.setup.first': 'Qui commence',
  'sharks.page.setup.first.random': 'Le hasard décide',
  'sharks.page.end.chart': 'Les points, manche par manche',
  'sharks.page.end.round': 'Manche {round}',
  'sharks.page.end.bonus': 'Bonus de marée',
  'sharks.page.end.card': '« {card@card} »',
  'sharks.page.end.total': '{points|# point|# points}',
  'sharks.page.end.nothing': '{cards|Une carte|# cartes} pour aucun point',
  'sharks.page.end.none': 'Aucune carte marquée.',
  'sharks.page.end.left':
    'Dans l’estomac à la fin : {creatures|# créature|# créatures}, {trash|# déchet|# déchets}',
  'sharks.page.about.inside': 'Encore dans le sac',
  'sharks.page.about.stack': 'Ce que la pile peut donner',
  'sharks.page.about.deck': 'Paquet {deck}, défausse {discards}',
  'sharks.page.about.eaten': 'Ce qu’il a mangé',
  'sharks.page.about.hand': 'En main, et ce que chaque carte rapporte',
  'sharks.page.about.fact': 'Le saviez-vous ?',
  'sharks.page.about.counts': 'Elle compte tout l’estomac, et rien n’est consommé.',
  'sharks.page.about.scores-now': 'Elle rapporterait {points|# point|# points} maintenant.',
  'sharks.page.about.trash':
    'Un déchet prend une place dans l’estomac et ne rapporte rien. Vous avalez ce qui est sur votre trajet.',
  'sharks.page.about.boat':
    'Le bateau avance à la fin de chaque tour et laisse un déchet derrière lui. Les requins ne le traversent pas ; seul le requin-tigre le peut.',
  'sharks.page.about.stomach':
    '{places} places. Quand un estomac est plein, la manche se termine et la partie avec elle.',
  'sharks.page.about.creature.bony': 'Poissons de récif au squelette d’os.',
  'sharks.page.about.creature.cartilaginous': 'Raies et petits requins : un squelette de cartilage.',
  'sharks.page.about.creature.cephalopod': 'Calmars et pieuvres : des bras et une tête bien faite.',
  'sharks.page.about.creature.crustacean': 'Crabes, homards et leurs cousins, en armure.',
  'sharks.page.about.creature.mammal': 'Phoques, otaries et oiseaux de mer.',
  'sharks.page.about.creature.pelagic': 'Poissons du large : thons et maquereaux.',
  'sharks.page.about.left': 'Encore {count} dans le sac, {shown} en vue.',
  'sharks.page.rules.goal': 'Le but',
  'sharks.page.rules.goal-text':
    'Mangez ce que demandent vos cartes, évitez les déchets, et ayez le plus de points quand le premier estomac est plein.',
  'sharks.page.rules.turn': 'Votre tour, pas à pas',
  'sharks.page.rules.swim': 'Nager',
  'sharks.page.rules.swim-text':
    'Jusqu’à {sharks.steps} tuiles, en ligne ou en colonne, jamais en diagonale. Il faut bouger, et ne pas finir où l’on a commencé. Les autres requins, le bateau et les marées noires barrent le passage.',
  'sharks.page.rules.swim-trash': 'Les déchets du trajet sont avalés aussitôt, avant l’action de la tuile.',
  'sharks.page.rules.tile': 'La tuile',
  'sharks.page.rules.tile-text': 'Là où vous vous arrêtez, faites ce que dit la tuile.',
  'sharks.page.rules.score': 'Marquer',
  'sharks.page.rules.score-text':
    'Si vous voulez, marquez une ou plusieurs de vos {sharks.hand} cartes. Chacune compte tout l’estomac ; ce qui est mangé reste et comptera encore. Puis reprenez {sharks.hand} cartes : les nouvelles attendent votre prochain tour.',
  'sharks.page.rules.boat': 'Mener le bateau',
  'sharks.page.rules.boat-text':
    'Retournez un déchet. Il montre deux directions : menez le bateau d’une tuile dans l’une d’elles, et laissez le déchet sur la tuile quittée. Un déchet au plus par tuile, aucun sur Délestage ni sur Marée noire.',
  'sharks.page.rules.tiles': 'Les tuiles',
  'sharks.page.rules.sharks': 'Les {sharks.sharks} requins',
  'sharks.page.rules.sharks-text':
    'Chacun a son propre paquet de {sharks.deck} cartes et une capacité que les autres n’ont pas.',
  'sharks.page.rules.creatures': '{sharks.types} sortes de proies',
  'sharks.page.rules.creatures-text':
    'Chaque sorte existe en petit, moyen et grand : ses pastilles le disent. Il y a {sharks.creatures} créatures en tout.',
  'sharks.page.rules.end': 'La fin',
  'sharks.page.rules.end-text':
    'Quand un estomac contient {sharks.stomach} éléments, on finit la manche pour que tous aient joué autant. Le plus de points l’emporte ; puis le moins de déchets ; puis la victoire est partagée.',
  'sharks.page.rules.source':
    'Les règles suivent le livret de Sharks, de Kristen Mott. Les cartes de score sont celles de Dorsal.',
} as const

fr satisfies Translates<typeof fr, typeof en, never, SharksNumber>
