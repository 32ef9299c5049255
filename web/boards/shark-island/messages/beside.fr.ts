import type { IslandNumber } from '#games/shark-island/numbers.ts'
import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './beside.en.ts'

/** What the explanations, the rules, the set-up and the end of Shark Island say. */
export const fr = {
  'shark-island.page.setup.hunters': 'Les chasseurs',
  'shark-island.page.setup.count': 'Combien de chasseurs',
  'shark-island.page.setup.all-hunters': 'Tous les chasseurs',
  'shark-island.page.setup.as-shark': 'caché sous les ailerons, seul contre les chasseurs',
  'shark-island.page.setup.as-all': 'tous les chasseurs sont à vous, contre le requin',
  'shark-island.page.setup.hunters-hint':
    'De {shark-island.fewestHunters} à {shark-island.mostHunters}, dans l’ordre des places.',
  'shark-island.page.setup.least':
    'Il faut au moins {shark-island.fewestHunters} chasseurs aux trousses du requin.',
  'shark-island.page.setup.most': 'Pas plus de {shark-island.mostHunters} chasseurs : retirez-en un d’abord.',
  'shark-island.page.setup.facts': 'Recherche {search}, Combat {fight}, coule après {craft} dégâts.',
  'shark-island.page.setup.health':
    'Contre {count|# chasseur|# chasseurs}, le requin a {health} points de vie.',
  'shark-island.page.setup.first': 'Premier joueur au premier tour',
  'shark-island.page.setup.first-random': 'Au sort',
  'shark-island.page.end.strategy': 'La stratégie était {strategy@shark-island.strategy-name}.',
  'shark-island.page.end.chart': 'La course, tour par tour',
  'shark-island.page.end.part': '{percent} %',
  'shark-island.page.end.turns': 'Tours',
  'shark-island.page.end.health': 'vie du requin',
  'shark-island.page.end.terror': 'Terreur sur {goal}',
  'shark-island.page.end.found': 'Trouvé : {place@place}.',
  'shark-island.page.end.struck': 'Introuvable jusqu’à {place@place}.',
  'shark-island.page.end.wounds': '{count|1 blessure.|# blessures.}',
  'shark-island.page.end.tokens': '{count|1 Terreur.|# Terreurs.}',
  'shark-island.page.end.sunk': 'Coulé : {seats@seat}.',
  'shark-island.page.about.tile-terror':
    'Si le requin la terrorise, elle est retournée : son dos montre {least}{most|| à #} {most|jeton|jetons} de terreur.',
  'shark-island.page.about.fins': 'Elle donne au requin {count|# faux aileron|# faux ailerons}.',
  'shark-island.page.about.sightings':
    '{count|# observation confirmée y est permise|# observations confirmées y sont permises} par tour.',
  'shark-island.page.about.sighted': 'Faites : {count}.',
  'shark-island.page.about.down': 'Ailerons encore cachés : {down} sur {placed}.',
  'shark-island.page.about.damage':
    '{damage|# dégât|# dégâts} sur {craft} : au dernier, l’embarcation est sur l’aileron rouge.',
  'shark-island.page.about.holds':
    '{count|# jeton de relance|# jetons de relance}, {cards|# carte talent|# cartes talent} en main, {deck} dans le paquet.',
  'shark-island.page.about.shark-holds':
    '{count|# pièce|# pièces}, {cards|# carte talent|# cartes talent} en main, {deck} dans le paquet.',
  'shark-island.page.about.shark':
    'Seul contre tous : il se cache parmi de faux ailerons, bat ceux qui le trouvent et sème la Terreur.',
  'shark-island.page.about.discards': 'Dans la défausse : {cards@card}.',
  'shark-island.page.about.deck': 'Tout le paquet',
  'shark-island.page.about.anchor': 'Ancre : seulement pour le chasseur qui la joue.',
  'shark-island.page.about.life-preserver': 'Bouée de sauvetage : pour n’importe quel chasseur.',
  'shark-island.page.about.modifier': 'Tuiles du jour : une par chasseur, {modifier} ; jamais moins d’une.',
  'shark-island.page.about.headline.green': 'Bonne nouvelle pour les chasseurs.',
  'shark-island.page.about.headline.red': 'Bonne nouvelle pour le requin.',
  'shark-island.page.about.headline.yellow': 'Des nouvelles pour tous.',
  'shark-island.page.about.fin-shark':
    'Le vrai. Quand on le retourne, le requin est trouvé et le combat a lieu.',
  'shark-island.page.about.fin-false':
    'Un faux aileron : rien, sauf si un Talent, une carte ou le jour en font quelque chose.',
  'shark-island.page.about.ware.fin': 'Un faux aileron au hasard de plus à placer ce tour.',
  'shark-island.page.about.ware.hazards':
    'Brouillard et Éperonné pour ce tour. Le brouillard annule les Bouées de ceux qui cherchent ; Éperonné abîme l’embarcation qui le trouve.',
  'shark-island.page.about.ware.card': 'La première carte du paquet du requin.',
  'shark-island.page.about.ware.heal':
    'Un point de vie regagné. On peut atteindre un nombre rouge, jamais le dépasser.',
  'shark-island.page.about.ware.night':
    '{shark-island.dice} dés : si l’un montre un requin, tirez un jeton de terreur. Une fois par tour.',
  'shark-island.page.about.line-shown': 'Les cartes visibles comptent {total}.',
  'shark-island.page.about.line-most':
    'Sa carte cachée ne dépasse pas {number}, ou c’est un Requin ! : qui a plus de {shark-island.target} ne peut plus en prendre.',
  'shark-island.page.about.line-damage':
    '{count|1 blessure de plus|# blessures de plus} au requin si ce chasseur gagne.',
  'shark-island.page.about.line-shield': '{count|# dégât|# dégâts} de moins si ce chasseur perd.',
  'shark-island.page.about.active':
    'Actif : sur la tuile du requin. Une victoire blesse le requin, une défaite abîme l’embarcation.',
  'shark-island.page.about.communication':
    'Par radio : ailleurs. Une victoire vaut une carte, un jeton de relance ou une réparation ; une défaite donne une pièce au requin, sauf lors d’une riposte.',
  'shark-island.page.about.stack': 'La pile est visible : cette tuile vient ensuite. Reste {count}.',
  'shark-island.page.about.health-title': 'La vie du requin',
  'shark-island.page.about.health':
    'À zéro, les chasseurs gagnent aussitôt. Le requin peut guérir jusqu’à un nombre rouge, jamais au-delà.',
  'shark-island.page.about.terror-title': 'La Terreur',
  'shark-island.page.about.terror':
    'Chaque jeton est sur la ligne de son événement. {shark-island.leastTerror} en tout, dont {shark-island.ofOneEvent} de celui que le requin a choisi, gagnent la partie ; ou {shark-island.ghostTerror} de n’importe lesquels. Lequel des {shark-island.strategies} buts est le sien reste secret.',
  'shark-island.page.about.coins-title': 'Les pièces du requin',
  'shark-island.page.about.coins':
    'Une pièce pour chaque requin sur les dés que gardent les chasseurs, et pour chaque chasseur battu par radio. {shark-island.coins} au plus.',
  'shark-island.page.about.dock-title': 'Le port',
  'shark-island.page.about.dock':
    'Une embarcation en cale sèche est entièrement réparée, ne cherche pas, et combat par radio s’il le faut.',
  'shark-island.page.about.combat-title': 'Le combat',
  'shark-island.page.about.combat':
    'Chacun a une carte cachée, prend des cartes ou passe. Le plus près de {shark-island.target} sans dépasser gagne ; à égalité, le requin. Requin ! double la carte d’avant. Un {shark-island.hazardCard} est un Danger : on répond encore aussitôt. Un {shark-island.harpoonCard} peut harponner un Requin ! visible de sa propre ligne.',
  'shark-island.page.about.fight-title': 'Les jetons de combat',
  'shark-island.page.about.fight':
    'Refusez la carte que vous venez de recevoir, avant son effet, et prenez la suivante.',
  'shark-island.page.about.odds-title': 'La prochaine carte',
  'shark-island.page.about.odds':
    'Compté sur toutes les cartes que vous n’avez pas vues, avec ce que les prises des autres disent de leur carte cachée. Les {shark-island.combatDeck} sont mélangées avant chaque combat : {shark-island.sharkCopies} Requin ! et {shark-island.copies} de chaque, de 1 à {shark-island.highest}.',
  'shark-island.page.rules.goal': 'Comment on gagne',
  'shark-island.page.rules.goal-shark':
    'Le requin gagne par la Terreur, selon la stratégie choisie en secret au début :',
  'shark-island.page.rules.goal-hunters':
    'Les chasseurs gagnent ensemble quand le requin n’a plus de vie. Il commence avec {shark-island.fewestHealth} points contre {shark-island.fewestHunters} chasseurs, {shark-island.moreHealth} contre {shark-island.moreHunters}, {shark-island.mostHealth} contre {shark-island.mostHunters}.',
  'shark-island.page.rules.turn': 'Un tour',
  'shark-island.page.rules.calendar': 'Calendrier',
  'shark-island.page.rules.calendar-text':
    'Le jeton de premier joueur passe au chasseur suivant (pas au premier tour). Une carte Calendrier dit combien de tuiles forment la rangée, une par chasseur plus ou moins ce qu’elle indique, et ce que le jour a de spécial. Le requin gagne un faux aileron par aileron sur les tuiles, en plus des {shark-island.ownFins} qu’il a toujours.',
  'shark-island.page.rules.shark': 'Requin',
  'shark-island.page.rules.shark-text':
    'Le requin pioche une carte talent, dépense ses pièces, joue des cartes et place tous ses ailerons face cachée, au moins un par tuile.',
  'shark-island.page.rules.hunter': 'Chasseurs',
  'shark-island.page.rules.hunter-text':
    'À tour de rôle depuis le premier joueur : lancer {shark-island.dice} dés (un jeton de relance permet de relancer les {shark-island.dice}), en utiliser {shark-island.actions} pour des actions, puis prendre la mer vers une tuile ou aller en cale sèche. Chaque requin gardé sur les dés donne une pièce au requin, {shark-island.dice} donnent aussi un jeton de terreur ; {shark-island.dice} Bouées blessent le requin.',
  'shark-island.page.rules.search': 'Recherche',
  'shark-island.page.rules.search-text':
    'Seulement si aucune observation n’a trouvé le requin. Tuile par tuile depuis la pile, chaque chasseur présent lance autant de dés que sa Recherche : chaque paire de Jumelles et chaque Bouée révèle un aileron, un par un. Si c’est le requin, la recherche est finie.',
  'shark-island.page.rules.combat': 'Combat',
  'shark-island.page.rules.combat-text':
    'Quand le requin est trouvé, tous combattent : les chasseurs sur sa tuile sont actifs, les autres par radio. Si un chasseur actif gagne, le requin est chassé et ne terrorise pas.',
  'shark-island.page.rules.terrorize': 'Terreur',
  'shark-island.page.rules.terrorize-text':
    'Introuvable, le requin retourne tous les ailerons qui restent. Introuvable ou invaincu, il terrorise sa tuile : on la retourne, et on tire autant de jetons de terreur que son dos en montre. S’il a surgi sans être trouvé, les chasseurs sur la tuile peuvent riposter.',
  'shark-island.page.rules.dusk': 'Crépuscule',
  'shark-island.page.rules.dusk-text':
    'Tuiles, ailerons et embarcations rentrent. Dégâts, jetons, cartes et pièces restent.',
  'shark-island.page.rules.shop': 'Ce que les pièces achètent',
  'shark-island.page.rules.dice': 'Les dés',
  'shark-island.page.rules.dice-text':
    'N’importe quel dé peut valoir un jeton de relance au lieu de sa face, tant qu’il en reste.',
  'shark-island.page.rules.sighting':
    'Une observation confirmée retourne un aileron sur n’importe quelle tuile, depuis le port. À côté des jumelles, la tuile dit combien elle en permet par tour, pour tous les chasseurs ensemble. Si c’est le requin, il est trouvé : les autres chasseurs jouent encore leur tour et peuvent s’y rendre, puis vient le combat, sans recherche.',
  'shark-island.page.rules.fins': 'Les ailerons',
  'shark-island.page.rules.battle': 'Le combat, carte par carte',
  'shark-island.page.rules.battle-deal':
    'Les {shark-island.combatDeck} cartes sont mélangées. Chacun reçoit une carte cachée et une visible. Depuis la gauche du requin, lui en dernier, chacun prend une carte ou passe, encore et encore jusqu’à ce que tous aient passé. Qui dépasse {shark-island.target} doit passer, sans dire pourquoi.',
  'shark-island.page.rules.battle-example':
    '{hidden} caché, {before} et {last} font {sum} ; un Requin ! double le {last} : {total}.',
  'shark-island.page.rules.special-shark':
    'Requin ! double la carte d’avant ; en tête de ligne ou après un autre Requin !, il n’ajoute rien. Dans la ligne d’un chasseur actif qui perd, il coûte 1 dégât de plus.',
  'shark-island.page.rules.special-hazard':
    '{shark-island.hazardCard} est un Danger : on vous redemande aussitôt, avant les autres.',
  'shark-island.page.rules.special-harpoon':
    '{shark-island.harpoonCard} est un Harpon : un chasseur peut aussitôt défausser un Requin ! visible de sa propre ligne.',
  'shark-island.page.rules.special-fight':
    'Un jeton de combat refuse la carte qu’on vient de recevoir, avant son effet, pour la suivante.',
  'shark-island.page.rules.special-double':
    '{shark-island.doubleShark} Requin ! dans la ligne du requin finissent le combat : il bat tout le monde. S’il dépasse {shark-island.target} avec eux, il n’est pas blessé mais fuit sans Terreur.',
  'shark-island.page.rules.battle-active':
    'Actif : un chasseur qui gagne blesse le requin, une fois de plus avec {shark-island.target} exactement. Qui perd subit 1 dégât, 1 de plus pour un Requin ! dans sa ligne et 1 de plus si le requin a {shark-island.target}. Quel que soit le nombre d’embarcations coulées, c’est un seul jeton de terreur par combat.',
  'shark-island.page.rules.battle-communication':
    'Par radio : qui gagne prend une carte, un jeton de relance ou une réparation ; qui perd donne une pièce au requin, sauf lors d’une riposte.',
  'shark-island.page.rules.tiles': 'Les tuiles',
  'shark-island.page.rules.tiles-text':
    'La pile est visible : on connaît la suivante. On ignore ce que montre le dos, mais il reste dans l’intervalle de la face.',
  'shark-island.page.rules.tile-facts':
    'Terreur {least}{most|| à #}, {fins|# aileron|# ailerons}, {count|# observation|# observations}',
  'shark-island.page.rules.end': 'La fin',
  'shark-island.page.rules.end-text':
    'La partie finit aussitôt : au dernier point de vie du requin, ou au jeton qui accomplit sa stratégie. Après quarante tours, c’est un match nul.',
  'shark-island.page.rules.source':
    'Raconté avec nos mots. Les textes des cartes, certaines tuiles et certains nombres sont de la maison : les listes disent lesquels.',
} as const

fr satisfies Translates<typeof fr, typeof en, never, IslandNumber>
