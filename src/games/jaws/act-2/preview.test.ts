import { expect, it } from 'vitest'
import { abilitiesToLay, gearText } from './preview.ts'
import { layOut } from './testing.ts'

const table = layOut({ crew: { quint: 'b1' }, cards: '1a 2a 3a' })

it.each([
  ['machete', 'A melee weapon: for the water you are in, or one that touches your space. 2 dice.'],
  [
    'bang-stick',
    'A melee weapon: for the water you are in, or one that touches your space. 3 dice and 1 more hit. It is discarded when it has been used.',
  ],
  [
    'pistol',
    'A firearm: for any water. 2 dice. After the shot, discard Ammo or the weapon. Once the shark is up, the target may move to an adjacent water.',
  ],
  [
    'harpoon-line',
    'An attachable weapon, for a water in reach: no roll, no evade. It works until it is shaken off. The shark’s evade is 1 lower. Shaking it off costs the shark 1 wound.',
  ],
  ['shark-cage', 'Before the shark rolls against you: no wounds for you for the rest of the round.'],
])('what the %s says is what it does', (id, text) => {
  const gear = table.content.gear[table.design(id)]
  expect(
    gearText(gear)
      .map((message) => table.say(message))
      .join(' '),
  ).toBe(text)
})

it.each([
  ['hard-target big-mouth big-mouth', ''],
  ['hard-target', 'harpoon-line'],
  ['hard-target', 'pinger'],
])('tells before a letter is chosen what may be laid under it: %s with %s', (hand, attached) => {
  const chosen = layOut({ crew: { quint: 'b1' }, cards: '1a 2a 3a', hand, attached })
  const told = abilitiesToLay(chosen.content.gear, chosen.view('shark')).map((ability) => `lay ${ability}`)
  const legal = chosen.play('shark: surface A').legal('shark')
  expect(told).toEqual(legal.filter((action) => action.startsWith('lay ')))
})
