import type { IslandNumber } from '#games/shark-island/numbers.ts'
import type { Says } from '#kernel/catalogue.ts'

/** What the explanations, the rules, the set-up and the end of Shark Island say. */
export const en = {
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
} as const

en satisfies Says<typeof en, never, IslandNumber>
