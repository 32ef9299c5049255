import { isSame } from '#kernel/match/patch.ts'
import type { ViewShape } from '#kernel/view.ts'
import type { Moment } from '../board.ts'

/** What stands of a story: whatever was taken back did not happen, and neither did the taking back. */
export function standing<V extends ViewShape>(story: readonly Moment<V>[]): readonly Moment<V>[] {
  if (!story.some(isBack)) return story
  const kept: Moment<V>[] = []
  for (const moment of story) {
    const same = isBack(moment) ? kept.findLastIndex(({ view }) => isSame(view, moment.view)) : -1
    if (same >= 0) kept.length = same + 1
    else kept.push(moment)
  }
  return kept
}

function isBack({ events }: Moment): boolean {
  return events.some(({ key }) => key === 'match.undo' || key === 'match.takeback')
}
