import { expect, test } from 'vitest'
import { sightOf } from './sights.ts'

test.each([
  ['card mako/big-game', 'card', 'mako', 'big-game'],
  ['tile reef-small', 'tile', '', 'reef-small'],
  ['sharks.round', 'sharks', '', 'round'],
  ['sharks.ability.great-white', 'sharks', '', 'ability.great-white'],
  ['plain', '', '', 'plain'],
])('%s', (text, kind, group, name) => {
  expect(sightOf(text)).toEqual({ kind, group, name })
})
