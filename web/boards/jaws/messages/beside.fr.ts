import type { JawsNumber } from '#games/jaws/numbers.ts'
import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './beside.en.ts'

/** What the explanations, the rules, the set-up and the end of JAWS say. */
export const fr = {
  'jaws.page.setup.mode': 'Quelle durée',
  'jaws.page.setup.mode.full': 'Les deux actes',
  'jaws.page.setup.mode.act-1': 'Acte 1',
  'jaws.page.setup.mode.act-2': 'Acte 2',
  'jaws.page.setup.mode-hint.full':
    'La chasse autour de l’île, puis le combat sur l’Orca. De 60 à 90 minutes.',
  'jaws.page.setup.mode-hint.act-1':
    'La chasse seule : {jaws.alone} nageurs pour le requin, {jaws.barrels} barils pour l’équipage. 30 minutes.',
  'jaws.page.setup.mode-hint.act-2':
    'Le combat seul : {jaws.aloneAbilities} capacités contre {jaws.aloneGear} cartes d’équipement. 30 minutes.',
  'jaws.page.setup.players': 'Combien de personnes',
  'jaws.page.setup.players-hint.2': 'L’une est le requin, l’autre mène tout l’équipage.',
  'jaws.page.setup.players-hint.3':
    'Deux se partagent l’équipage : un membre chacune, le troisième à qui commence son tour.',
  'jaws.page.setup.players-hint.4': 'Une pour chaque rôle.',
  'jaws.page.setup.help': 'Aide à la déduction',
  'jaws.page.setup.help.on': 'Oui',
  'jaws.page.setup.help.off': 'Non',
  'jaws.page.setup.help-hint.on':
    'La carte peut montrer ce que l’équipage a appris, où le requin peut être et avec quelles chances. Chacun peut le masquer chez soi.',
  'jaws.page.setup.help-hint.off':
    'Pour les puristes : ni chances ni historique des indices, seulement ses propres marques. La rediffusion montre tout.',
  'jaws.page.setup.crew': 'Tout l’équipage',
  'jaws.page.setup.role.shark': 'chasse sans être vu, seul contre tous',
  'jaws.page.setup.role.quint': 'l’Orca et les barils',
  'jaws.page.setup.role.brody': 'les plages et les jumelles',
  'jaws.page.setup.role.hooper': 'le canot rapide et le radar à poissons',
  'jaws.page.setup.role.crew': 'tous ensemble, seul contre le requin',
  'jaws.page.end.part': '{percent} %',
  'jaws.page.end.rounds': 'Acte {act}, par manche',
  'jaws.page.end.eaten': '{count} sur {of} à la piste des nageurs',
  'jaws.page.end.rescued': '{count|# nageur sauvé|# nageurs sauvés}',
  'jaws.page.end.barrels': '{count|# baril|# barils} sur le requin, {launched|# lancé|# lancés}',
  'jaws.page.end.found': 'trouvé {count|# fois|# fois} en {rounds|# manche|# manches}',
  'jaws.page.end.wounds': 'requin : {count|# blessure|# blessures} sur {of} en {rounds|# manche|# manches}',
  'jaws.page.end.crew': 'équipage : {count|# blessure|# blessures}, {lost|# perdu|# perdus}',
  'jaws.page.end.tiles': 'Orca : {damaged|# endommagée|# endommagées}, {destroyed|# détruite|# détruites}',
  'jaws.page.end.tide': 'Le cours de la partie',
  'jaws.page.end.tide-key.full':
    'Rouge : ce que le requin a gagné (nageurs, puis cases et blessures). Bleu, tirets : ce que l’équipage a gagné (barils, puis blessures du requin).',
  'jaws.page.end.tide-key.act-1':
    'Rouge : les nageurs mangés. Bleu, tirets : les barils fixés. Tout en haut, un camp a gagné.',
  'jaws.page.end.tide-key.act-2':
    'Rouge : cases et blessures pour le requin. Bleu, tirets : ses blessures. Tout en haut, un camp a gagné.',
  'jaws.page.end.turning': 'Moments décisifs',
  'jaws.page.end.when': 'Acte {act}, manche {round} :',
  'jaws.page.end.by.eaten': '{count|un pas|# pas} sur la piste des nageurs.',
  'jaws.page.end.by.barrels': '{count|Un baril|# barils} sur le requin.',
  'jaws.page.end.by.wounds': '{count|# blessure|# blessures} pour le requin.',
  'jaws.page.end.by.crew': '{count|# blessure|# blessures} pour l’équipage.',
  'jaws.page.end.by.tiles': '{count|Une case perdue|# cases perdues}.',
  'jaws.page.end.replay':
    'La rediffusion montre la vraie route du requin et ce que l’équipage pouvait savoir, manche par manche.',
  'jaws.page.rules.goal': 'L’un chasse, les autres le chassent',
  'jaws.page.rules.goal-text':
    'L’un joue le requin, les autres Quint, Brody et Hooper. À l’acte 1, le requin mange autour d’Amity pendant que l’équipage essaie de lui fixer {jaws.barrels} barils. Le résultat décide des armes de chacun pour l’acte 2, le combat sur l’Orca : le requin doit couler le bateau ou l’équipage, l’équipage doit tuer le requin.',
  'jaws.page.rules.act-1': 'Acte 1 : Amity',
  'jaws.page.rules.chart':
    'Ce qui partage un trait se touche ; les rochers ferment les angles. Les tirets sont pour qui va à pied.',
  'jaws.page.rules.act-1.event': 'L’événement',
  'jaws.page.rules.act-1.event-text':
    'Une carte est révélée. Elle met des nageurs à l’eau aux plages qu’elle nomme et fait encore autre chose. À une plage fermée personne n’entre : le panneau dit d’abord qu’elle rouvre bientôt, la fois suivante il s’en va.',
  'jaws.page.rules.act-1.shark': 'Le requin',
  'jaws.page.rules.act-1.shark-text':
    'Il fait jusqu’à {jaws.sharkActions} actions, sans être vu : nager dans une case voisine, ou manger un nageur là où il est. Une fois par manche il peut jouer un de ses {jaws.tokens} jetons de pouvoir, face cachée. Puis il annonce ce que l’équipage remarquerait.',
  'jaws.page.rules.act-1.crew': 'L’équipage',
  'jaws.page.rules.act-1.crew-text':
    'Dans l’ordre qu’ils veulent, chacun fait jusqu’à {jaws.crewActions} actions : se déplacer, sauver des nageurs, porter des barils, chercher. Jumelles, radar à poissons, fermeture d’une plage et lancer d’un baril : une fois par manche chacun.',
  'jaws.page.rules.act-1.end': 'La fin',
  'jaws.page.rules.act-1.end-text':
    'À {jaws.barrels} barils sur le requin, à {jaws.track} sur la piste des nageurs, ou au dernier événement. Joué seul : le requin gagne à {jaws.alone}, l’équipage à {jaws.barrels} barils.',
  'jaws.page.rules.tokens': 'Jetons de pouvoir, chacun une fois par partie',
  'jaws.page.rules.hear': 'Ce que l’équipage entend',
  'jaws.page.rules.hear-text':
    'Après tout le tour : combien ont été mangés à chaque plage, quels barils flottants ont remarqué le requin, si un jeton a été joué, et qui est tombé de son bateau. Jamais où il est, jusqu’où il a nagé ni quel jeton c’était.',
  'jaws.page.rules.members': 'Qui peut quoi',
  'jaws.page.rules.events': 'Tous les événements, avec leurs nageurs',
  'jaws.page.rules.between': 'Entre les actes',
  'jaws.page.rules.between-text': 'La piste des nageurs dit combien de cartes chaque camp a pour le combat.',
  'jaws.page.rules.track.eaten': 'Piste',
  'jaws.page.rules.track.gear': 'Équipement',
  'jaws.page.rules.track.abilities': 'Capacités du requin',
  'jaws.page.rules.act-2.title': 'Acte 2 : l’Orca',
  'jaws.page.rules.act-2.setup': 'Les préparatifs',
  'jaws.page.rules.act-2.setup-text':
    'L’équipage se partage son équipement, en plus de {jaws.ownGear} cartes propres à chacun, et monte à bord. Le requin garde ses capacités pour lui.',
  'jaws.page.rules.act-2.lock': 'Où il refait surface',
  'jaws.page.rules.act-2.lock-text':
    '{jaws.letters} cartes sont révélées : A, B et C, chacune avec une zone, une esquive, des dés et parfois une secousse. Le requin en choisit une en secret, et peut y joindre une capacité.',
  'jaws.page.rules.act-2.prepare': 'L’équipage se prépare',
  'jaws.page.rules.act-2.prepare-text':
    'Tous en même temps : chacun se déplace de {jaws.orcaMoves} cases au plus (remonter à bord prend tout le déplacement), choisit une arme et une case d’eau à viser : n’importe laquelle avec une arme à feu, une case à portée avec le reste.',
  'jaws.page.rules.act-2.reveal': 'Le requin refait surface',
  'jaws.page.rules.act-2.reveal-text':
    'La carte choisie est montrée. Avec une secousse, tout ce qui était fixé au requin tombe. Qui visait ailleurs visait dans le vide.',
  'jaws.page.rules.act-2.crew': 'L’équipage attaque',
  'jaws.page.rules.act-2.crew-text':
    'Ceux qui visaient juste peuvent lancer leurs dés : les coups moins l’esquive du requin sont des blessures. Ce qu’on lui fixe se passe de dés.',
  'jaws.page.rules.act-2.shark': 'Le requin attaque',
  'jaws.page.rules.act-2.shark-text':
    'Il attaque une case du bateau qu’il touche, ou quelqu’un à l’eau près de lui ; puis un dé de plus contre chacun à l’eau près de lui. Assez de coups endommagent une case, puis la détruisent, et qui s’y tient tombe à l’eau.',
  'jaws.page.rules.act-2.end': 'La fin',
  'jaws.page.rules.act-2.end-text':
    'L’équipage gagne à {jaws.sharkWounds} blessures du requin. Le requin gagne quand tout l’équipage est perdu, ou les {jaws.boatSpaces} cases.',
  'jaws.page.about.water': 'Par mer, touche {spaces}.',
  'jaws.page.about.land': 'Par terre, touche {spaces@jaws.space}.',
  'jaws.page.about.beach': 'Une plage. Le requin y mange ; Brody y regarde dans ses jumelles.',
  'jaws.page.about.dock': 'Un quai : Brody y dépose des barils, les bateaux les chargent.',
  'jaws.page.about.office': 'D’ici, Brody ferme une plage où personne ne nage.',
  'jaws.page.about.shop':
    'La boutique a {count|# baril|# barils}. Brody en porte un à la fois jusqu’à un quai.',
  'jaws.page.about.open-water': 'Le large : pas de terre, personne à manger.',
  'jaws.page.about.quint':
    'Quint et l’Orca : avance d’une case ; une fois par manche il lance un baril sur le requin, de sa case ou dans une case voisine. Un deuxième coup au but finit l’acte.',
  'jaws.page.about.brody':
    'Le chef Brody, à pied : sauve nageurs et Michael, regarde dans ses jumelles une fois par manche à une plage, ferme une plage depuis un bureau, porte des barils de la boutique aux quais.',
  'jaws.page.about.hooper':
    'Hooper et son canot rapide : {jaws.speedboat} cases au plus pour une action ; une fois par manche le radar à poissons dit si le requin est ici, tout près ou ni l’un ni l’autre ; apporte des barils à Quint.',
  'jaws.page.about.shark':
    'Le requin nage sans être vu. Il mange aux plages et ne dit à l’équipage que ce qu’il remarquerait.',
  'jaws.page.about.places': 'Nageurs : {swimmers}.',
  'jaws.act2.about.intact':
    'Entière. {damage|# coup l’endommage|# coups l’endommagent}, {destroy} la détruisent à la fois. Endommagée, elle tient jusqu’à {damaged|# coup|# coups}.',
  'jaws.act2.about.damaged':
    'Endommagée : {destroy|# coup la détruit|# coups la détruisent}. Son eau atteint maintenant aussi les cases devant et derrière elle.',
  'jaws.act2.about.boat-touches':
    'Elle touche les cases à côté d’elle, jamais en diagonale, et l’eau de sa zone.',
  'jaws.act2.about.water':
    'Elle touche sa case du bateau et les eaux de chaque côté ; l’anneau contourne la proue et la poupe.',
  'jaws.act2.about.water-open':
    'Sa tuile a disparu : l’eau atteint toutes les cases voisines, et traverse si la tuile d’en face a disparu aussi.',
  'jaws.act2.about.water-letters': 'Le requin refait surface ici s’il a choisi {letters}.',
  'jaws.act2.about.water-climb':
    'Nager coûte un déplacement par eau, remonter à bord les prend tous. Qui est dans l’eau près du requin peut être mordu.',
  'jaws.act2.about.card-title': 'Carte de surface, zone {zone}',
  'jaws.act2.about.card-evade': 'Esquive {evade} : autant de coups perdus à chaque attaque contre le requin.',
  'jaws.act2.about.card-dice': 'D’ici, il attaque avec {dice|# dé|# dés}.',
  'jaws.act2.about.card-shakes': 'En refaisant surface, il se secoue : tout ce qui est fixé sur lui tombe.',
  'jaws.act2.about.card-holds': 'Ce qui est fixé sur lui reste.',
  'jaws.act2.about.ability':
    'On peut en poser une face cachée avec la lettre. Elle est retournée quand le requin refait surface, puis quitte la partie.',
  'jaws.act2.about.crew': 'À {lives|# blessure|# blessures}, on est hors de combat.',
  'jaws.act2.about.shark':
    'L’équipage gagne quand il a subi toutes ses blessures ; il gagne quand l’Orca ou l’équipage n’est plus.',
  'jaws.act2.about.played': 'Déjà jouées : {abilities@ability}.',
  'jaws.act2.about.attached': 'Fixé sur lui : {gear@gear}.',
  'jaws.act2.about.deck':
    '{deck|# carte|# cartes} de surface dans la pioche, {discards|# défaussée|# défaussées}.',
  'jaws.act2.about.die-title': 'Le dé',
  'jaws.act2.about.die': 'Chaque aileron est un coup.',
} as const

fr satisfies Translates<typeof fr, typeof en, never, JawsNumber>
