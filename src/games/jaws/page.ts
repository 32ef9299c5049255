import { type PageGame, pageGame } from '#kernel/page.ts'
import { type Practice, practise, type Script } from '#kernel/practice.ts'
import {
  type Announcement,
  announcementOf,
  type Odds,
  reachOf,
  type Search,
  searchOdds,
  type Way,
  wayOf,
} from './act-1/preview.ts'
import type { Act1View } from './act-1/view.ts'
import { type Reckoning, reckon } from './act-2/reckoning.ts'
import type { Act2View } from './act-2/view.ts'
import type { JawsContent } from './content/schema.ts'
import { legacy } from './legacy.ts'
import type { JawsOptions } from './options.ts'
import { playedJaws } from './played.ts'
import { type Clue, clueList, sharkBelief } from './preview.ts'
import { settingOf } from './setting.ts'
import type { JawsView } from './view.ts'

/** The one door through which the page reaches the rules of JAWS. */
export { SPACES } from './act-1/island.ts'
export {
  BURST_STEPS,
  CLIMB_ACTIONS,
  CREW_ACTIONS,
  ENOUGH_BARRELS,
  ENOUGH_EATEN_ALONE,
  TRACK_END,
} from './act-1/limits.ts'
export { effectText, type Odds, type Way } from './act-1/preview.ts'
export { TOKENS, type Token } from './act-1/tokens.ts'
export {
  DICE,
  DOMINO_HITS,
  LETTERS,
  type Letter,
  RAMMING_HITS,
  WEAPONS,
} from './act-2/components.ts'
export { gearText } from './act-2/preview.ts'
export type { Breach, Mauling, Reckoning, Strike } from './act-2/reckoning.ts'
export { contentNames } from './content/names.ts'
export type { Clue } from './preview.ts'
export { CREW_IDS, SEAT_IDS } from './seats.ts'

export function openJaws(
  options: JawsOptions,
  content: JawsContent,
  rules: number | undefined,
): PageGame<JawsView> {
  return pageGame(playedJaws(settingOf(options, content, rules)))
}

/** What touches what aboard the Orca, and what dice bring there. */
export function reckonJaws(options: JawsOptions, content: JawsContent): (view: Act2View) => Reckoning {
  const setting = settingOf(options, content)
  return (view) => reckon(setting, view)
}

/** A match on this device alone, with draws that a lesson chooses. */
export function practiseJaws(
  options: JawsOptions,
  content: JawsContent,
  eyes: readonly string[],
  script: Script,
): Practice {
  return practise(playedJaws(settingOf(options, content)), eyes, script)
}

/** What can be worked out of a view of Act 1; see act-1/preview.ts. */
export interface Act1Preview {
  odds(view: Act1View): Odds
  clues(view: Act1View): readonly Clue[]
  search(view: Act1View, device: 'look' | 'finder' | 'launch', space: string): Search
  announcement(view: Act1View): Announcement
  reach(view: Act1View, seat: string): { readonly [space: string]: number }
  way(from: string, to: string, by: Way): readonly string[] | null
  /** What Act 1 leaves to Act 2 with so many on the track. */
  legacy(eaten: number): { readonly gear: number; readonly abilities: number }
  /** Where on the track the act ends. */
  readonly goal: number
}

export function previewAct1(options: JawsOptions, content: JawsContent): Act1Preview {
  const setting = settingOf(options, content)
  return {
    odds: (view) => sharkBelief(content, view).chances,
    clues: clueList,
    search: (view, device, space) => searchOdds(setting, view, device, space),
    announcement: (view) => announcementOf(setting, view),
    reach: (view, seat) => reachOf(setting, view, seat),
    way: (from, to, by) => wayOf(setting, from, to, by),
    legacy: (eaten) => legacy(setting, eaten),
    goal: setting.act1.goal,
  }
}
