import type { Chance } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import type { Setting } from '../setting.ts'
import { type IslandState, NONE } from '../state.ts'

/** Tries to draw all backs so that they fit those that are known; after that, only the unknown ones are drawn. */
const TRIES = 200

/** The backs of the row's tiles that nobody has seen. */
export function imagineBacks(setting: Setting, s: IslandState, chance: Chance): void {
  if (s.unlike === null) {
    for (let place = 0; place < s.row.length; place++)
      if (s.rowBacks[place] === NONE) draw(setting, s, place, chance)
  } else imagineShuffled(setting, s, s.unlike, chance)
}

function draw(setting: Setting, s: IslandState, place: number, chance: Chance): void {
  const backs = s.backs[s.row[place]]
  s.rowBacks[place] = chance.take(setting.draws.back, backs, total(backs))
  backs[s.rowBacks[place]]--
}

/**
 * In a turn in which the used tiles were shuffled: tiles that lay in the row before that have none of the backs that had
 * been turned by then, tiles that came later may have any. All are drawn in order, again and again, until the backs that
 * are known come out right (rejection sampling), so that the others come out as likely as they are.
 */
function imagineShuffled(
  setting: Setting,
  s: IslandState,
  unlike: readonly (readonly number[])[],
  chance: Chance,
): void {
  const known = s.rowBacks.slice()
  giveBack(s)
  for (let tries = 0; tries < TRIES; tries++) {
    for (let place = 0; place < s.row.length; place++) {
      if (place < unlike.length) withhold(s, place, unlike[place], -1)
      draw(setting, s, place, chance)
      if (place < unlike.length) withhold(s, place, unlike[place], 1)
    }
    if (known.every((back, place) => back === NONE || back === s.rowBacks[place])) return
    giveBack(s)
  }
  for (const [place, back] of known.entries()) if (back !== NONE) s.backs[s.row[place]][back]--
  for (let place = 0; place < s.row.length; place++) {
    s.rowBacks[place] = known[place]
    if (known[place] === NONE) draw(setting, s, place, chance)
  }
}

/** Takes backs out of those that can be drawn (`sign` -1), or puts them back (1). */
function withhold(s: IslandState, place: number, backs: readonly number[], sign: number): void {
  for (let back = 0; back < backs.length; back++) s.backs[s.row[place]][back] += sign * backs[back]
}

function giveBack(s: IslandState): void {
  for (let place = 0; place < s.row.length; place++) {
    if (s.rowBacks[place] !== NONE) s.backs[s.row[place]][s.rowBacks[place]]++
    s.rowBacks[place] = NONE
  }
}
