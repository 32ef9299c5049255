import type { Catalogue } from '#kernel/message.ts'

/** What the page says about Shark Island besides what the game says itself. */
export const en: Catalogue = {
  'shark-island.page.you': 'You',
  'shark-island.page.name-first': '{name} · {title}',
  'shark-island.page.seat': '{seat@seat}',
  'shark-island.page.profession': '{hunter@shark-island.profession}',
  'shark-island.page.place': '{place@place}',
  'shark-island.page.card': '{card@card}',
  'shark-island.page.day': '{day@day}',
  'shark-island.page.fin': '{fin@shark-island.fin}',
  'shark-island.page.icon': '{icon@shark-island.icon}',
  'shark-island.page.strategy': '{strategy@shark-island.strategy-name}',
  'shark-island.page.clear': 'Never mind',
  'shark-island.page.in-doubt': 'It is about to be seen.',

  'shark-island.page.player-hunter': '{name}, {role}: {damage} of {craft} damage',
  'shark-island.page.player-shark': '{name}, {role}: health {health}, {terror} Terror',
  'shark-island.page.race': 'How far each side is',
  'shark-island.page.race-health': 'The Shark’s health: {health} of {start}',
  'shark-island.page.race-terror':
    'Terror: {total} of {goal}. Resort Closed {resort}, Mayor Fired {mayor}, National Press {press}',

  'shark-island.page.health-left': 'health left',
  'shark-island.page.strategy-unknown': 'strategy unknown',
  'shark-island.page.event': '{event@shark-island.event}',
  'shark-island.page.race-goal': '/{least} or {ghost}?',
  'shark-island.page.race-aim': '/{goal}',
  'shark-island.page.turn': 'Turn',
  'shark-island.page.tiles-today': '{count|# tile|# tiles}',
  'shark-island.page.next': 'next',
  'shark-island.page.stack': 'The stack of tiles: {count} left, next is {place@place}',
  'shark-island.page.no-tiles': 'The coast is empty.',
  'shark-island.page.tile':
    'Tile {tile}, {place@place}: Terror {least}{most|| to #}, {down|# fin|# fins} face down, {left|# sighting|# sightings} left',
  'shark-island.page.tile-sail':
    'Set sail for tile {tile}, {place@place}: Terror {least}{most|| to #}, {down|# fin|# fins} face down, {left|# sighting|# sightings} left',
  'shark-island.page.tile-sight':
    'Sighting on tile {tile}, {place@place}: Terror {least}{most|| to #}, {down|# fin|# fins} face down, {left|# sighting|# sightings} left',
  'shark-island.page.tile-put':
    'Put a fin on tile {tile}, {place@place}: Terror {least}{most|| to #}, {down|# fin|# fins} there, {left|# sighting|# sightings} allowed',
  'shark-island.page.terror-range': 'Terror on the back: between these',
  'shark-island.page.sightings': 'Confirmed Sightings left',
  'shark-island.page.fins-down': '{count|# fin|# fins}',
  'shark-island.page.hunters-see': 'They see',
  'shark-island.page.take-up': 'Take up {fin@shark-island.fin} from {place@place}',
  'shark-island.page.take-up-hand': 'Take up {fin@shark-island.fin}: {count} in hand',
  'shark-island.page.fin-back': 'Back to hand',
  'shark-island.page.fins-in-hand': '{count|# fin|# fins} to place',
  'shark-island.page.deal-evenly': 'Deal evenly',
  'shark-island.page.deal-again': 'Deal anew',
  'shark-island.page.gather': 'Take all back',
  'shark-island.page.all-placed': 'All are placed. Tap or drag a fin to move it.',
  'shark-island.page.harbour': 'In the harbour: {seats@seat}',
  'shark-island.page.harbour-title': 'Harbour',
  'shark-island.page.docked': 'dry dock',
  'shark-island.page.ashore': 'in the harbour',
  'shark-island.page.ashore-brief': 'in harbour',
  'shark-island.page.sunk': 'at the red fin',
  'shark-island.page.at-tile': 'on tile {tile}, {place@place}',
  'shark-island.page.at-tile-brief': 'on tile {tile}',
  'shark-island.page.hunter-facts':
    '{damage} of {craft} damage, {count|# Reroll token|# Reroll tokens}, Search {search}, Fight {fight}',
  'shark-island.page.owes': 'The table waits for this Hunter.',
  'shark-island.page.owes-brief': 'to act',
  'shark-island.page.plan.title': 'You mean to sail to',
  'shark-island.page.plan.title-brief': 'Plan:',
  'shark-island.page.plan.tile': 'Plan: tile {tile}, {place@place}',
  'shark-island.page.plan.dock': 'Plan: dry dock',
  'shark-island.page.plan.means': 'Means to sail to tile {tile}, {place@place}.',
  'shark-island.page.plan.means-dock': 'Means to go into dry dock.',
  'shark-island.page.plan.coming': '{seat@seat} means to come here',
  'shark-island.page.aim-here': 'For this one',
  'shark-island.page.cards': '{count|# skill card|# skill cards}',
  'shark-island.page.no-cards': 'No skill cards.',
  'shark-island.page.coins': 'Coins: {count} of {most}',
  'shark-island.page.doubt': 'A fin on tile {tile} is turned…',
  'shark-island.page.dice-tumble': '{seat@seat} rolls…',
  'shark-island.page.dice-tumble-night': 'Terror at Night: the dice roll…',

  'shark-island.page.die': 'Die: {icon@shark-island.icon}',
  'shark-island.page.die-spent': 'Die: {icon@shark-island.icon}, used',
  'shark-island.page.successes': '{count|# fin|# fins} to reveal',
  'shark-island.page.actions-left': '{count|# action|# actions} left.',
  'shark-island.page.tap-die': 'Tap a die to see what it is good for.',
  'shark-island.page.card-sightings': '{count|# sighting|# sightings} from cards.',
  'shark-island.page.power-ups': '{count|# coin|# coins} for the Shark if kept',
  'shark-island.page.no-power-ups': 'Nothing for the Shark',
  'shark-island.page.die-does.binoculars':
    'Binoculars: tap a tile to turn a fin there, or trade it for a Reroll token.',
  'shark-island.page.die-does.harpoon': 'Harpoon: draw a skill card, or trade it for a Reroll token.',
  'shark-island.page.die-does.repair':
    'Repair: mend one space of your craft, or trade it for a Reroll token.',
  'shark-island.page.die-does.shark': 'Shark: good for nothing but a Reroll token.',
  'shark-island.page.die-does.buoy': 'Buoy: any action. A die of the right icon is used before it.',
  'shark-island.page.would.sight':
    'Turns one of {down|# fin|# fins}; {left|# sighting|# sightings} left there this turn.',
  'shark-island.page.would.draw': 'You hold {count|# card|# cards} and may keep {shark-island.hunterHand}.',
  'shark-island.page.would.repair': 'Your craft will have {damage} damage.',
  'shark-island.page.would.token': 'You will have {count}; {left} in the pool.',
  'shark-island.page.would.wild': '{count} in that line, {total} in all.',

  'shark-island.page.shop': 'The shop',
  'shark-island.page.ware.fin': 'False Fin',
  'shark-island.page.ware.hazards': 'Hazard Fins',
  'shark-island.page.ware.card': 'Skill card',
  'shark-island.page.ware.heal': 'Heal',
  'shark-island.page.ware.night': 'Terror at Night',
  'shark-island.page.ware-does.fin': 'One more fin to hide among. {left} left.',
  'shark-island.page.ware-does.hazards': 'Fog and Rammed join your fins this turn.',
  'shark-island.page.ware-does.card': 'Draw one of {count|# card|# cards}.',
  'shark-island.page.ware-does.heal': 'Health goes up to {health}.',
  'shark-island.page.heal-full': 'Health is already full.',
  'shark-island.page.ware-does.night': '{shark-island.dice} dice: a Shark on any ({chance}%) is one Terror.',

  'shark-island.page.strategy.title': 'Your strategy?',
  'shark-island.page.strategy.line':
    'Every tile you are not driven off brings Terror tokens. Choose in secret which you need: Hunters see the tokens, not your goal.',
  'shark-island.page.strategy.why': 'Choose one first',
  'shark-island.page.strategy.main': 'Choose a strategy',
  'shark-island.page.spend.title': 'Spend coins',
  'shark-island.page.spend.line':
    'You have {count|# coin|# coins}. Buy or play what you like, then place your fins.',
  'shark-island.page.spend.too-few':
    'You have {count|# coin|# coins}, too few to buy anything. Play a card if you like, then place your fins.',
  'shark-island.page.spend.done': 'Place the fins',
  'shark-island.page.spend.done-detail': 'done buying',
  'shark-island.page.place.title': 'Place your fins',
  'shark-island.page.place.line':
    '{count|# fin|# fins} in hand. Drag them to tiles, or tap one and then a tile; or deal them all evenly.',
  'shark-island.page.place.held': 'Where to with {fin@shark-island.fin}? Tap a tile.',
  'shark-island.page.place.bare': 'Tile {tile} has no fin: each needs one.',
  'shark-island.page.place.ready': 'Drag fins about until you are happy, then let the Hunters look.',
  'shark-island.page.place.left': '{count|# fin|# fins} left to place',
  'shark-island.page.place.done': 'Let them look',
  'shark-island.page.place.done-detail': 'fins go face down',
  'shark-island.page.roll.title': 'Keep these?',
  'shark-island.page.roll.line':
    'Kept, they bring the Shark {count|# coin|# coins}. A Reroll token rolls all {shark-island.dice} again.',
  'shark-island.page.roll.clean': 'No Shark among them. A Reroll token rolls all {shark-island.dice} again.',
  'shark-island.page.roll.keep': 'Keep the dice',
  'shark-island.page.roll.again': 'Roll again',
  'shark-island.page.roll.again-detail': '{count|# token|# tokens} left',
  'shark-island.page.act.title': 'Use the dice',
  'shark-island.page.act.line': '{count|# action|# actions} to go. Tap a die, a glowing tile, or a button.',
  'shark-island.page.act.why': 'Tap a tile or an action first',
  'shark-island.page.act.main': 'Choose an action',
  'shark-island.page.sail.title': 'Set sail',
  'shark-island.page.sail.line': 'Tap the tile where you will search, or the harbour for a full repair.',
  'shark-island.page.sail.found':
    'The Shark is found on tile {tile}: nobody searches. Sail there to fight it Active, or fight over the radio.',
  'shark-island.page.sail.to': '{place@place}: {down|# fin|# fins} face down, Terror {least}{most|| to #}.',
  'shark-island.page.sail.sunk': 'Your craft is at the red fin: it goes into dry dock and is repaired.',
  'shark-island.page.sail.dock': 'Into dry dock',
  'shark-island.page.sail.why': 'Tap a tile or the harbour first',
  'shark-island.page.sail.main': 'Choose a tile',
  'shark-island.page.search.title': 'Search',
  'shark-island.page.search.line': 'Tile {tile}, {place@place}. {count|# success|# successes} left.',
  'shark-island.page.search.fog':
    'Tile {tile}, {place@place}, in fog: Buoys find nothing. {count|# success|# successes} left.',
  'shark-island.page.search.reveal': 'Reveal a fin',
  'shark-island.page.search.reveal-detail': '{count} to reveal, {down} face down',
  'shark-island.page.search.stop': 'End the search',
  'shark-island.page.found.title': 'The Shark!',
  'shark-island.page.found.line': 'It is on tile {tile}. Get there before the combat, if you can.',
  'shark-island.page.found.there': 'It is on tile {tile}, and so are you: you fight it, Active.',
  'shark-island.page.found.stuck':
    'It is on tile {tile}. Nothing brings you there in time: you fight over the radio.',
  'shark-island.page.found.fight': 'To the combat',
  'shark-island.page.response.title': 'Strike back?',
  'shark-island.page.response.line':
    'The Shark came up on your tile {tile}. The Hunters there decide together; the First Player breaks ties.',
  'shark-island.page.response.attack': 'Strike back',
  'shark-island.page.response.attack-detail': 'combat, all on the tile Active',
  'shark-island.page.response.leave': 'Let it go',
  'shark-island.page.response.leave-detail': 'the turn ends',
  'shark-island.page.bonus.title': 'Well spoken',
  'shark-island.page.bonus.line': 'You beat the Shark over the radio: take one of these.',
  'shark-island.page.bonus.why': 'Choose one first',
  'shark-island.page.bonus.main': 'Choose a reward',
  'shark-island.page.discard.title': 'Too many cards',
  'shark-island.page.discard.line': 'Tap a card to discard, down to your limit.',
  'shark-island.page.discard.why': 'Tap a card first',
  'shark-island.page.discard.main': 'Discard a card',
  'shark-island.page.pay.title': 'Pay for it',
  'shark-island.page.pay.line': 'Another card of yours is discarded as the price. Tap it.',
  'shark-island.page.pay.why': 'Tap a card first',
  'shark-island.page.pay.main': 'Discard a card',
  'shark-island.page.aim.title': 'For whom?',
  'shark-island.page.aim.line': 'Tap the Hunter the card is meant for.',
  'shark-island.page.aim.why': 'Tap a Hunter first',
  'shark-island.page.aim.main': 'Choose a Hunter',
  'shark-island.page.wild.title': 'The Wild token',
  'shark-island.page.wild.line': 'It counts as any event. Put it on a line.',
  'shark-island.page.wild.why': 'Choose a line first',
  'shark-island.page.wild.main': 'Choose a line',
  'shark-island.page.join.title': 'Join the Wild?',
  'shark-island.page.join.line':
    '{event@shark-island.event} is drawn: does the Wild token’s line become its line?',

  'shark-island.page.combat': 'Combat',
  'shark-island.page.combat-at': 'Combat at {place@place}',
  'shark-island.page.combat-goal': 'Closest to {shark-island.target} wins. The Shark wins ties.',
  'shark-island.page.combat-open': 'All cards lie open.',
  'shark-island.page.combat-how': 'How combat works',
  'shark-island.page.active': 'Active',
  'shark-island.page.in-communication': 'In communication',
  'shark-island.page.alarm': 'One more Shark! in its line beats all.',
  'shark-island.page.own-alarm': 'One more Shark! in your line beats all.',
  'shark-island.page.double': '{shark-island.doubleShark} Shark! cards: it beats all.',
  'shark-island.page.line-cards':
    '{hidden|1 card face down|No card face down}, then {cards@shark-island.combat-card}',
  'shark-island.page.shark-cry': 'Shark!',
  'shark-island.page.deciding': 'deciding',
  'shark-island.page.waiting': 'waiting',
  'shark-island.page.passed': 'passed',
  'shark-island.page.over': 'over',
  'shark-island.page.total': 'total',
  'shark-island.page.hidden': 'hidden',
  'shark-island.page.your-total': 'only you see it',
  'shark-island.page.fight-left': 'Fight: {count} left',
  'shark-island.page.verdict.beat': 'hits the Shark',
  'shark-island.page.verdict.lost': 'beaten',
  'shark-island.page.verdict.paid': 'pays a coin',
  'shark-island.page.verdict.bonus': 'a reward',
  'shark-island.page.why.exact': '+1 for exactly {shark-island.target}',
  'shark-island.page.why.card': '+{count} by a card',
  'shark-island.page.why.shark': '+1 for a Shark! in the line',
  'shark-island.page.why.shark-exact': '+1: the Shark has {shark-island.target}',
  'shark-island.page.why.frenzy': '+{count} by the Shark’s card',
  'shark-island.page.why.shield': '−{count} by a card',
  'shark-island.page.battle.title': 'Last combat:',
  'shark-island.page.battle.won': '{count|1 wound|# wounds} to the Shark at {place@place}.',
  'shark-island.page.battle.held': 'the Shark held out at {place@place}.',
  'shark-island.page.battle.wounds': '{count|1 wound|# wounds}',
  'shark-island.page.battle.damage': '{count} damage',
  'shark-island.page.battle.sunk': 'sunk',
  'shark-island.page.double-short': '{shark-island.doubleShark} Shark!',
  'shark-island.page.line-open': 'Cards: {cards@shark-island.combat-card}',
  'shark-island.page.unseen': '{count|# card|# cards} unseen',
  'shark-island.page.makes-target': 'makes {shark-island.target}',
  'shark-island.page.goes-over': 'goes over',
  'shark-island.page.wins': 'beats all',
  'shark-island.page.wins-over': 'beats all, no Terror',
  'shark-island.page.odds-wins': 'A second Shark! ({wins}%) beats all.',
  'shark-island.page.odds-label':
    'The next card: {over} in 100 go over, {exact} in 100 make {shark-island.target}; {unseen} cards unseen',
  'shark-island.page.offer.title': 'Another card?',
  'shark-island.page.offer.line': '{over}% go over, {exact}% make {shark-island.target}.',
  'shark-island.page.offer.over': 'You are over with {total}: pass. Nobody sees it before the end.',
  'shark-island.page.offer.card': 'A card first, then the question again.',
  'shark-island.page.offer.may-play': 'You may play a skill card first.',
  'shark-island.page.offer.take': 'Take a card',
  'shark-island.page.offer.shark-makes': 'Shark! makes {total}',
  'shark-island.page.offer.shark-wins': 'Shark! beats all',
  'shark-island.page.offer.shark-wins-over': 'Shark! beats all, no Terror',
  'shark-island.page.offer.pass': 'Pass',
  'shark-island.page.offer.stand': 'stand on {total}',
  'shark-island.page.offer.fight': 'Fight',
  'shark-island.page.offer.fight-later': 'after a card',
  'shark-island.page.dealt.title': '{card@shark-island.combat-card}: keep it?',
  'shark-island.page.dealt.line': 'It would make {total}.',
  'shark-island.page.dealt.hazard': 'A Hazard: it makes {total}, and you are asked again at once.',
  'shark-island.page.dealt.shark':
    'It doubles the card before it: {total}. A Shark! in a losing line costs 1 more damage.',
  'shark-island.page.dealt.double': 'A second Shark!: kept, it beats all and ends the combat.',
  'shark-island.page.dealt.keep': 'Keep it',
  'shark-island.page.dealt.makes': 'makes {total}',
  'shark-island.page.dealt.makes-over': 'makes {total}: over',
  'shark-island.page.dealt.fight': 'Fight it off ({count})',
  'shark-island.page.dealt.fight-detail': 'instead: {over}% over',
  'shark-island.page.dealt.harpoon': 'Harpoon',

  'shark-island.page.setup.hunters': 'The Hunters',
  'shark-island.page.setup.count': 'How many Hunters',
  'shark-island.page.setup.all-hunters': 'All Hunters',
  'shark-island.page.setup.as-shark': 'unseen under the fins, alone against the Hunters',
  'shark-island.page.setup.as-all': 'every Hunter is yours, against the Shark',
  'shark-island.page.setup.hunters-hint':
    '{shark-island.fewestHunters} to {shark-island.mostHunters}, in the order of their seats.',
  'shark-island.page.setup.least': 'The Shark needs at least {shark-island.fewestHunters} Hunters after it.',
  'shark-island.page.setup.most': 'No more than {shark-island.mostHunters} Hunters: take one away first.',
  'shark-island.page.setup.facts': 'Search {search}, Fight {fight}, sinks after {craft} damage.',
  'shark-island.page.setup.health': 'Against {count|# Hunter|# Hunters} the Shark has {health} health.',
  'shark-island.page.setup.first': 'First Player on the first turn',
  'shark-island.page.setup.first-random': 'By lot',

  'shark-island.page.end.strategy': 'The strategy was {strategy@shark-island.strategy-name}.',
  'shark-island.page.end.chart': 'The race, turn by turn',
  'shark-island.page.end.part': '{percent}%',
  'shark-island.page.end.turns': 'Turns',
  'shark-island.page.end.health': 'the Shark’s health',
  'shark-island.page.end.terror': 'Terror out of {goal}',
  'shark-island.page.end.found': 'Found at {place@place}.',
  'shark-island.page.end.struck': 'Unseen until {place@place}.',
  'shark-island.page.end.wounds': '{count|1 wound.|# wounds.}',
  'shark-island.page.end.tokens': '{count|1 Terror.|# Terror.}',
  'shark-island.page.end.sunk': 'Sunk: {seats@seat}.',

  'shark-island.page.about.tile-terror':
    'If the Shark terrorizes it, it is turned over: its back shows {least}{most|| to #} Terror {most|token|tokens}.',
  'shark-island.page.about.fins': 'It brings the Shark {count|# False Fin|# False Fins}.',
  'shark-island.page.about.sightings':
    '{count|# Confirmed Sighting is|# Confirmed Sightings are} allowed here in a turn.',
  'shark-island.page.about.sighted': '{count} made.',
  'shark-island.page.about.down': 'Fins still face down: {down} of {placed}.',
  'shark-island.page.about.damage': '{damage} of {craft} damage: with the last the craft is at the red fin.',
  'shark-island.page.about.holds':
    '{count|# Reroll token|# Reroll tokens}, {cards|# skill card|# skill cards} in hand, {deck} in the deck.',
  'shark-island.page.about.shark-holds':
    '{count|# coin|# coins}, {cards|# skill card|# skill cards} in hand, {deck} in the deck.',
  'shark-island.page.about.shark':
    'One player alone against all: it hides among false fins, beats those who find it, and spreads Terror.',
  'shark-island.page.about.discards': 'Discarded so far: {cards@card}.',
  'shark-island.page.about.deck': 'The whole deck',
  'shark-island.page.about.anchor': 'Anchor: only for the Hunter who plays it.',
  'shark-island.page.about.life-preserver': 'Life preserver: for any Hunter.',
  'shark-island.page.about.modifier': 'Tiles today: one for each Hunter, {modifier}; never fewer than one.',
  'shark-island.page.about.headline.green': 'Good news for the Hunters.',
  'shark-island.page.about.headline.red': 'Good news for the Shark.',
  'shark-island.page.about.headline.yellow': 'News for both sides.',
  'shark-island.page.about.fin-shark':
    'The real one. When it is turned over the Shark is found, and it comes to combat.',
  'shark-island.page.about.fin-false':
    'A False Fin: nothing, unless a Skill, a card or the day makes something of it.',
  'shark-island.page.about.ware.fin': 'One more random False Fin to place this turn.',
  'shark-island.page.about.ware.hazards':
    'Fog and Rammed for this turn. Fog blanks the Buoys of searchers; Rammed damages the craft that finds it.',
  'shark-island.page.about.ware.card': 'The top card of the Shark’s deck.',
  'shark-island.page.about.ware.heal': 'One health back. A red number can be reached, but not passed.',
  'shark-island.page.about.ware.night':
    'Roll {shark-island.dice} dice: if any shows a Shark, draw one Terror token. Once a turn.',
  'shark-island.page.about.line-shown': 'The cards one sees count {total}.',
  'shark-island.page.about.line-most':
    'Its hidden card is no higher than {number}, or a Shark!: whoever is over {shark-island.target} may not take another.',
  'shark-island.page.about.line-damage':
    '{count|1 more wound|# more wounds} to the Shark if this Hunter wins.',
  'shark-island.page.about.line-shield': '{count} less damage if this Hunter loses.',
  'shark-island.page.about.active':
    'Active: on the Shark’s tile. A win wounds the Shark, a defeat damages the craft.',
  'shark-island.page.about.communication':
    'In communication: elsewhere, with a radio. A win brings a card, a Reroll token or a repair; a defeat pays the Shark a coin, unless the Hunters strike back.',
  'shark-island.page.about.stack': 'The stack lies face up: this tile comes next. {count} left.',
  'shark-island.page.about.health-title': 'The Shark’s health',
  'shark-island.page.about.health':
    'At nothing the Hunters win at once. The Shark can heal up to a red number, but never past it.',
  'shark-island.page.about.terror-title': 'Terror',
  'shark-island.page.about.terror':
    'Each token stands on the line of its event. {shark-island.leastTerror} in all, {shark-island.ofOneEvent} of them of the one the Shark has chosen, win the game; or {shark-island.ghostTerror} of any kind. Which of the {shark-island.strategies} it wants is its secret.',
  'shark-island.page.about.coins-title': 'Shark coins',
  'shark-island.page.about.coins':
    'A coin for each Shark on the Hunters’ dice they keep, and for each Hunter who loses over the radio. {shark-island.coins} at most.',
  'shark-island.page.about.dock-title': 'The harbour',
  'shark-island.page.about.dock':
    'A craft in dry dock is fully repaired, does not search, and is in communication if it comes to combat.',
  'shark-island.page.about.combat-title': 'Combat',
  'shark-island.page.about.combat':
    'Everyone has a card face down and takes cards or passes. Closest to {shark-island.target} without going over wins; the Shark wins ties. Shark! doubles the card before it. A {shark-island.hazardCard} is a Hazard: answer again at once. A {shark-island.harpoonCard} can harpoon a face-up Shark! of a Hunter’s own line.',
  'shark-island.page.about.fight-title': 'Fight tokens',
  'shark-island.page.about.fight':
    'Refuse the card just dealt to you, before it does anything, and take the next instead.',
  'shark-island.page.about.odds-title': 'The next card',
  'shark-island.page.about.odds':
    'Counted from every card you have not seen, with what the others’ taking tells about their hidden cards. All {shark-island.combatDeck} are shuffled before each combat: {shark-island.sharkCopies} Shark! and {shark-island.copies} each of 1 to {shark-island.highest}.',

  'shark-island.page.rules.goal': 'How it is won',
  'shark-island.page.rules.goal-shark':
    'The Shark wins with Terror, by the strategy it chose in secret at the start:',
  'shark-island.page.rules.goal-hunters':
    'The Hunters win together when the Shark has no health left. It starts with {shark-island.fewestHealth} against {shark-island.fewestHunters} Hunters, {shark-island.moreHealth} against {shark-island.moreHunters}, {shark-island.mostHealth} against {shark-island.mostHunters}.',
  'shark-island.page.rules.turn': 'A turn',
  'shark-island.page.rules.calendar': 'Calendar',
  'shark-island.page.rules.calendar-text':
    'The First Player token goes to the next Hunter (not on the first turn). A Calendar card says how many tiles lie in the row, one for each Hunter and what the card adds or takes, and what is special today. The Shark gains a False Fin for each fin on the tiles, besides the {shark-island.ownFins} it always has.',
  'shark-island.page.rules.shark': 'Shark',
  'shark-island.page.rules.shark-text':
    'The Shark draws a skill card, spends coins, plays cards, and places all its fins face down, at least one on each tile.',
  'shark-island.page.rules.hunter': 'Hunters',
  'shark-island.page.rules.hunter-text':
    'In turn from the First Player: roll {shark-island.dice} dice (a Reroll token rolls all {shark-island.dice} again), use {shark-island.actions} of them for actions, then set sail for a tile or go into dry dock. Each Shark on the dice kept is a coin for the Shark, {shark-island.dice} of them also a Terror token; {shark-island.dice} Buoys wound the Shark.',
  'shark-island.page.rules.search': 'Search',
  'shark-island.page.rules.search-text':
    'Only if no sighting has found the Shark. Tile by tile from the stack, each Hunter there rolls as many dice as their Search: each Binoculars and each Buoy reveals a fin, one at a time. If the Shark is among them, the search is over.',
  'shark-island.page.rules.combat': 'Combat',
  'shark-island.page.rules.combat-text':
    'When the Shark is found, everyone fights: Hunters on its tile are Active, all others in communication. If an Active Hunter wins, the Shark is driven off and does not terrorize.',
  'shark-island.page.rules.terrorize': 'Terror',
  'shark-island.page.rules.terrorize-text':
    'Not found, the Shark turns over every fin that is left. Not found, or not beaten, it terrorizes its tile: it is turned over, and as many Terror tokens are drawn as its back shows. If it came up unfound, the Hunters on the tile may strike back.',
  'shark-island.page.rules.dusk': 'Dusk',
  'shark-island.page.rules.dusk-text':
    'Tiles, fins and crafts go back. Damage, tokens, cards and coins stay.',
  'shark-island.page.rules.shop': 'What coins buy',
  'shark-island.page.rules.dice': 'The dice',
  'shark-island.page.rules.dice-text':
    'Any die can be used for a Reroll token instead of what it shows, while there are any.',
  'shark-island.page.rules.sighting':
    'A Confirmed Sighting turns over one fin on any tile, from the harbour. Next to its binoculars a tile says how many it allows in a turn, for all Hunters together. If it is the Shark, it is found: the other Hunters still take their turns and may sail there, then combat follows without a search.',
  'shark-island.page.rules.fins': 'The fins',
  'shark-island.page.rules.battle': 'Combat, card by card',
  'shark-island.page.rules.battle-deal':
    'All {shark-island.combatDeck} cards are shuffled. Each gets one card face down and one face up. From the Shark’s left, with the Shark last, each takes a card or passes, round and round until all have passed. Whoever is over {shark-island.target} must pass, and does not say why.',
  'shark-island.page.rules.battle-example':
    '{hidden} face down, {before} and {last} are {sum}; a Shark! doubles the {last}: {total}.',
  'shark-island.page.rules.special-shark':
    'Shark! doubles the card before it; first in a line, or after another Shark!, it adds nothing. In the line of an Active Hunter who loses it costs 1 more damage.',
  'shark-island.page.rules.special-hazard':
    '{shark-island.hazardCard} is a Hazard: you are asked again at once, before the others.',
  'shark-island.page.rules.special-harpoon':
    '{shark-island.harpoonCard} is a Harpoon: a Hunter may discard a face-up Shark! of their own line, at once.',
  'shark-island.page.rules.special-fight':
    'A Fight token refuses the card just dealt, before it does anything, for the next.',
  'shark-island.page.rules.special-double':
    '{shark-island.doubleShark} Shark! in the Shark’s line end the combat: it beats everyone. Over {shark-island.target} with them, it takes no wounds but flees without Terror.',
  'shark-island.page.rules.battle-active':
    'Active: a Hunter who wins wounds the Shark, once more with exactly {shark-island.target}. One who loses takes 1 damage, 1 more for a Shark! in the own line and 1 more if the Shark has {shark-island.target}. However many are sunk in a combat, it is one Terror token.',
  'shark-island.page.rules.battle-communication':
    'In communication: who wins takes a card, a Reroll token or a repair; who loses pays the Shark a coin, but not when the Hunters strike back.',
  'shark-island.page.rules.tiles': 'The tiles',
  'shark-island.page.rules.tiles-text':
    'The stack lies face up, so the next one is known. What is on the back is not, but it is within the range on the front.',
  'shark-island.page.rules.tile-facts':
    'Terror {least}{most|| to #}, {fins|# fin|# fins}, {count|# sighting|# sightings}',
  'shark-island.page.rules.end': 'The end',
  'shark-island.page.rules.end-text':
    'The game ends at once: with the last health of the Shark, or with the token that fulfils its strategy. After forty turns it is a draw.',
  'shark-island.page.rules.source':
    'Told in our own words. Card texts, some tiles and some numbers are house content: the lists say which.',

  'shark-island.learn.hunter': 'You are Tempest',
  'shark-island.learn.hunter-text':
    'You train dolphins, and you hunt a shark. With Harlan you win when its health, up here in red, is gone.',
  'shark-island.learn.coast': 'A day on the coast',
  'shark-island.learn.coast-text':
    'Two postcards lie on the shore. The Shark has put fins face down before each: one of the eight is real.',
  'shark-island.learn.dice': 'Your dice',
  'shark-island.learn.dice-text':
    'Each Shark on dice you keep is a coin for it. Spend a Reroll token: roll all {shark-island.dice} again.',
  'shark-island.learn.keep': 'Much better',
  'shark-island.learn.keep-text':
    'Binoculars, Harpoon, Buoy. Keep them: you may use {shark-island.actions} of the {shark-island.dice}.',
  'shark-island.learn.sight': 'A sighting',
  'shark-island.learn.sight-text':
    'Binoculars turn over one fin on any tile. Tap tile 1, Lone Swimmer, then the button.',
  'shark-island.learn.draw': 'A card',
  'shark-island.learn.draw-text': 'Only a prank. The Harpoon draws a skill card: take it.',
  'shark-island.learn.sail': 'Set sail',
  'shark-island.learn.sail-text':
    'Now choose where you will search: tile 2, Crowded Beach. Much would be lost there.',
  'shark-island.learn.search': 'Search',
  'shark-island.learn.search-text':
    'Harlan found nothing. Your dice show two successes: reveal a fin, one at a time.',
  'shark-island.learn.again': 'A dolphin!',
  'shark-island.learn.again-text':
    'Your own skill: a dolphin found in a search wounds the Shark. One success is left: reveal again.',
  'shark-island.learn.found': 'There it is!',
  'shark-island.learn.found-text':
    'The Shark is found. Those on other tiles could come if they had the means; you are here already: to the combat.',
  'shark-island.learn.combat': 'Combat',
  'shark-island.learn.combat-text':
    'Closest to {shark-island.target} wins, ties go to the Shark. You are Active: a win wounds it. Harlan is elsewhere, on the radio.',
  'shark-island.learn.card': 'Your card first',
  'shark-island.learn.card-text':
    'Leap and Strike makes your win hurt more, and gives the Shark a coin. Play it: tap the card, then the button.',
  'shark-island.learn.take': 'Take a card',
  'shark-island.learn.take-text':
    'You have 10: 8 hidden and 2. Nothing can bring you over {shark-island.target}. Take a card and keep what you get.',
  'shark-island.learn.more': 'The bars above',
  'shark-island.learn.more-text':
    '15 now. Striped bars would go over. The Shark has passed: 6 and a hidden card. Once more, and keep it.',
  'shark-island.learn.pass': 'Shark! doubles',
  'shark-island.learn.pass-text': 'It doubled your 5: 20. Enough: pass, and see.',
  'shark-island.learn.won': 'Driven off',
  'shark-island.learn.won-text':
    '20 beats its 16: the Shark is wounded and terrorizes nobody today. Had nobody beaten it, the tile would have been turned for Terror.',
  'shark-island.learn.shark': 'You are the Shark',
  'shark-island.learn.shark-text':
    '{shark-island.leastTerror} Terror tokens, {shark-island.ofOneEvent} of them of the kind you choose in secret, and the island is yours. Stay alive until then.',
  'shark-island.learn.strategy': 'Choose a strategy',
  'shark-island.learn.strategy-text':
    'Hunters see your Terror, not your goal. Choose National Press this time: tap it, then the button.',
  'shark-island.learn.shop': 'Spend coins',
  'shark-island.learn.shop-text':
    'A whale carcass brought you a coin today. Buy one more False Fin to hide among.',
  'shark-island.learn.enough': 'Save the rest',
  'shark-island.learn.enough-text': 'What is left can wait for better things. Go on to your fins.',
  'shark-island.learn.place': 'Place your fins',
  'shark-island.learn.place-text':
    'One tap deals them evenly: use it now, then let the Hunters look. In a real game you would move them about first.',
  'shark-island.learn.struck': 'You came up',
  'shark-island.learn.struck-text':
    'Nobody found you: Crowded Beach was turned over for four Terror. Tempest strikes back. Closest to {shark-island.target} wins: you have 13. Take a card.',
  'shark-island.learn.alarm': 'One more…',
  'shark-island.learn.alarm-text':
    'A Shark! doubled your 4: 17. A second one in your line beats everyone at once. Take another.',
  'shark-island.learn.double': 'Killing machine',
  'shark-island.learn.double-text':
    '{shark-island.doubleShark} Shark! cards: Tempest’s craft is damaged, Harlan paid you a coin over the radio, and the Terror stays. That is the game.',
}
