import { describe, expect, it } from 'vitest'
import { previewAct1 } from '#games/jaws/act-1/page.ts'
import { content } from '#games/jaws/content/index.ts'
import { jawsOptions } from '#games/jaws/options.ts'
import { PHONE_STRETCH, type Point, pointsOf, REGIONS, WATERS } from '../art/amity.ts'
import { frameOf } from './chart-frame.ts'

const { way } = previewAct1(jawsOptions({}), content.builtIn)
const LANDS = REGIONS.filter(({ kind }) => kind === 'land').map(({ d }) => pointsOf(d))
const SAMPLES = 40

function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners.at(index - 1) ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

describe('a way that is measured', () => {
  it('goes along the water, and never over the island', () => {
    for (const stretch of [1, PHONE_STRETCH]) {
      const { route, node } = frameOf(stretch === 1, stretch, 0)
      for (const { space: from } of WATERS)
        for (const { space: to } of WATERS) {
          const steps = way(from, to, 'water')
          if (steps === null || steps.length === 0) continue
          const line = route([from, ...steps], 'water', node)
          for (const [index, [x, y]] of line.entries()) {
            if (index === 0) continue
            const [x0, y0] = line[index - 1]
            for (let part = 0; part <= SAMPLES; part++) {
              const at: Point = [
                x0 + ((x - x0) * part) / SAMPLES,
                (y0 + ((y - y0) * part) / SAMPLES) / stretch,
              ]
              expect(
                LANDS.some((land) => isInside(at, land)),
                `${from} to ${to} at ${at}`,
              ).toBe(false)
            }
          }
        }
    }
  })
})
