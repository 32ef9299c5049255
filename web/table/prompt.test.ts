import { expect, it } from 'vitest'
import { isLong } from './prompt.ts'

it('lets what is said stand beside its heading until that would take more than three lines', () => {
  expect(isLong({ title: 'Swim', line: 'Tap a glowing tile: up to 3 steps. Then its action.' })).toBe(false)
  expect(isLong({ title: 'Who goes next?', line: 'The crew go in any order. Each has 4 actions.' })).toBe(
    false,
  )
  const strategy =
    'Each tile you are not driven from brings Terror tokens. Choose in secret which of them you need: the Hunters see the tokens, not your aim.'
  expect(isLong({ title: 'Your strategy?', line: strategy })).toBe(true)
  const plan = 'Encore 1 action : touchez l’eau pour nager, ou mangez. Personne ne voit rien.'
  expect(isLong({ title: 'Préparez votre tour', line: plan })).toBe(true)
})
