import type { Catalogue } from '#kernel/message.ts'

/** Ce que la page dit de Shark Island en plus de ce que le jeu dit lui-même. */
export const fr: Catalogue = {
  'shark-island.page.you': 'Vous',
  'shark-island.page.name-first': '{name} · {title}',
  'shark-island.page.seat': '{seat@seat}',
  'shark-island.page.profession': '{hunter@shark-island.profession}',
  'shark-island.page.place': '{place@place}',
  'shark-island.page.card': '{card@card}',
  'shark-island.page.day': '{day@day}',
  'shark-island.page.fin': '{fin@shark-island.fin}',
  'shark-island.page.icon': '{icon@shark-island.icon}',
  'shark-island.page.strategy': '{strategy@shark-island.strategy-name}',
  'shark-island.page.clear': 'Annuler',
  'shark-island.page.in-doubt': 'On va le voir.',

  'shark-island.page.player-hunter': '{name}, {role} : {damage|# dégât|# dégâts} sur {craft}',
  'shark-island.page.player-shark':
    '{name}, {role} : {health|# point de vie|# points de vie}, Terreur {terror}',
  'shark-island.page.race': 'Où en est chaque camp',
  'shark-island.page.race-health': 'Vie du requin : {health} sur {start}',
  'shark-island.page.race-terror':
    'Terreur : {total} sur {goal}. Station fermée {resort}, maire renvoyé {mayor}, presse nationale {press}',

  'shark-island.page.health-left': 'points de vie',
  'shark-island.page.strategy-unknown': 'stratégie inconnue',
  'shark-island.page.event': '{event@shark-island.event}',
  'shark-island.page.race-goal': '/{least} ou {ghost} ?',
  'shark-island.page.race-aim': '/{goal}',
  'shark-island.page.turn': 'Tour',
  'shark-island.page.tiles-today': '{count|# tuile|# tuiles}',
  'shark-island.page.next': 'ensuite',
  'shark-island.page.stack': 'La pile de tuiles : encore {count}, la suivante est {place@place}',
  'shark-island.page.no-tiles': 'La côte est déserte.',
  'shark-island.page.tile':
    'Tuile {tile}, {place@place} : Terreur {least}{most|| à #}, {down|# aileron caché|# ailerons cachés}, {left|# observation possible|# observations possibles}',
  'shark-island.page.tile-sail':
    'Cap sur la tuile {tile}, {place@place} : Terreur {least}{most|| à #}, {down|# aileron caché|# ailerons cachés}, {left|# observation possible|# observations possibles}',
  'shark-island.page.tile-sight':
    'Observer la tuile {tile}, {place@place} : Terreur {least}{most|| à #}, {down|# aileron caché|# ailerons cachés}, {left|# observation possible|# observations possibles}',
  'shark-island.page.tile-put':
    'Poser un aileron sur la tuile {tile}, {place@place} : Terreur {least}{most|| à #}, {down|# aileron y est|# ailerons y sont}, {left|# observation permise|# observations permises}',
  'shark-island.page.terror-range': 'Terreur au dos : de l’un à l’autre de ces nombres',
  'shark-island.page.sightings': 'Observations confirmées restantes',
  'shark-island.page.fins-down': '{count|# aileron|# ailerons}',
  'shark-island.page.hunters-see': 'Ils voient',
  'shark-island.page.take-up': 'Reprendre {fin@shark-island.fin} de {place@place}',
  'shark-island.page.take-up-hand': 'Prendre {fin@shark-island.fin} : {count} en main',
  'shark-island.page.fin-back': 'Reprendre en main',
  'shark-island.page.fins-in-hand': '{count|# aileron à placer|# ailerons à placer}',
  'shark-island.page.deal-evenly': 'Répartir',
  'shark-island.page.deal-again': 'Redistribuer',
  'shark-island.page.gather': 'Tout reprendre',
  'shark-island.page.all-placed': 'Tous sont placés. Touchez ou glissez un aileron pour le déplacer.',
  'shark-island.page.harbour': 'Au port : {seats@seat}',
  'shark-island.page.harbour-title': 'Le port',
  'shark-island.page.docked': 'cale sèche',
  'shark-island.page.ashore': 'au port',
  'shark-island.page.ashore-brief': 'au port',
  'shark-island.page.sunk': 'sur l’aileron rouge',
  'shark-island.page.at-tile': 'tuile {tile}, {place@place}',
  'shark-island.page.at-tile-brief': 'tuile {tile}',
  'shark-island.page.hunter-facts':
    '{damage|# dégât|# dégâts} sur {craft}, {count|# jeton de relance|# jetons de relance}, Recherche {search}, Combat {fight}',
  'shark-island.page.owes': 'La table attend ce chasseur.',
  'shark-island.page.owes-brief': 'doit agir',
  'shark-island.page.plan.title': 'Vous comptez aller sur',
  'shark-island.page.plan.title-brief': 'Projet :',
  'shark-island.page.plan.tile': 'Projet : tuile {tile}, {place@place}',
  'shark-island.page.plan.dock': 'Projet : cale sèche',
  'shark-island.page.plan.means': 'Compte aller sur la tuile {tile}, {place@place}.',
  'shark-island.page.plan.means-dock': 'Compte aller en cale sèche.',
  'shark-island.page.plan.coming': '{seat@seat} compte venir ici',
  'shark-island.page.aim-here': 'Ce chasseur',
  'shark-island.page.cards': '{count|# carte talent|# cartes talent}',
  'shark-island.page.no-cards': 'Aucune carte talent.',
  'shark-island.page.coins': 'Pièces : {count} sur {most}',
  'shark-island.page.doubt': 'On retourne un aileron sur la tuile {tile}…',
  'shark-island.page.dice-tumble': '{seat@seat} lance les dés…',
  'shark-island.page.dice-tumble-night': 'Terreur nocturne : les dés roulent…',

  'shark-island.page.die': 'Dé : {icon@shark-island.icon}',
  'shark-island.page.die-spent': 'Dé : {icon@shark-island.icon}, utilisé',
  'shark-island.page.successes': '{count|# aileron à révéler|# ailerons à révéler}',
  'shark-island.page.actions-left': '{count|Encore # action|Encore # actions}.',
  'shark-island.page.tap-die': 'Touchez un dé pour voir à quoi il sert.',
  'shark-island.page.card-sightings': '{count|# observation offerte|# observations offertes} par des cartes.',
  'shark-island.page.power-ups': '{count|# pièce|# pièces} pour le requin si on garde',
  'shark-island.page.no-power-ups': 'Rien pour le requin',
  'shark-island.page.die-does.binoculars':
    'Jumelles : touchez une tuile pour y retourner un aileron, ou échangez contre un jeton de relance.',
  'shark-island.page.die-does.harpoon':
    'Harpon : piochez une carte talent, ou échangez contre un jeton de relance.',
  'shark-island.page.die-does.repair':
    'Réparation : une case de votre embarcation, ou échangez contre un jeton de relance.',
  'shark-island.page.die-does.shark': 'Requin : ne vaut qu’un jeton de relance.',
  'shark-island.page.die-does.buoy':
    'Bouée : n’importe quelle action. Un dé de la bonne face sert avant elle.',
  'shark-island.page.would.sight':
    'Retourne un aileron sur {down} ; {left|encore # observation|encore # observations} là-bas ce tour.',
  'shark-island.page.would.draw':
    'Vous tenez {count|# carte|# cartes} et pouvez en garder {shark-island.hunterHand}.',
  'shark-island.page.would.repair': 'Il restera {damage|# dégât|# dégâts} à votre embarcation.',
  'shark-island.page.would.token': 'Vous en aurez {count} ; {left} dans la réserve.',
  'shark-island.page.would.wild': '{count} sur cette ligne, {total} en tout.',

  'shark-island.page.shop': 'La boutique',
  'shark-island.page.ware.fin': 'Faux aileron',
  'shark-island.page.ware.hazards': 'Ailerons Danger',
  'shark-island.page.ware.card': 'Carte talent',
  'shark-island.page.ware.heal': 'Guérir',
  'shark-island.page.ware.night': 'Terreur nocturne',
  'shark-island.page.ware-does.fin': 'Un aileron de plus où se cacher. Reste {left}.',
  'shark-island.page.ware-does.hazards': 'Brouillard et Éperonné rejoignent vos ailerons ce tour.',
  'shark-island.page.ware-does.card': 'Piochez une carte sur {count}.',
  'shark-island.page.ware-does.heal': 'La vie remonte à {health}.',
  'shark-island.page.heal-full': 'La vie est déjà au maximum.',
  'shark-island.page.ware-does.night':
    '{shark-island.dice} dés : un requin quelque part ({chance} %) et c’est une Terreur.',

  'shark-island.page.strategy.title': 'Votre stratégie ?',
  'shark-island.page.strategy.line':
    'Chaque tuile d’où l’on ne vous chasse pas rapporte des jetons Terreur. Choisissez en secret lesquels il vous faut : les chasseurs voient les jetons, pas votre but.',
  'shark-island.page.strategy.why': 'Choisissez d’abord',
  'shark-island.page.strategy.main': 'Choisir une stratégie',
  'shark-island.page.spend.title': 'Dépenser',
  'shark-island.page.spend.line':
    'Vous avez {count|# pièce|# pièces}. Achetez ou jouez à votre guise, puis placez vos ailerons.',
  'shark-island.page.spend.too-few':
    'Vous avez {count|# pièce|# pièces} : trop peu pour acheter. Jouez une carte si vous voulez, puis placez vos ailerons.',
  'shark-island.page.spend.done': 'Placer les ailerons',
  'shark-island.page.spend.done-detail': 'achats terminés',
  'shark-island.page.place.title': 'Placez vos ailerons',
  'shark-island.page.place.line':
    '{count|# aileron|# ailerons} en main. Glissez-les sur les tuiles, ou touchez-en un puis une tuile ; ou répartissez-les tous.',
  'shark-island.page.place.held': 'Où va {fin@shark-island.fin} ? Touchez une tuile.',
  'shark-island.page.place.bare': 'La tuile {tile} n’a pas d’aileron : il en faut un partout.',
  'shark-island.page.place.ready': 'Glissez les ailerons à votre goût, puis laissez les chasseurs regarder.',
  'shark-island.page.place.left': '{count|# aileron à placer|# ailerons à placer}',
  'shark-island.page.place.done': 'Laisser regarder',
  'shark-island.page.place.done-detail': 'les ailerons sont cachés',
  'shark-island.page.roll.title': 'On garde ?',
  'shark-island.page.roll.line':
    'Gardés, ces dés valent {count|# pièce|# pièces} au requin. Un jeton de relance permet de relancer les {shark-island.dice}.',
  'shark-island.page.roll.clean':
    'Aucun requin. Un jeton de relance permet de relancer les {shark-island.dice}.',
  'shark-island.page.roll.keep': 'Garder les dés',
  'shark-island.page.roll.again': 'Relancer',
  'shark-island.page.roll.again-detail': '{count|encore # jeton|encore # jetons}',
  'shark-island.page.act.title': 'Utilisez les dés',
  'shark-island.page.act.line':
    '{count|Encore # action|Encore # actions}. Touchez un dé, une tuile qui brille ou un bouton.',
  'shark-island.page.act.why': 'Touchez d’abord une tuile ou une action',
  'shark-island.page.act.main': 'Choisir une action',
  'shark-island.page.sail.title': 'Prenez la mer',
  'shark-island.page.sail.line': 'Touchez la tuile où vous chercherez, ou le port pour tout réparer.',
  'shark-island.page.sail.found':
    'Le requin est trouvé sur la tuile {tile} : plus de recherche. Allez-y pour être actif, ou combattez par radio.',
  'shark-island.page.sail.to':
    '{place@place} : {down|# aileron caché|# ailerons cachés}, Terreur {least}{most|| à #}.',
  'shark-island.page.sail.sunk':
    'Votre embarcation est sur l’aileron rouge : elle va en cale sèche et y est réparée.',
  'shark-island.page.sail.dock': 'En cale sèche',
  'shark-island.page.sail.why': 'Touchez d’abord une tuile ou le port',
  'shark-island.page.sail.main': 'Choisir une tuile',
  'shark-island.page.search.title': 'Recherche',
  'shark-island.page.search.line': 'Tuile {tile}, {place@place}. {count|Encore # succès|Encore # succès}.',
  'shark-island.page.search.fog':
    'Tuile {tile}, {place@place}, dans le brouillard : les Bouées ne trouvent rien. {count|Encore # succès|Encore # succès}.',
  'shark-island.page.search.reveal': 'Révéler un aileron',
  'shark-island.page.search.reveal-detail': '{count} à révéler, {down|# caché|# cachés}',
  'shark-island.page.search.stop': 'Finir la recherche',
  'shark-island.page.found.title': 'Le Requin !',
  'shark-island.page.found.line': 'Il est sur la tuile {tile}. Rejoignez-le avant le combat, si vous pouvez.',
  'shark-island.page.found.there': 'Il est sur la tuile {tile}, et vous aussi : vous combattez, actif.',
  'shark-island.page.found.stuck':
    'Il est sur la tuile {tile}. Rien ne vous y amène à temps : vous combattez par radio.',
  'shark-island.page.found.fight': 'Au combat',
  'shark-island.page.response.title': 'Riposter ?',
  'shark-island.page.response.line':
    'Le requin a surgi sur votre tuile {tile}. Les chasseurs présents décident ensemble ; le premier joueur départage.',
  'shark-island.page.response.attack': 'Riposter',
  'shark-island.page.response.attack-detail': 'combat, tous actifs sur la tuile',
  'shark-island.page.response.leave': 'Le laisser partir',
  'shark-island.page.response.leave-detail': 'le tour finit',
  'shark-island.page.bonus.title': 'Bien parlé',
  'shark-island.page.bonus.line': 'Vous avez battu le requin par radio : prenez une de ces choses.',
  'shark-island.page.bonus.why': 'Choisissez d’abord',
  'shark-island.page.bonus.main': 'Choisir un gain',
  'shark-island.page.discard.title': 'Trop de cartes',
  'shark-island.page.discard.line': 'Touchez une carte à défausser, jusqu’à votre limite.',
  'shark-island.page.discard.why': 'Touchez d’abord une carte',
  'shark-island.page.discard.main': 'Défausser une carte',
  'shark-island.page.pay.title': 'Le prix',
  'shark-island.page.pay.line': 'Une autre de vos cartes est défaussée pour payer. Touchez-la.',
  'shark-island.page.pay.why': 'Touchez d’abord une carte',
  'shark-island.page.pay.main': 'Défausser une carte',
  'shark-island.page.aim.title': 'Pour qui ?',
  'shark-island.page.aim.line': 'Touchez le chasseur que vise la carte.',
  'shark-island.page.aim.why': 'Touchez d’abord un chasseur',
  'shark-island.page.aim.main': 'Choisir un chasseur',
  'shark-island.page.wild.title': 'Le jeton Joker',
  'shark-island.page.wild.line': 'Il vaut n’importe quel événement. Mettez-le sur une ligne.',
  'shark-island.page.wild.why': 'Choisissez d’abord une ligne',
  'shark-island.page.wild.main': 'Choisir une ligne',
  'shark-island.page.join.title': 'Rejoindre le Joker ?',
  'shark-island.page.join.line':
    '{event@shark-island.event} est tiré : la ligne du Joker devient-elle la sienne ?',

  'shark-island.page.combat': 'Combat',
  'shark-island.page.combat-at': 'Combat : {place@place}',
  'shark-island.page.combat-goal': 'Le plus près de {shark-island.target} gagne. Égalité : le requin.',
  'shark-island.page.combat-open': 'Toutes les cartes sont visibles.',
  'shark-island.page.combat-how': 'Comment se passe un combat',
  'shark-island.page.active': 'Actif',
  'shark-island.page.in-communication': 'Par radio',
  'shark-island.page.alarm': 'Un Requin ! de plus dans sa ligne bat tout le monde.',
  'shark-island.page.own-alarm': 'Encore un Requin ! dans votre ligne et vous battez tout le monde.',
  'shark-island.page.double': '{shark-island.doubleShark} cartes Requin ! : il bat tout le monde.',
  'shark-island.page.line-cards':
    '{hidden|1 carte cachée|Aucune carte cachée}, puis {cards@shark-island.combat-card}',
  'shark-island.page.shark-cry': 'Requin !',
  'shark-island.page.deciding': 'réfléchit',
  'shark-island.page.waiting': 'attend',
  'shark-island.page.passed': 'a passé',
  'shark-island.page.over': 'dépasse',
  'shark-island.page.total': 'total',
  'shark-island.page.hidden': 'cachée',
  'shark-island.page.your-total': 'vous seul le voyez',
  'shark-island.page.fight-left': 'Combat : reste {count}',
  'shark-island.page.verdict.beat': 'touche le requin',
  'shark-island.page.verdict.lost': 'battu',
  'shark-island.page.verdict.paid': 'paie une pièce',
  'shark-island.page.verdict.bonus': 'un gain',
  'shark-island.page.why.exact': '+1 pour {shark-island.target} tout juste',
  'shark-island.page.why.card': '+{count} par une carte',
  'shark-island.page.why.shark': '+1 pour un Requin ! dans la ligne',
  'shark-island.page.why.shark-exact': '+1 : le requin a {shark-island.target}',
  'shark-island.page.why.frenzy': '+{count} par la carte du requin',
  'shark-island.page.why.shield': '−{count} par une carte',
  'shark-island.page.battle.title': 'Dernier combat :',
  'shark-island.page.battle.won': '{count|1 blessure|# blessures} pour le requin, {place@place}.',
  'shark-island.page.battle.held': 'le requin a tenu, {place@place}.',
  'shark-island.page.battle.wounds': '{count|1 blessure|# blessures}',
  'shark-island.page.battle.damage': '{count|# dégât|# dégâts}',
  'shark-island.page.battle.sunk': 'coulé',
  'shark-island.page.double-short': '{shark-island.doubleShark} Requin !',
  'shark-island.page.line-open': 'Cartes : {cards@shark-island.combat-card}',
  'shark-island.page.unseen': '{count|# carte inconnue|# cartes inconnues}',
  'shark-island.page.makes-target': 'fait {shark-island.target}',
  'shark-island.page.goes-over': 'dépasse',
  'shark-island.page.wins': 'gagne',
  'shark-island.page.wins-over': 'gagne, sans Terreur',
  'shark-island.page.odds-wins': 'Un second Requin ! ({wins} %) bat tout le monde.',
  'shark-island.page.odds-label':
    'Prochaine carte : {over} sur 100 dépassent, {exact} sur 100 font {shark-island.target} ; {unseen} cartes inconnues',
  'shark-island.page.offer.title': 'Encore une carte ?',
  'shark-island.page.offer.line': '{over} % dépassent, {exact} % font {shark-island.target}.',
  'shark-island.page.offer.over': 'Vous dépassez avec {total} : passez. Personne ne le voit avant la fin.',
  'shark-island.page.offer.card': 'Une carte d’abord, puis la même question.',
  'shark-island.page.offer.may-play': 'Vous pouvez d’abord jouer une carte talent.',
  'shark-island.page.offer.take': 'Prendre une carte',
  'shark-island.page.offer.shark-makes': 'Requin ! ferait {total}',
  'shark-island.page.offer.shark-wins': 'Requin ! gagne',
  'shark-island.page.offer.shark-wins-over': 'Requin ! gagne, sans Terreur',
  'shark-island.page.offer.pass': 'Passer',
  'shark-island.page.offer.stand': 'rester à {total}',
  'shark-island.page.offer.fight': 'Combat',
  'shark-island.page.offer.fight-later': 'après une carte',
  'shark-island.page.dealt.title': '{card@shark-island.combat-card} : on garde ?',
  'shark-island.page.dealt.line': 'Cela ferait {total}.',
  'shark-island.page.dealt.hazard': 'Un Danger : cela fait {total}, et on vous redemande aussitôt.',
  'shark-island.page.dealt.shark':
    'Il double la carte d’avant : {total}. Un Requin ! dans une ligne perdante coûte 1 dégât de plus.',
  'shark-island.page.dealt.double': 'Un second Requin ! : gardé, il bat tout le monde et finit le combat.',
  'shark-island.page.dealt.keep': 'Garder',
  'shark-island.page.dealt.makes': 'fait {total}',
  'shark-island.page.dealt.makes-over': 'fait {total} : dépasse',
  'shark-island.page.dealt.fight': 'Repousser ({count})',
  'shark-island.page.dealt.fight-detail': 'à la place : {over} % dépassent',
  'shark-island.page.dealt.harpoon': 'Harponner',

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
}
