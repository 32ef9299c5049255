import type { SharksNumber } from '#games/sharks/numbers.ts'
import type { Says } from '#kernel/catalogue.ts'

/** What the explanations, the rules, the set-up and the end of Sharks say. */
export const en = {
  'sharks.page.setup.count': 'How many sharks',
  'sharks.page.setup.sharks': 'Who swims',
  'sharks.page.setup.sharks-hint':
    '{sharks.least} to {sharks.most} sharks, in the order of their seats. {sharks.least} play on {sharks.fewTiles} tiles, more on {sharks.allTiles}.',
  'sharks.page.setup.place': 'seat {place}',
  'sharks.page.setup.most': '{sharks.most} sharks at most.',
  'sharks.page.setup.least': '{sharks.least} sharks at least.',
  'sharks.page.setup.hands': 'Score cards',
  'sharks.page.setup.hands.secret': 'Secret',
  'sharks.page.setup.hands.open': 'Open',
  'sharks.page.setup.hands-hint.secret': 'Everyone sees only their own hand.',
  'sharks.page.setup.hands-hint.open': 'All hands lie on the table.',
  'sharks.page.setup.boat': 'The boat steers',
  'sharks.page.setup.boat.own-view': 'By each seat',
  'sharks.page.setup.boat.common-view': 'By the map',
  'sharks.page.setup.boat-hint.own-view':
    'Up, right, down, left as each player sees the ocean from their side of the table.',
  'sharks.page.setup.boat-hint.common-view': 'Up is north for everyone.',
  'sharks.page.setup.first': 'Who begins',
  'sharks.page.setup.first.random': 'Chance decides',
  'sharks.page.end.chart': 'Points, round by round',
  'sharks.page.end.round': 'Round {round}',
  'sharks.page.end.bonus': 'Tide bonus',
  'sharks.page.end.card': '“{card@card}”',
  'sharks.page.end.total': '{points|# point|# points}',
  'sharks.page.end.nothing': '{cards|One card|# cards} for no points',
  'sharks.page.end.none': 'No card scored.',
  'sharks.page.end.left': 'In the stomach at the end: {creatures|# creature|# creatures}, {trash} trash',
  'sharks.page.about.inside': 'Still in the bag',
  'sharks.page.about.stack': 'What may come out of the stack',
  'sharks.page.about.deck': 'Deck {deck}, discarded {discards}',
  'sharks.page.about.eaten': 'What it has eaten',
  'sharks.page.about.hand': 'In hand, with what each scores now',
  'sharks.page.about.fact': 'Did you know?',
  'sharks.page.about.counts': 'It counts your whole stomach, and nothing is used up.',
  'sharks.page.about.scores-now': 'It would score {points|# point|# points} now.',
  'sharks.page.about.trash':
    'Trash fills a place in the stomach and scores nothing. You eat what lies on your way.',
  'sharks.page.about.boat':
    'The boat moves at the end of each turn and leaves trash behind it. Sharks cannot pass it; only the Tiger Shark can.',
  'sharks.page.about.stomach':
    '{places} places. When somebody’s is full, the round is finished and the game ends.',
  'sharks.page.about.creature.bony': 'Reef fish with a skeleton of bone.',
  'sharks.page.about.creature.cartilaginous': 'Rays and small sharks: skeletons of cartilage.',
  'sharks.page.about.creature.cephalopod': 'Squid and octopus: arms, and a clever head.',
  'sharks.page.about.creature.crustacean': 'Crabs, lobsters and their kin, in armour.',
  'sharks.page.about.creature.mammal': 'Seals, sea lions and birds of the sea.',
  'sharks.page.about.creature.pelagic': 'Fish of the open water: tuna and mackerel.',
  'sharks.page.about.left': '{count} of them still in the bag, {shown} on show.',
  'sharks.page.rules.goal': 'The goal',
  'sharks.page.rules.goal-text':
    'Eat what your score cards ask for, dodge the trash, and have the most points when the first stomach is full.',
  'sharks.page.rules.turn': 'Your turn, step by step',
  'sharks.page.rules.swim': 'Swim',
  'sharks.page.rules.swim-text':
    'Up to {sharks.steps} tiles along rows and columns, never diagonally. You must move, and you cannot end where you began. Other sharks, the boat and oil spills are in the way.',
  'sharks.page.rules.swim-trash': 'Trash on your way is eaten at once, before the tile does anything.',
  'sharks.page.rules.tile': 'The tile',
  'sharks.page.rules.tile-text': 'Where you stop, you do what the tile says.',
  'sharks.page.rules.score': 'Score cards',
  'sharks.page.rules.score-text':
    'If you like, score one or more of your {sharks.hand} cards. Each counts your whole stomach; what you have eaten stays and counts again later. Then draw back up to {sharks.hand}: new cards wait for your next turn.',
  'sharks.page.rules.boat': 'Move the boat',
  'sharks.page.rules.boat-text':
    'Turn over a trash token. It shows two directions: move the boat one tile in one of them, and leave the token on the tile it came from. One trash at most lies on a tile, and none on Trash Relief or oil.',
  'sharks.page.rules.tiles': 'The tiles',
  'sharks.page.rules.sharks': 'The {sharks.sharks} sharks',
  'sharks.page.rules.sharks-text':
    'Each has a deck of {sharks.deck} cards of its own and one thing the others cannot do.',
  'sharks.page.rules.creatures': '{sharks.types} kinds of food',
  'sharks.page.rules.creatures-text':
    'Each kind comes small, medium and large, which is told by its dots. There are {sharks.creatures} creatures in all.',
  'sharks.page.rules.end': 'The end',
  'sharks.page.rules.end-text':
    'When a stomach holds {sharks.stomach} items, the round is finished so that everyone has had the same number of turns. Most points win; then less trash; then the victory is shared.',
  'sharks.page.rules.source':
    'The rules follow the rulebook of Sharks by Kristen Mott. The score cards are Dorsal’s own.',
} as const

en satisfies Says<typeof en, never, SharksNumber>
