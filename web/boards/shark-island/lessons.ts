import type { IslandContent } from '#games/shark-island/content/schema.ts'
import { practiseIsland } from '#games/shark-island/lesson.ts'
import type { IslandOptions } from '#games/shark-island/options.ts'
import type { Lesson, LessonKey, LessonStep } from '../lesson.ts'

type Answers = NonNullable<LessonStep['answers']>

const OPTIONS: IslandOptions = { players: 3, hunters: ['tempest', 'harlan'], first: 'tempest' }

/** A step of a lesson: what is said stands in the game's own words. */
function step(
  title: LessonKey,
  text: LessonKey,
  plays: readonly string[] = [],
  answers: Answers = [],
): LessonStep {
  return { title, text, plays, answers }
}

function lesson(
  seat: string,
  draws: { readonly [label: string]: readonly string[] },
  steps: readonly LessonStep[],
): Lesson {
  return {
    game: 'shark-island',
    options: { ...OPTIONS },
    seat,
    opponent: seat === 'shark' ? 'tempest' : 'shark',
    parts: ['combat', 'rules'],
    words: import.meta.glob('./messages/learn.??.ts'),
    open: (content) => practiseIsland(OPTIONS, content as IslandContent, [seat], draws),
    steps,
    opponentPlays: [],
  }
}

const by = (seat: string, ...actions: readonly string[]): Answers => actions.map((action) => [seat, action])

const COAST = { tile: ['lone-swimmer', 'crowded-beach', 'reef-diver'] }

const HUNT = {
  ...COAST,
  'skill-shark': ['thick-hide', 'feeding-frenzy', 'deep-rest'],
  'skill-tempest': ['trainers-nerve', 'leap-and-strike'],
  'skill-harlan': ['hold-her-steady'],
  calendar: ['glassy-sea'],
  back: ['1', '2'],
  'false-fin': ['dolphin', 'seal', 'shoal', 'prank', 'dolphin'],
  die: [
    ...['shark', 'shark', 'repair'],
    ...['binoculars', 'harpoon', 'buoy'],
    ...['harpoon', 'repair', 'binoculars'],
    ...['repair', 'harpoon', 'shark'],
    ...['binoculars', 'buoy', 'repair'],
  ],
  fin: ['prank', 'dolphin', 'shark'],
  down: ['8', '5', '10'],
  card: ['2', '9', '6', '5', 'shark'],
}

/** A first turn of Tempest: dice, a sighting, a search with a dolphin in it, and a combat that is won. */
const hunting = lesson('tempest', HUNT, [
  step(
    'shark-island.learn.hunter',
    'shark-island.learn.hunter-text',
    [],
    [
      ...by('shark', 'strategy resort', 'done'),
      ...by('shark', 'put 2', 'put 2', 'put 2', 'put 1', 'put 1', 'put 1', 'put 2', 'put 1', 'done'),
    ],
  ),
  step('shark-island.learn.coast', 'shark-island.learn.coast-text'),
  step('shark-island.learn.dice', 'shark-island.learn.dice-text', ['reroll']),
  step('shark-island.learn.keep', 'shark-island.learn.keep-text', ['keep']),
  step('shark-island.learn.sight', 'shark-island.learn.sight-text', ['sight 1']),
  step('shark-island.learn.draw', 'shark-island.learn.draw-text', ['draw']),
  step(
    'shark-island.learn.sail',
    'shark-island.learn.sail-text',
    ['sail 2'],
    by('harlan', 'keep', 'token repair', 'token binoculars', 'sail 1', 'stop'),
  ),
  step('shark-island.learn.search', 'shark-island.learn.search-text', ['reveal']),
  step('shark-island.learn.again', 'shark-island.learn.again-text', ['reveal']),
  step('shark-island.learn.found', 'shark-island.learn.found-text', ['stay'], by('harlan', 'stay')),
  step('shark-island.learn.combat', 'shark-island.learn.combat-text'),
  step('shark-island.learn.card', 'shark-island.learn.card-text', ['play 5']),
  step(
    'shark-island.learn.take',
    'shark-island.learn.take-text',
    ['take', 'keep'],
    [...by('harlan', 'pass'), ...by('shark', 'pass')],
  ),
  step('shark-island.learn.more', 'shark-island.learn.more-text', ['take', 'keep']),
  step('shark-island.learn.pass', 'shark-island.learn.pass-text', ['pass']),
  step('shark-island.learn.won', 'shark-island.learn.won-text'),
])

const HIDE = {
  ...COAST,
  'skill-shark': ['thick-hide', 'deep-rest', 'blood-fury'],
  'skill-tempest': ['dolphin-escort'],
  'skill-harlan': ['hold-her-steady'],
  calendar: ['whale-carcass'],
  back: ['1', '4'],
  'false-fin': ['dolphin', 'seal', 'shoal', 'prank', 'dolphin', 'seal'],
  die: [
    ...['binoculars', 'repair', 'harpoon'],
    ...['shark', 'repair', 'repair'],
    ...['harpoon', 'repair'],
    ...['binoculars', 'repair'],
  ],
  fin: ['dolphin', 'prank'],
  terror: ['press', 'press', 'mayor', 'resort'],
  down: ['7', '6', '9'],
  card: ['6', '10', '4', '4', 'shark', 'shark'],
}

/** A first turn of the Shark: a strategy, the shop, the fins, Terror, and two Shark! cards in one line. */
const hiding = lesson('shark', HIDE, [
  step('shark-island.learn.shark', 'shark-island.learn.shark-text'),
  step('shark-island.learn.strategy', 'shark-island.learn.strategy-text', ['strategy press']),
  step('shark-island.learn.shop', 'shark-island.learn.shop-text', ['buy fin']),
  step('shark-island.learn.enough', 'shark-island.learn.enough-text', ['done']),
  step(
    'shark-island.learn.place',
    'shark-island.learn.place-text',
    ['put 2', 'put 1', 'put 1', 'put 1', 'put 2', 'put 2', 'put 2', 'put 1', 'put 2', 'done'],
    [
      ...by('tempest', 'keep', 'sight 1', 'token repair', 'sail 2'),
      ...by('harlan', 'keep', 'token repair', 'token repair', 'sail 1', 'stop'),
      ...by('tempest', 'reveal', 'stop', 'vote attack', 'take', 'keep'),
      ...by('harlan', 'pass'),
    ],
  ),
  step('shark-island.learn.struck', 'shark-island.learn.struck-text', ['take'], by('tempest', 'pass')),
  step('shark-island.learn.alarm', 'shark-island.learn.alarm-text', ['take']),
  step('shark-island.learn.double', 'shark-island.learn.double-text'),
])

export const lessons = { hunter: hunting, shark: hiding }
