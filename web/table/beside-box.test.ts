import { describe, expect, it } from 'vitest'
import { besideBox } from './beside-box.ts'

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
]

const at = (left: number, top: number, width = 60, height = 60) => ({ left, top, width, height })

describe('where an explanation stands', () => {
  it('under what it explains, where there is room, and above it otherwise', () => {
    expect(besideBox(at(600, 100), { width: 300, height: 200 }, SCREENS[0])).toEqual({ left: 480, top: 168 })
    expect(besideBox(at(600, 700), { width: 300, height: 200 }, SCREENS[0])).toEqual({ left: 480, top: 492 })
  })

  it('at its side, where there is none above or below', () => {
    expect(besideBox(at(100, 150), { width: 300, height: 300 }, SCREENS[2])).toEqual({ left: 168, top: 30 })
    expect(besideBox(at(600, 150), { width: 300, height: 300 }, SCREENS[2])).toEqual({ left: 292, top: 30 })
  })

  it('is on the screen as a whole, wherever the thing is and however large it is itself', () => {
    for (const screen of SCREENS)
      for (let left = -100; left <= screen.width; left += 50)
        for (let top = -100; top <= screen.height; top += 50)
          for (const height of [60, 200, screen.height - 16]) {
            const size = { width: Math.min(320, screen.width - 16), height }
            const place = besideBox(at(left, top, 120, 90), size, screen)
            expect(place.left).toBeGreaterThanOrEqual(8)
            expect(place.top).toBeGreaterThanOrEqual(8)
            expect(place.left + size.width).toBeLessThanOrEqual(screen.width - 8)
            expect(place.top + size.height).toBeLessThanOrEqual(screen.height - 8)
          }
  })
})
