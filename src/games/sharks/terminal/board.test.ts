import { expect, test } from 'vitest'
import { botAction } from '#cli/bots.ts'
import { penFor } from '#cli/play/pen.ts'
import { picture, sceneOf } from '#cli/play/testing/drawn-boards.ts'
import { sitDown } from '#cli/sitting.ts'
import { sharks as box } from '../index.ts'
import { board } from './board.ts'
import type { SharksScene } from './ocean.ts'

test('shows every tile, piece and choice where it is', () => {
  const stack = { first: ['mako'], boat: ['b2'] }
  const sitting = sitDown(box, { seed: 'board', stack })
  const ocean = (seat: number): string[] => {
    const lines = picture(box, board, sitting, seat)
    return lines.map((line) => line.slice(0, 58))
  }
  const boatColumn = (seat: number) =>
    ocean(seat)
      .map((line) => line.indexOf('▲'))
      .find((column) => column > 0)
  expect(ocean(0)[0]).toMatch(/^↑ N +a +b +c +d/)
  expect(boatColumn(0)).toBe(20)
  // Across the table the same ocean is seen from the other side.
  expect(ocean(1)[0]).toMatch(/^↑ S +d \[\d+\] +c \[\d+\] +b \[\d+\] +a \[\d+\]/)
  expect(boatColumn(1)).toBe(32)
})

test('the boat goes where its token points on the board as its player sees it', () => {
  let moves = 0
  for (const players of [2, 3, 4]) {
    const sitting = sitDown(box, { options: { players }, seed: 'compass' })
    const { match } = sitting
    const { game } = match
    while (match.outcome === null) {
      const seat = game.seats.findIndex((_, each) => match.isToAct(each))
      const scene = sceneOf(box, sitting, seat, 'en') as SharksScene
      const { step, token, boat } = scene.view
      if (step === 'boat' && token !== null) {
        const seen = [...scene.choices.keys()].map((text) => seenDirection(scene, boat, text.split(' ')[1]))
        const pointed = seen.filter((direction) => token.split('-').includes(direction))
        if (pointed.length > 0) expect(seen).toEqual(pointed)
        moves += pointed.length
      }
      match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
    }
  }
  expect(moves).toBeGreaterThan(50)
})

const STEPS: { readonly [direction: string]: readonly [right: number, down: number] } = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

/** Where on the drawn board the next tile in a direction lies, as seen from the boat. */
function seenDirection(scene: SharksScene, boat: string, direction: string): string {
  const [right, down] = STEPS[direction]
  const column = String.fromCharCode(boat.charCodeAt(0) + right)
  const next = `${column}${Number(boat[1]) + down}`
  const lines = board.draw({ ...scene, pen: penFor(false), choices: new Map([[`swim ${next}`, 99]]) })
  const find = (mark: string): [row: number, column: number] => {
    const row = lines.findIndex((line, index) => index > 1 && line.slice(0, 54).includes(mark))
    return [Math.floor((row - 2) / 3), Math.floor((lines[row].indexOf(mark) - 5) / 12)]
  }
  const [from, to] = [find('▲'), find('[99]')]
  if (from[0] === to[0]) return to[1] > from[1] ? 'right' : 'left'
  return to[0] > from[0] ? 'down' : 'up'
}
