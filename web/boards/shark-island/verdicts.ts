import { TARGET } from '../../../src/games/shark-island/page.ts'
import type { IslandView } from '../../../src/games/shark-island/view.ts'
import { type Message, message } from '../../../src/kernel/message.ts'
import type { Verdict } from './scene.svelte.ts'

/** What made a line count more or less in the end, besides winning or losing: each as a few words. */
export function reasons({ combat }: IslandView, seat: string, verdict: Verdict): Message[] {
  const line = combat.lines.find((each) => each.seat === seat)
  const shark = combat.lines.find((each) => each.seat === 'shark')
  if (line === undefined || shark === undefined) return []
  const why = (key: string, count = 1): Message => message(`shark-island.page.why.${key}`, { count })
  const told: Message[] = []
  if (verdict === 'beat') {
    if (line.total === TARGET) told.push(why('exact'))
    if (line.damage > 0) told.push(why('card', line.damage))
  }
  if (verdict === 'lost') {
    if ([line.down, ...line.up].includes('shark')) told.push(why('shark'))
    if (shark.total === TARGET) told.push(why('shark-exact'))
    if (combat.frenzy > 0) told.push(why('frenzy', combat.frenzy))
    if (line.shield > 0) told.push(why('shield', line.shield))
  }
  return told
}
