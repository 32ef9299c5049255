import type { Says } from '#kernel/catalogue.ts'
import type { JawsNumber } from '../../numbers.ts'

export const en = {
  'cli.jaws.flags': `  --mode MODE        full, act-1 or act-2 (full)`,
  'cli.jaws.act-1': 'Act 1, round {round}',
  'cli.jaws.act-2': 'Act 2, round {round}',
  'cli.jaws.legend':
    '☺ swimmers, M Michael, ✕✕ closed, ✕ opening soon, ◉ floating barrels, ▣ barrels ashore, ~ in the water, ▲ shark',
  'cli.jaws.event': '{event@event}: {text}',
  'cli.jaws.track':
    'Swimmer track {eaten}. {fastened|One barrel|# barrels} on the shark, {plays|one token|# tokens} played.',
  'cli.jaws.member': '{seat@seat} at {space@jaws.space}, {barrels|one barrel|# barrels}',
  'cli.jaws.chance': '{space} {chance}%',
  'cli.jaws.belief': 'The shark may be at (if it swam at random): {spaces}',
  'cli.jaws.plan':
    'You are at {space@jaws.space}: {actions|one action|# actions} left, {eaten|one swimmer|# swimmers} eaten in this plan.',
  'cli.jaws.tokens': 'Tokens left: {tokens@jaws.token}',
  'cli.jaws.in-play': 'In play: {token@jaws.token}',
  'cli.jaws.card': 'zone {zone}, evade {evade}, {dice|one die|# dice}',
  'cli.jaws.card-shakes': 'zone {zone}, evade {evade}, {dice|one die|# dice}, shakes off',
  'cli.jaws.sailor': '{seat@seat}, {wounds} of {lives} wounds: {gear@gear}',
  'cli.jaws.eliminated': '{seat@seat} is out of the fight.',
  'cli.jaws.shark': 'The shark: {wounds} of {lives} wounds, {count|one ability|# abilities} in hand.',
  'cli.jaws.attached': 'On the shark: {gear@gear}',
  'cli.jaws.hand': 'Your abilities: {abilities@ability}',
  'cli.jaws.ability': 'This round: {ability@ability}',
  'cli.jaws.armed': 'ready: {weapon@gear}',
  'cli.jaws.aims': 'ready: {weapon@gear}, at {target@jaws.space}',
  'cli.jaws.laid': 'An ability lies under the letter.',
  'cli.jaws.attack-boat': 'The shark attacks {on@jaws.space}.',
  'cli.jaws.attack-crew': 'The shark attacks {on@seat}.',
  'cli.jaws.dice': 'Dice: {dice}',
  'cli.jaws.dice-again': 'Taken up: {dice}',
  'cli.jaws.rules.goal-1':
    'Act 1: the shark eats swimmers unseen; the crew find it and fasten {jaws.barrels} barrels to it.',
  'cli.jaws.rules.event': 'Each round an event brings swimmers and does what it says.',
  'cli.jaws.rules.shark':
    'The shark plans up to {jaws.sharkActions} actions (swim a space, eat a swimmer) and tells only what it ate, which sensors it met and whether it played a token.',
  'cli.jaws.rules.tokens': 'One token a round, each once: Frenzy, Evasive, Out of Sight, Speed Burst.',
  'cli.jaws.rules.quint':
    'Quint, {jaws.crewActions} actions: move, rescue, pick up barrels, and once a round launch one here or next door.',
  'cli.jaws.rules.brody':
    'Brody, {jaws.crewActions} actions on land: move, rescue, carry a barrel from the shop to a dock, and once a round each look and close a beach.',
  'cli.jaws.rules.hooper':
    'Hooper, {jaws.crewActions} actions: move {jaws.speedboat} spaces, rescue, pick up barrels, give them to Quint, and once a round use the fish finder.',
  'cli.jaws.rules.end-1':
    '{jaws.track} eaten ({jaws.alone} when played alone) or {jaws.barrels} barrels end the act.',
  'cli.jaws.rules.goal-2': 'Act 2: the shark sinks the Orca or the crew; the crew kill the shark.',
  'cli.jaws.rules.choose': '{jaws.letters} cards say where the shark may come up; it picks one in secret.',
  'cli.jaws.rules.prepare':
    'The crew move up to {jaws.orcaMoves} spaces, choose a weapon and put a target in the water.',
  'cli.jaws.rules.attack': 'Those whose target is right may attack: hits above the evade are wounds.',
  'cli.jaws.rules.bite':
    'The shark attacks the boat or somebody in the water, then rolls a bonus die against each in the water near it.',
  'cli.jaws.rules.end-2': 'It ends with the shark’s last wound, the last crew member or the last tile.',
} as const

en satisfies Says<typeof en, never, JawsNumber>
