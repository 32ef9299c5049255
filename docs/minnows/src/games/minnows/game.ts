import type { Game } from '#kernel/game.ts'
import type { Knowledge } from '#kernel/knowledge.ts'
import type { MinnowsContent } from './content/schema.ts'
import type { MinnowsEvent } from './events.ts'
import type { MinnowsOptions } from './options.ts'
import { playedMinnows } from './played.ts'
import { type Setting, settingOf } from './setting.ts'
import { type MinnowsState, pointsOf } from './state.ts'
import type { MinnowsView } from './view.ts'

export function minnowsGame(
  options: MinnowsOptions,
  content: MinnowsContent,
): Game<MinnowsState, MinnowsView> {
  const setting = settingOf(options, content)
  return {
    ...playedMinnows(setting),
    knowledge: knowledge(setting),
    sights: Object.keys(SEEN),
    sighted: ({ key }) => [key],
  }
}

/** What the laws must see happen: an event that is left out does not compile. */
const SEEN: { readonly [key in MinnowsEvent['key']]: true } = {
  'minnows.card': true,
  'minnows.dealt': true,
  'minnows.ate': true,
  'minnows.showed': true,
  'minnows.over': true,
}

/** What bots are told: how a position stands, and that there is nothing else to know. */
function knowledge(setting: Setting): Knowledge<MinnowsState> {
  const stand = (s: MinnowsState, into: Float64Array): void => {
    const points = s.eaten.map((_, seat) => pointsOf(setting, s, seat))
    const most = Math.max(...points)
    if (s.shoal === 0) {
      const winners = points.filter((each) => each === most).length
      for (const [seat, each] of points.entries()) into[seat] = each === most ? 1 / winners : 0
      return
    }
    const all = points.reduce((sum, each) => sum + each + 1, 0)
    for (const [seat, each] of points.entries()) into[seat] = (each + 1) / all
  }
  return {
    evaluate: stand,
    foresee: stand,
    playout: (_s, _seat, legal, count, chance) => legal[chance.upTo(count)],
    horizon: setting.shoal,
    isBlind: () => false,
    isSeen: () => true,
  }
}
