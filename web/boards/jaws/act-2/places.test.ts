import { expect, test } from 'vitest'
import { Frame, isPort, ZONES } from '../art/orca/frame.ts'
import { labelAt, numberAt, standing } from './places.ts'

/** How much larger than they are numbers are written at most: on the narrowest phone. */
const WRIT = 1.45
/** A plate of hits and a standing pawn, from the middle of each, as they are drawn. */
const PLATE = { up: 14, down: 10, half: { intact: 26, damaged: 17 } }
const PAWN = { up: 18.5, down: 21.5, half: 17, scale: 1.08 }

test.each([
  ['upright', false, 1],
  ['lying on a phone', true, WRIT],
] as const)('aboard the Orca, %s, whoever stands on a space leaves its hits to be read', (_, lying, writ) => {
  const frame = new Frame(lying)
  const size = frame.scale * PAWN.scale
  for (const side of ['intact', 'damaged'] as const)
    for (const zone of ZONES) {
      const [pawn] = standing(frame, [{ seat: 'quint', at: `b${zone}` }], [{ zone, side }])
      const { needs } = labelAt(side === 'damaged', isPort(zone), lying, writ)
      const x = frame.tile(zone).x + needs.x
      const y = frame.tile(zone).y + needs.y
      const isFree =
        y + PLATE.down * writ <= pawn.y - PAWN.up * size ||
        y - PLATE.up * writ >= pawn.y + PAWN.down * size ||
        Math.abs(x - pawn.x) >= PLATE.half[side] * writ + PAWN.half * size
      expect({ zone, side, isFree }).toEqual({ zone, side, isFree: true })
    }
})

/** The number of a water, from the middle of its foot, as it is drawn; and a ring in the water. */
const NUMBER = { up: 24, half: 10 }
const RING = 20

test.each([
  ['upright', false],
  ['lying on a phone', true],
])('round the Orca, %s, whoever swims leaves the number of the water to be read', (_, lying) => {
  const frame = new Frame(lying)
  const size = frame.scale * PAWN.scale
  for (const zone of ZONES) {
    const [ring] = standing(frame, [{ seat: 'quint', at: `w${zone}` }], [])
    const { x, y } = numberAt(frame, zone)
    const isFree =
      y <= ring.y - RING * size ||
      y - NUMBER.up >= ring.y + RING * size ||
      Math.abs(x - ring.x) >= NUMBER.half + RING * size
    expect({ zone, isFree }).toEqual({ zone, isFree: true })
  }
})
