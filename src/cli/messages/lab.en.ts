import type { Catalogue } from '#kernel/message.ts'

/** What the commands of the lab say: simulate, ladder, laws. */
export const lab = {
  'cli.help.simulate': `dorsal simulate GAME [FLAGS]: bots play many games on all cores; what happened is counted.

  --games N          how many games (200)
  --players N        how many players, for games that let you choose
  --options JSON     the game's options; without roles in them, all roles take turns
  --bots LEVEL       how the bots play: one level for all, or one for each, with commas (cadet)
  --iterations N     how long they think about a decision, instead of the level's own measure
  --seed TEXT        the same text gives the same games
  --content FILE     play with a content pack
  --json             print everything as one JSON document
  --html FILE        write a report with plots, as one file
  --threads N        how many threads (all cores)
  --lang en|fr       the language

Ctrl-C ends it early with what there is so far.`,
  'cli.help.ladder': `dorsal ladder GAME [FLAGS]: is each level of bots better than the one below?

Both sides play the same games with sides swapped, until it is clear (2% risk either way) whether the upper level
wins half of them or 60%. Where the sides are not alike, each set-up is also played with the lower level on both of
them, to tell for each side whether the upper level wins nothing there that the lower one would not, or one game of
ten.

  --levels A,B,…     which levels, the weakest first (random,greedy,cadet,mate,captain)
  --players N,M      at which tables, for games that let you choose
  --options JSON     at a table with these options
  --side NAME        judge one side alone: shark, crew or hunters; this plays fewer games for each set-up
  --minutes M        how long in all (10)
  --games N          how many games for each pair of levels at most (1000)
  --seed TEXT        the same text gives the same games
  --threads N        how many threads (all cores)
  --json             print everything as one JSON document
  --lang en|fr       the language

Ctrl-C ends it early with what there is so far.`,
  'cli.help.laws': `dorsal laws GAME [FLAGS]: random games under the eyes of the laws every game must keep, for as long as you like.

  --minutes M        how long (5)
  --games N          so many games instead
  --seed TEXT        the same text gives the same games; the seed of one game plays that one alone
  --lang en|fr       the language

Ends with 1 when a law is broken, and tells how to see it again.`,

  'refusal.bad-options': '--options needs a JSON object: {why}.',
  'refusal.ladder-levels': 'A ladder needs two levels at least.',
  'refusal.side': 'There is no side “{side}” here: {sides}.',
  'refusal.sides-alike': 'The sides of this game are all alike: --side has nothing to judge.',
  'refusal.report-not-ours': '{file} exists and is not a report of Dorsal: it is left as it is.',
  'refusal.too-small': '--{flag} must be at least {least}.',

  'lab.progress.games': '{done} of {games} games, {rate} a second, {left} left',
  'lab.progress.ladder':
    '{duel} of {duels}: {upper} against {lower}, {table}, {pairs|# pair|# pairs}, {left} left',
  'lab.progress.sights': '{games|# game|# games}, {unseen} things not seen yet',
  'lab.progress.laws': '{games|# game|# games}, {decisions|# decision|# decisions}',
  'lab.interrupted': 'Stopped after {games} of {asked} games: this is what there is so far.',
  'lab.stopped': 'Stopped before the end: this is what there is so far.',
  'lab.written': 'The report is in {file}.',

  'lab.title': '{game}: {games|one game|# games} between bots',
  'lab.bots': 'Bots',
  'lab.bots.iterations': '{level} ({iterations|# iteration|# iterations})',
  'lab.options': 'Options',
  'lab.seed': 'Seed',
  'lab.content': 'Content',
  'lab.effort': 'Time',
  'lab.effort.value': '{seconds} s on {threads|# thread|# threads}, {rate} games a second',
  'lab.victories': 'Victories',
  'lab.victories.value': '{shared} shared, {draws} of nobody',

  'lab.goals': 'Goals',
  'lab.goal.wins': '{name} wins',
  'lab.goal.rounds': 'games of {from} to {to} rounds',
  'lab.goal.strategies': 'from the mean: {name}',
  'lab.goal.roles': 'from the mean: {name}',
  'lab.goal.cards': 'played where drawn: {name}',
  'lab.goal.idle': 'crew turns of Act 1 without an action',
  'lab.goal.at-least': '{least} or more',
  'lab.goal.reached': 'reached',
  'lab.goal.missed': 'MISSED',

  'lab.rates': 'Win rates',
  'lab.spreads': 'Length and points',
  'lab.seats': 'Win rate by seat',
  'lab.roles': 'Win rate by role',
  'lab.levels': 'Win rate by level',
  'lab.length': 'Length of a game',
  'lab.points': 'Points',
  'lab.means': 'Mean points each time',
  'lab.use': 'How often it was seen',
  'lab.seat': 'seat {seat}',
  'lab.decisions': 'decisions',
  'lab.rounds-of': 'rounds, {phase}',
  'lab.phase.island': 'Act 1',
  'lab.phase.orca': 'Act 2',
  'lab.rounds': 'new rounds',
  'lab.points-of': 'points of a seat',
  'lab.column.games': 'games',
  'lab.column.wins': 'wins',
  'lab.column.rate': 'rate',
  'lab.column.interval': '95%',
  'lab.column.points': 'points',
  'lab.column.mean': 'mean',
  'lab.column.p10': '10%',
  'lab.column.p50': 'median',
  'lab.column.p90': '90%',
  'lab.column.least': 'least',
  'lab.column.most': 'most',
  'lab.column.seen': 'seen in',
  'lab.column.possible': 'of games',
  'lab.column.times': 'times a game',
  'lab.column.each': 'points each',
  'lab.column.found': 'found',
  'lab.column.wanted': 'wanted',
  'lab.range': '{low} to {high}',
  'lab.chart.rate': '{name}: {value}, between {low} and {high}',
  'lab.chart.percent': '{percent}%',
  'lab.chart.bin': '{from} to {to}: {count|# time|# times}',
  'lab.chart.even': 'all alike',
  'lab.figures': 'The figures',
  'lab.kind.happening': 'What happened',
  'lab.kind.event': 'Events',
  'lab.kind.token': 'Power tokens',
  'lab.kind.gear': 'Gear that was used',
  'lab.kind.ability': 'Abilities that were used',
  'lab.kind.dealt': 'Cards that were dealt',
  'lab.kind.resurface': 'Resurface cards',
  'lab.kind.card': 'Cards',
  'lab.kind.tile': 'Tiles',
  'lab.kind.back': 'Backs of tokens',
  'lab.kind.creature': 'Creatures',
  'lab.note':
    'Dots are what was found; the whiskers hold the truth in 95 of 100 cases. Roles take turns with the seats. A shared victory counts as a part of one. How often something was seen is counted in the games in which it could have been.',

  'lab.ladder.title': '{game}: the ladder of levels',
  'lab.ladder.table': 'table',
  'lab.ladder.players': '{players|# player|# players}',
  'lab.ladder.usual': 'as usual',
  'lab.ladder.upper': 'upper',
  'lab.ladder.lower': 'lower',
  'lab.ladder.score': 'score of the upper',
  'lab.ladder.pairs': 'pairs',
  'lab.ladder.verdict': 'verdict',
  'lab.ladder.difference': 'stronger',
  'lab.ladder.slight': 'stronger, by less than ten points',
  'lab.ladder.no-difference': 'not stronger',
  'lab.ladder.no-time': 'not decided: no time left',
  'lab.ladder.no-games': 'not decided: all games played',
  'lab.ladder.no-room': 'nothing to gain: the lower wins nearly always',
  'lab.ladder.by-side':
    'By side: what the upper level wins there against the lower one, what the lower one wins there against its like, and the difference in games of a hundred.',
  'lab.ladder.side': 'side',
  'lab.ladder.wins': 'upper wins',
  'lab.ladder.before': 'lower wins',
  'lab.ladder.gain': 'gain',
  'lab.side.shark': 'shark',
  'lab.side.crew': 'crew',
  'lab.side.hunters': 'hunters',

  'lab.laws.hold': 'The laws hold for {game} (seed "{seed}").',
  'lab.laws.games': '{games|# game|# games}, {decisions|# decision|# decisions}',
  'lab.laws.imagined': '{count|# view|# views} imagined, and seen the same again',
  'lab.laws.twins': '{twins|# pair|# pairs} of twins, compared over {steps|# step|# steps}',
  'lab.laws.secret-turns': '{count|# pair|# pairs} of secret turns that were told alike',
  'lab.laws.undone': '{count|# action|# actions} taken back and played again',
  'lab.laws.seen': '{seen} of {sights} things that can happen were seen, in {games|# game|# games} more',
  'lab.laws.unseen': 'not seen in this time: {unseen}',
  'lab.laws.again': 'To play it again: dorsal laws {game} --seed "{seed}"',
} satisfies Catalogue
