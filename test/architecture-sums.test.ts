import { expect, test } from 'vitest'
import { readSources } from './architecture/sources.ts'
import { sumsIn } from './architecture/sums.ts'

/** An event says how many there are then, or the view has it that is led to: a page that adds up plays the rules again. */
test('no board adds up what events do', () => {
  const pictures = [...readSources(['web/boards'])].filter(([path]) => path.endsWith('/happening.ts'))
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures.flatMap(([path, text]) => sumsIn(path, text))).toEqual([])
})

test('the check bites', () => {
  const source = [
    'const a = { wounds: shark.wounds + params.wounds }',
    'damage: Math.min(craft, params.damage)',
    'rerolls--',
    'left += 1',
    'const fine = [...up, card]',
  ]
  expect(source.map((line) => sumsIn('a.ts', line).length)).toEqual([1, 1, 1, 1, 0])
})
