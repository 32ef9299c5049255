import type { Says } from '#kernel/catalogue.ts'

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
  --lang {languages}       the language

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
  --lang {languages}       the language

Ctrl-C ends it early with what there is so far.`,
  'cli.help.laws': `dorsal laws GAME [FLAGS]: random games under the eyes of the laws every game must keep, for as long as you like.

  --minutes M        how long (5)
  --games N          so many games instead
  --seed TEXT        the same text gives the same games; the seed of one game plays that one alone
  --lang {languages}       the language

Ends with 1 when a law is broken, and tells how to see it again.`,

  'refusal.bad-options': '--options needs a JSON object: {why}.',
  'refusal.ladder-levels': 'A ladder needs two levels at least.',
  'refusal.side': 'There is no side “{side}” here: {sides}.',
  'refusal.sides-alike': 'The sides of this game are all alike: --side has nothing to judge.',
  'refusal.report-not-ours': '{file} exists and is not a report of Dorsal: it is left as it is.',
  'refusal.too-small': '--{flag} must be at least {least}.',
} as const

lab satisfies Says<typeof lab>
