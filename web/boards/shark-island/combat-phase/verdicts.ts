import { TARGET } from '#games/shark-island/page.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import { type Message, message } from '#kernel/message.ts'

/** How a line of the combat came out, once it is known. */
export const VERDICTS = {
  'shark-island.beat': 'beat',
  'shark-island.lost': 'lost',
  'shark-island.paid': 'paid',
  'shark-island.bonus': 'bonus',
} as const
export type Verdict = (typeof VERDICTS)[keyof typeof VERDICTS]

/** What made a line count more or less in the end, besides winning or losing: each as a few words. */
export function reasons({ combat }: IslandView, seat: string, verdict: Verdict): Message[] {
  const line = combat.lines.find((each) => each.seat === seat)
  const shark = combat.lines.find((each) => each.seat === 'shark')
  if (line === undefined || shark === undefined) return []
  const told: Message[] = []
  if (verdict === 'beat') {
    if (line.total === TARGET) told.push(message('shark-island.page.why.exact', { target: TARGET }))
    if (line.damage > 0) told.push(message('shark-island.page.why.card', { count: line.damage }))
  }
  if (verdict === 'lost') {
    if ([line.down, ...line.up].includes('shark')) told.push(message('shark-island.page.why.shark'))
    if (shark.total === TARGET) told.push(message('shark-island.page.why.shark-exact', { target: TARGET }))
    if (combat.frenzy > 0) told.push(message('shark-island.page.why.frenzy', { count: combat.frenzy }))
    if (line.shield > 0) told.push(message('shark-island.page.why.shield', { count: line.shield }))
  }
  return told
}
