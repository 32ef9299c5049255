import type { IslandContent } from '#games/shark-island/content/schema.ts'
import { practiseIsland } from '#games/shark-island/lesson.ts'
import type { IslandOptions } from '#games/shark-island/options.ts'
import type { Lesson, LessonStep } from '../lesson.ts'

type Answers = NonNullable<LessonStep['answers']>

const OPTIONS: IslandOptions = { players: 3, hunters: ['tempest', 'harlan'], first: 'tempest' }

/** A step of a lesson: what is said stands in the game's own words. */
function step(name: string, plays: readonly string[] = [], answers: Answers = []): LessonStep {
  return { title: `shark-island.learn.${name}`, text: `shark-island.learn.${name}-text`, plays, answers }
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
    parts: ['combat'],
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
    'hunter',
    [],
    [
      ...by('shark', 'strategy resort', 'done'),
      ...by('shark', 'put 2', 'put 2', 'put 2', 'put 1', 'put 1', 'put 1', 'put 2', 'put 1', 'done'),
    ],
  ),
  step('coast'),
  step('dice', ['reroll']),
  step('keep', ['keep']),
  step('sight', ['sight 1']),
  step('draw', ['draw']),
  step('sail', ['sail 2'], by('harlan', 'keep', 'token repair', 'token binoculars', 'sail 1', 'stop')),
  step('search', ['reveal']),
  step('again', ['reveal']),
  step('found', ['stay'], by('harlan', 'stay')),
  step('combat'),
  step('card', ['play 5']),
  step('take', ['take', 'keep'], [...by('harlan', 'pass'), ...by('shark', 'pass')]),
  step('more', ['take', 'keep']),
  step('pass', ['pass']),
  step('won'),
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
  step('shark'),
  step('strategy', ['strategy press']),
  step('shop', ['buy fin']),
  step('enough', ['done']),
  step(
    'place',
    ['put 2', 'put 1', 'put 1', 'put 1', 'put 2', 'put 2', 'put 2', 'put 1', 'put 2', 'done'],
    [
      ...by('tempest', 'keep', 'sight 1', 'token repair', 'sail 2'),
      ...by('harlan', 'keep', 'token repair', 'token repair', 'sail 1', 'stop'),
      ...by('tempest', 'reveal', 'stop', 'vote attack', 'take', 'keep'),
      ...by('harlan', 'pass'),
    ],
  ),
  step('struck', ['take'], by('tempest', 'pass')),
  step('alarm', ['take']),
  step('double'),
])

export const lessons = { hunter: hunting, shark: hiding }
