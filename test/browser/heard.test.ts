import { expect, test } from 'vitest'
import { type Heard, Listener } from './support/heard.ts'
import { openHouse } from './support/open-house.ts'
import { goneOn, standing } from './support/playing.ts'
import { playAgainstBots, type TablePlan } from './support/tables.ts'

/**
 * Whole games by somebody who sees nothing. What is played is chosen by what the accessibility tree says, and done with
 * the keys; only when the page has come to rest is found out otherwise.
 */
const house = openHouse()

/** The most answers that such a game takes. */
const LONGEST = 600

interface Taste {
  /** Buttons that are pressed before the yellow one, by their names: the first that is there and can be pressed. */
  readonly first: readonly RegExp[]
  /** What is taken from the list of moves where the yellow button asks for a choice. */
  readonly moves: readonly RegExp[]
  /** What has to be heard at some time. */
  readonly heard: readonly RegExp[]
}

const isOpen = ({ role, disabled }: Heard): boolean => role === 'button' && !disabled
const isMain = (each: Heard): boolean => isOpen(each) && each.shortcut === 'Control+Enter'
const isList = ({ name }: Heard): boolean => /as a list$/.test(name)

const isTile = ({ name }: Heard): boolean => /^[a-d][1-4], /.test(name)

/** From anywhere on the ocean to the corner at a1, and from there over all tiles. */
const OVER_THE_OCEAN = [
  ...['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ...['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft'].flatMap((key) => [key, key, key, 'ArrowDown']),
]

async function answer(ann: Listener, { first, moves }: Taste): Promise<void> {
  const before = await ann.tree()
  for (const name of first) {
    const there = before.find((each) => isOpen(each) && name.test(each.name) && each.pressed !== 'true')
    if (there === undefined) continue
    if (isTile(there)) {
      await ann.goTo(isTile)
      for (const key of OVER_THE_OCEAN) {
        if (await ann.isAt(there.name)) break
        await ann.press(key)
      }
    }
    await ann.goTo((focused) => focused.name === there.name)
    await ann.press('Enter')
    break
  }
  if ((await ann.tree()).some(isMain)) {
    await ann.press('Control+Enter')
    return
  }
  const list = (await ann.tree()).find((each) => isList(each) && each.expanded !== undefined)
  if (list?.expanded === false) {
    await ann.goTo(isList)
    await ann.press('Enter')
  }
  const open = await ann.tree()
  const offered = open.slice(open.findIndex(isList) + 1).filter(isOpen)
  const choice = moves.flatMap((name) => offered.find((each) => name.test(each.name)) ?? [])[0] ?? offered[0]
  await ann.goTo((focused) => focused.role === 'button' && focused.name === choice.name)
  await ann.press('Enter')
}

/** Plays until the end is told, and gives everything that was to be heard on the way. */
async function play(plan: TablePlan, taste: Taste): Promise<string> {
  const visitor = await house.visitor()
  await playAgainstBots(visitor, plan)
  const ann = await Listener.at(visitor)
  const heard = new Set<string>()
  for (let count = 0; count < LONGEST; count++) {
    const stands = await standing(visitor)
    for (const { name } of await ann.tree()) heard.add(name)
    if (stands === 'over') return [...heard].join('\n')
    expect(stands).toBe('act')
    await goneOn(visitor, () => answer(ann, taste))
  }
  throw new Error(`no end after ${LONGEST} answers`)
}

const GAMES: readonly (readonly [string, TablePlan, Taste])[] = [
  [
    'Sharks, as the Great White',
    { game: 'sharks', mine: ['great-white'] },
    {
      first: [/^Eat /, /, can be chosen$/],
      moves: [/^Draw/, /^Score/],
      heard: [
        /^Small bag: on show small .* and small .*; \d+ inside$/m,
        /^Round 2$/m,
        /stomach \d of 10/,
        /^Aggression: swims through other sharks/m,
        /win|share the victory/i,
      ],
    },
  ],
  [
    'JAWS, both acts, as the shark',
    { game: 'jaws', options: { mode: 'full', players: 4 }, mine: ['shark'] },
    {
      first: [/^Eat/],
      moves: [/^Eat/, /^Swim to .* Beach/, /^Surface/],
      heard: [/^Act 1$/m, /^Act 2$/m, /win/i],
    },
  ],
  [
    'Shark Island, as the Shark',
    { game: 'shark-island', options: { players: 3 }, mine: ['shark'] },
    { first: [/^Deal evenly/], moves: [/^Choose/], heard: [/coins/, /health/, /win/i] },
  ],
]

/** Many keys, and the whole tree after each, in milliseconds on a busy machine. */
const PATIENCE = 300_000

test.each(GAMES)(
  'a whole game is played by ear and with the keys alone: %s',
  async (_, plan, taste) => {
    const heard = await play(plan, taste)
    for (const wanted of taste.heard) expect(heard).toMatch(wanted)
    expect(house.faults).toEqual([])
  },
  PATIENCE,
)
