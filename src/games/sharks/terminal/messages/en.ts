import type { Says } from '#kernel/catalogue.ts'
import type { SharksNumber } from '../../numbers.ts'

export const en = {
  'cli.sharks.flags': `  --players N        {sharks.least} to {sharks.most} sharks ({sharks.least})
  --sharks A,B       which: great-white, mako, tiger, hammerhead, bull, thresher
  --open-hands       score cards lie open
  --common-view      the boat's directions are the same for everyone`,
  'cli.sharks.seat': '{seat@seat}',
  'cli.sharks.round': 'round {round}',
  'cli.sharks.last-round': 'round {round}, the last',
  'cli.sharks.tile.reef-small': 'Reef S',
  'cli.sharks.tile.reef-medium': 'Reef M',
  'cli.sharks.tile.reef-large': 'Reef L',
  'cli.sharks.tile.creatures-small': 'Creatures S',
  'cli.sharks.tile.creatures-medium': 'Creatures M',
  'cli.sharks.tile.creatures-large': 'Creatures L',
  'cli.sharks.tile.tide': 'Tide',
  'cli.sharks.tile.relief': 'Relief',
  'cli.sharks.tile.oil': 'Oil Spill',
  'cli.sharks.size.small': 'S',
  'cli.sharks.size.medium': 'M',
  'cli.sharks.size.large': 'L',
  'cli.sharks.type.bony': 'bony fish',
  'cli.sharks.type.cartilaginous': 'cartilaginous',
  'cli.sharks.type.cephalopod': 'cephalopod',
  'cli.sharks.type.crustacean': 'crustacean',
  'cli.sharks.type.mammal': 'mammal/bird',
  'cli.sharks.type.pelagic': 'pelagic fish',
  'cli.sharks.code.bony': 'bon',
  'cli.sharks.code.cartilaginous': 'car',
  'cli.sharks.code.cephalopod': 'cep',
  'cli.sharks.code.crustacean': 'cru',
  'cli.sharks.code.mammal': 'mam',
  'cli.sharks.code.pelagic': 'pel',
  'cli.sharks.up.north': '↑ N',
  'cli.sharks.up.east': '↑ E',
  'cli.sharks.up.south': '↑ S',
  'cli.sharks.up.west': '↑ W',
  'cli.sharks.boat': 'boat',
  'cli.sharks.trash': 'trash',
  'cli.sharks.on-show': 'On show',
  'cli.sharks.points': '{points} pts',
  'cli.sharks.card': '{card@card}, {points|# point|# points} now: {text}',
  'cli.sharks.card-short': '{card@card} ({points}): {text}',
  'cli.sharks.hand-of': '{seat@seat}: {cards@card}',
  'cli.sharks.rules.goal':
    'In turn each shark swims, does what its tile says, may score cards for what it has eaten, and moves the boat. When a stomach holds {places} things, the round is finished and most points win.',
  'cli.sharks.rules.tile': '{tile@sharks.tile}: {tile@sharks.about}',
  'cli.sharks.rules.seat': '{seat@seat}: {seat@sharks.skill}',
} as const

en satisfies Says<typeof en, never, SharksNumber>
