import { expect, it } from 'vitest'
import { isLong } from './prompt.ts'

it('lets what is said stand beside its heading until that would take more than three lines', () => {
  expect(isLong('Swim', 'Tap a glowing tile: up to 3 steps. Then its action.')).toBe(false)
  expect(isLong('Who goes next?', 'The crew go in any order. Each has 4 actions.')).toBe(false)
  const strategy =
    'Each tile you are not driven from brings Terror tokens. Choose in secret which of them you need: the Hunters see the tokens, not your aim.'
  expect(isLong('Your strategy?', strategy)).toBe(true)
  const plan = 'Encore 1 action : touchez l’eau pour nager, ou mangez. Personne ne voit rien.'
  expect(isLong('Préparez votre tour', plan)).toBe(true)
})
