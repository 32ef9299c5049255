import { median } from '../engine/figures.ts'
import { table } from '../table.ts'
import type { Load } from './lighthouse.ts'
import type { Moving } from './moving.ts'

/** What was measured of the page, so often each. */
export interface Measured {
  readonly loads: readonly { readonly page: string; readonly goal: number; readonly all: readonly Load[] }[]
  readonly moving: readonly { readonly game: string; readonly all: readonly Moving[] }[]
  readonly resting: readonly { readonly game: string; readonly all: readonly number[] }[]
}

export const MOST_TASKS = 30
export const LONGEST_TASK = 150
export const FEWEST_FRAMES = 45
export const MOST_AT_REST = 0.01
/** Seconds of a bots' game that the goals are for. */
export const WHOLE = 50

const said = (text: string, isReached: boolean): string => `${text}${isReached ? '' : ' MISSED'}`
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** What came of it, for people, and whether every goal was reached. */
export function report({ loads, moving, resting }: Measured): { text: string; isReached: boolean } {
  let isReached = true
  const judged = (text: string, is: boolean): string => {
    isReached &&= is
    return said(text, is)
  }
  const of = <T>(all: readonly T[], value: (each: T) => number): number => median(all.map(value))
  const texts: string[] = []
  if (loads.length > 0)
    texts.push(
      table([
        ['Lighthouse, mobile', 'score', 'goal', 'first', 'largest', 'blocked', 'shift'],
        ...loads.map(({ page, goal, all }) => {
          const score = of(all, (load) => load.score)
          return [
            page,
            judged(score.toFixed(0), score >= goal),
            String(goal),
            seconds(of(all, ({ first }) => first)),
            seconds(of(all, ({ largest }) => largest)),
            `${of(all, ({ blocked }) => blocked).toFixed(0)} ms`,
            of(all, ({ shift }) => shift).toFixed(3),
          ]
        }),
      ]),
    )
  if (moving.length > 0)
    texts.push(
      table([
        ['fast pace, four times slower', 'tasks > 50 ms', 'longest', 'frames/s', 'style', 'layout', 'script'],
        ...moving.map(({ game, all }) => {
          const tasks = of(all, (each) => each.tasks)
          const longest = of(all, (each) => each.longest)
          const frames = of(all, (each) => each.frames)
          return [
            game,
            judged(tasks.toFixed(0), tasks <= MOST_TASKS),
            judged(`${longest.toFixed(0)} ms`, longest <= LONGEST_TASK),
            judged(frames.toFixed(0), frames >= FEWEST_FRAMES),
            ...(['style', 'layout', 'script'] as const).map((kind) =>
              seconds(of(all, (each) => each[kind]) * 1000),
            ),
          ]
        }),
      ]),
    )
  if (resting.length > 0)
    texts.push(
      table([
        ['a table at rest', 'of a core'],
        ...resting.map(({ game, all }) => {
          const share = median(all)
          return [game, judged(percent(share), share <= MOST_AT_REST)]
        }),
      ]),
    )
  return { text: texts.join('\n\n'), isReached }
}
