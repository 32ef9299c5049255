import type { JawsNumber } from '#games/jaws/numbers.ts'
import type { Says } from '#kernel/catalogue.ts'

/** What the explanations, the rules, the set-up and the end of JAWS say. */
export const en = {
  'jaws.page.setup.mode': 'How much',
  'jaws.page.setup.mode.full': 'Both acts',
  'jaws.page.setup.mode.act-1': 'Act 1',
  'jaws.page.setup.mode.act-2': 'Act 2',
  'jaws.page.setup.mode-hint.full':
    'The hunt round the island, then the fight on the Orca. 60 to 90 minutes.',
  'jaws.page.setup.mode-hint.act-1':
    'The hunt alone: {jaws.alone} swimmers for the shark, {jaws.barrels} barrels for the crew. 30 minutes.',
  'jaws.page.setup.mode-hint.act-2':
    'The fight alone, with {jaws.aloneAbilities} abilities against {jaws.aloneGear} cards of gear. 30 minutes.',
  'jaws.page.setup.players': 'How many people',
  'jaws.page.setup.players-hint.2': 'One is the shark, the other runs the whole crew.',
  'jaws.page.setup.players-hint.3':
    'Two share the crew: one member each, the third belongs to whoever starts his turn.',
  'jaws.page.setup.players-hint.4': 'One for each role.',
  'jaws.page.setup.help': 'Help with deducing',
  'jaws.page.setup.help.on': 'On',
  'jaws.page.setup.help.off': 'Off',
  'jaws.page.setup.help-hint.on':
    'The chart can show what the crew were told, where the shark can be and how likely. Each device can hide it.',
  'jaws.page.setup.help-hint.off':
    'For purists: nobody gets odds or a history of clues, only marks of their own. The replay shows everything.',
  'jaws.page.setup.crew': 'The whole crew',
  'jaws.page.setup.role.shark': 'hunts unseen, alone against all',
  'jaws.page.setup.role.quint': 'the Orca and the barrels',
  'jaws.page.setup.role.brody': 'the beaches and the binoculars',
  'jaws.page.setup.role.hooper': 'the fast boat and the fish finder',
  'jaws.page.setup.role.crew': 'all of them, alone against the shark',
  'jaws.page.end.part': '{percent}%',
  'jaws.page.end.rounds': 'Act {act}, by round',
  'jaws.page.end.eaten': '{count} of {of} on the swimmer track',
  'jaws.page.end.rescued': '{count|# swimmer|# swimmers} brought out',
  'jaws.page.end.barrels': '{count|# barrel|# barrels} on the shark, {launched} launched',
  'jaws.page.end.found': 'found {count|once|# times} in {rounds|# round|# rounds}',
  'jaws.page.end.wounds': 'shark: {count} of {of} wounds in {rounds|# round|# rounds}',
  'jaws.page.end.crew': 'crew: {count|# wound|# wounds}, {lost} lost',
  'jaws.page.end.tiles': 'Orca: {damaged} damaged, {destroyed} destroyed',
  'jaws.page.end.tide': 'How it went',
  'jaws.page.end.tide-key.full':
    'Red: what the shark won (swimmers, then tiles and wounds). Blue, dashed: what the crew won (barrels, then wounds on it).',
  'jaws.page.end.tide-key.act-1':
    'Red: the swimmers it ate. Blue, dashed: the barrels on it. At the top one side has won.',
  'jaws.page.end.tide-key.act-2':
    'Red: tiles and wounds for the shark. Blue, dashed: wounds on it. At the top one side has won.',
  'jaws.page.end.turning': 'Turning points',
  'jaws.page.end.when': 'Act {act}, round {round}:',
  'jaws.page.end.by.eaten': '{count|one step|# steps} on the swimmer track.',
  'jaws.page.end.by.barrels': '{count|A barrel|# barrels} on the shark.',
  'jaws.page.end.by.wounds': '{count|# wound|# wounds} for the shark.',
  'jaws.page.end.by.crew': '{count|# wound|# wounds} for the crew.',
  'jaws.page.end.by.tiles': '{count|A tile|# tiles} gone.',
  'jaws.page.end.replay':
    'The replay shows the shark’s true way against what the crew could know, round by round.',
  'jaws.page.rules.goal': 'One hunts, the others hunt it',
  'jaws.page.rules.goal-text':
    'One plays the shark, the others Quint, Brody and Hooper. In Act 1 the shark eats round Amity Island while the crew try to fasten {jaws.barrels} barrels to it. What happens there decides how each side is armed for Act 2, the fight on the Orca: the shark must sink the boat or the crew, the crew must kill the shark.',
  'jaws.page.rules.act-1': 'Act 1: Amity Island',
  'jaws.page.rules.chart':
    'Spaces that share a line are adjacent; rocks close the corners. Dashed lines are for those on foot.',
  'jaws.page.rules.act-1.event': 'The event',
  'jaws.page.rules.act-1.event-text':
    'A card is turned up. It puts swimmers into the water at the beaches it names and does something besides. At a closed beach nobody goes in: the sign first says that it opens soon, the next time it goes away.',
  'jaws.page.rules.act-1.shark': 'The shark',
  'jaws.page.rules.act-1.shark-text':
    'It takes up to {jaws.sharkActions} actions, unseen: swim to an adjacent space, or eat one swimmer where it is. Once a round it may play one of its {jaws.tokens} power tokens, face down. Then it announces what the crew would notice.',
  'jaws.page.rules.act-1.crew': 'The crew',
  'jaws.page.rules.act-1.crew-text':
    'In any order, each takes up to {jaws.crewActions} actions: move, get swimmers out, carry barrels, search. Binoculars, fish finder, closing a beach and launching a barrel: once a round each.',
  'jaws.page.rules.act-1.end': 'How it ends',
  'jaws.page.rules.act-1.end-text':
    'With {jaws.barrels} barrels on the shark, with {jaws.track} on the swimmer track, or with the last event. Played alone: the shark wins with {jaws.alone}, the crew with {jaws.barrels} barrels.',
  'jaws.page.rules.tokens': 'Power tokens, each once a game',
  'jaws.page.rules.hear': 'What the crew hear',
  'jaws.page.rules.hear-text':
    'After the whole turn: how many were eaten at each beach, which floating barrels noticed the shark, whether a token was played, and who was knocked off a boat. Never where it is, how far it swam or which token it was.',
  'jaws.page.rules.members': 'Who can do what',
  'jaws.page.rules.events': 'All events, with the swimmers they bring',
  'jaws.page.rules.between': 'Between the acts',
  'jaws.page.rules.between-text': 'The swimmer track says how many cards each side has for the fight.',
  'jaws.page.rules.track.eaten': 'Track',
  'jaws.page.rules.track.gear': 'Gear for the crew',
  'jaws.page.rules.track.abilities': 'Abilities for the shark',
  'jaws.page.rules.act-2.title': 'Act 2: the Orca',
  'jaws.page.rules.act-2.setup': 'Getting ready',
  'jaws.page.rules.act-2.setup-text':
    'The crew share out their gear, besides {jaws.ownGear} cards each has of his own, and board the boat. The shark keeps its abilities to itself.',
  'jaws.page.rules.act-2.lock': 'Where it comes up',
  'jaws.page.rules.act-2.lock-text':
    '{jaws.letters} cards are turned up: A, B and C, each with a zone, evade, dice and maybe a shake-off. The shark secretly chooses one, and may lay an ability with it.',
  'jaws.page.rules.act-2.prepare': 'The crew prepare',
  'jaws.page.rules.act-2.prepare-text':
    'All at once: each moves up to {jaws.orcaMoves} spaces (out of the water takes all of it), chooses a weapon and a water space to aim at: any with a firearm, one in reach with anything else.',
  'jaws.page.rules.act-2.reveal': 'The shark comes up',
  'jaws.page.rules.act-2.reveal-text':
    'The chosen card is shown. With a shake-off on it, everything fastened to the shark falls off. Those who aimed elsewhere have aimed at nothing.',
  'jaws.page.rules.act-2.crew': 'The crew attack',
  'jaws.page.rules.act-2.crew-text':
    'Those on target may roll their dice: hits less the shark’s evade are wounds. What is fastened to it needs no dice.',
  'jaws.page.rules.act-2.shark': 'The shark attacks',
  'jaws.page.rules.act-2.shark-text':
    'It attacks a boat space it touches, or one of the crew in the water near it; then one more die against everyone in the water near it. Enough hits damage a tile, then destroy it, and whoever stands there falls in.',
  'jaws.page.rules.act-2.end': 'How it ends',
  'jaws.page.rules.act-2.end-text':
    'The crew win with {jaws.sharkWounds} wounds on the shark. The shark wins when the whole crew is gone, or all {jaws.boatSpaces} tiles.',
  'jaws.page.about.water': 'By water it touches {spaces}.',
  'jaws.page.about.land': 'By land it touches {spaces@jaws.space}.',
  'jaws.page.about.beach': 'A beach. The shark eats here; Brody looks through his binoculars here.',
  'jaws.page.about.dock': 'A dock: Brody leaves barrels on it, the boats fetch them.',
  'jaws.page.about.office': 'From here Brody closes a beach that has no swimmers.',
  'jaws.page.about.shop': 'The Shop has {count|# barrel|# barrels}. Brody carries one at a time to a dock.',
  'jaws.page.about.open-water': 'Open water: no land, nobody to eat.',
  'jaws.page.about.quint':
    'Quint and the Orca: sails to an adjacent space; once a round he launches a barrel at the shark, from where he is or into an adjacent one. A second hit ends the act.',
  'jaws.page.about.brody':
    'Chief Brody, on foot: gets swimmers and Michael out, looks through the binoculars once a round at a beach, closes a beach from an office, carries barrels from the Shop to the docks.',
  'jaws.page.about.hooper':
    'Hooper and his speedboat: up to {jaws.speedboat} spaces for one action; once a round the fish finder tells whether the shark is here, nearby or neither; brings Quint barrels.',
  'jaws.page.about.shark':
    'The shark swims unseen. It eats at the beaches, and tells the crew only what they would notice.',
  'jaws.page.about.places': 'Swimmers: {swimmers}.',
  'jaws.act2.about.intact':
    'Whole. {damage|# hit damages|# hits damage} it, {destroy} destroy it at once. Damaged, it holds out until {damaged|# hit|# hits}.',
  'jaws.act2.about.damaged':
    'Damaged: {destroy|# hit destroys|# hits destroy} it. Its water now reaches the boat spaces fore and aft of it too.',
  'jaws.act2.about.boat-touches':
    'It touches the boat spaces beside it, never diagonally, and the water of its own zone.',
  'jaws.act2.about.water':
    'It touches its own boat space and the waters on both sides; the ring goes round bow and stern.',
  'jaws.act2.about.water-open':
    'Its tile is gone: the water reaches through to all boat spaces beside it, and across if that tile is gone too.',
  'jaws.act2.about.water-letters': 'The shark comes up here if it has chosen {letters}.',
  'jaws.act2.about.water-climb':
    'Swimming costs one move for each water, climbing aboard takes them all. Whoever is in the water near the shark can be bitten.',
  'jaws.act2.about.card-title': 'Resurface card, zone {zone}',
  'jaws.act2.about.card-evade': 'Evade {evade}: so many hits of every attack on the shark are lost.',
  'jaws.act2.about.card-dice': 'It attacks with {dice|# die|# dice} from here.',
  'jaws.act2.about.card-shakes': 'It shakes off everything that sticks to it as it comes up.',
  'jaws.act2.about.card-holds': 'What sticks to it stays.',
  'jaws.act2.about.ability':
    'One may be laid face down with the letter. It is turned over as the shark comes up and then leaves the game.',
  'jaws.act2.about.crew': 'After {lives|# wound|# wounds} one is out of the fight.',
  'jaws.act2.about.shark':
    'The crew win when it has taken all its wounds; it wins when the Orca is gone or the last of the crew.',
  'jaws.act2.about.played': 'Played so far: {abilities@ability}.',
  'jaws.act2.about.attached': 'Sticking to it: {gear@gear}.',
  'jaws.act2.about.deck': '{deck|# resurface card|# resurface cards} in the deck, {discards} discarded.',
  'jaws.act2.about.die-title': 'The die',
  'jaws.act2.about.die': 'Each fin is a hit.',
} as const

en satisfies Says<typeof en, never, JawsNumber>
