import type { TableChance } from '../chance/chance.ts'
import { SealedChance, SeededChance } from '../chance/seeded.ts'
import { StackedChance } from '../chance/stacked.ts'
import { happened } from '../event.ts'
import type { PlayedGame } from '../game.ts'
import { Match } from './match.ts'
import { rulesBefore, seedSince, toldBefore } from './raise.ts'
import type { MatchSetup } from './setup.ts'

type Played = Pick<MatchSetup, 'rules' | 'seed' | 'seal' | 'stack' | 'raised'>

/** A match of a game that was opened for it: from its set-up or, where it was raised, from how things stood then. */
export function startPlayed<G extends PlayedGame>(game: G, setup: Played): Match<unknown, G> {
  const { rules, raised } = setup
  if (raised === undefined) return new Match(game, chanceOf(game, setup))
  const chance = chanceOf(game, { ...setup, seed: seedSince(setup.seed, raised), stack: null })
  const said = happened('match.raised', { played: rulesBefore(rules, raised), plays: raised.rules })
  return new Match(game, chance, game.read(raised.state), [said], toldBefore(raised))
}

function chanceOf(game: PlayedGame, setup: Played): TableChance {
  const seeded = setup.seal === null ? new SeededChance(setup.seed) : new SealedChance(setup.seed)
  return setup.stack === null ? seeded : new StackedChance(seeded, setup.stack, game.draws)
}
