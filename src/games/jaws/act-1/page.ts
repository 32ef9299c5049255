import type { JawsContent } from '../content/schema.ts'
import { legacy } from '../legacy.ts'
import type { JawsOptions } from '../options.ts'
import { type Clue, clueList, sharkBelief } from '../preview.ts'
import { settingOf } from '../setting.ts'
import {
  type Announcement,
  announcementOf,
  type Odds,
  reachOf,
  type Search,
  searchOdds,
  type Way,
  wayOf,
} from './preview.ts'
import type { Act1View } from './view.ts'

/** The door through which the page reaches what Act 1 says and what can be worked out of it. */
export type { Clue } from '../preview.ts'
export { describe } from './describe.ts'
export { SPACES } from './island.ts'
export { BURST_STEPS, CLIMB_ACTIONS, CREW_ACTIONS } from './limits.ts'
export { effectText, type Odds, type Way } from './preview.ts'
export { TOKENS, type Token } from './tokens.ts'

/** What can be worked out of a view of Act 1; see preview.ts. */
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
