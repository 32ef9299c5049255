import type { JawsContent } from '#games/jaws/content/schema.ts'
import { practiseJaws } from '#games/jaws/lesson.ts'
import type { JawsOptions } from '#games/jaws/options.ts'
import type { Lesson, LessonStep } from '../lesson.ts'

type Answers = NonNullable<LessonStep['answers']>

const CREW = ['quint', 'brody', 'hooper']

/** A step of a lesson: what is said stands in the game's own words, under its name. */
function step(
  lesson: string,
  name: string,
  plays: readonly string[] = [],
  more: Partial<LessonStep> = {},
): LessonStep {
  return { title: `jaws.learn.${lesson}.${name}`, text: `jaws.learn.${lesson}.${name}-text`, plays, ...more }
}

function lesson(
  mode: JawsOptions['mode'],
  seats: readonly string[],
  draws: { readonly [label: string]: readonly string[] },
  steps: readonly LessonStep[],
): Lesson {
  const options: JawsOptions = { players: 2, mode }
  return {
    game: 'jaws',
    options: { ...options },
    seat: seats[0],
    seats,
    opponent: seats[0] === 'shark' ? 'quint' : 'shark',
    open: (content) => practiseJaws(options, content as JawsContent, seats, draws),
    steps,
    words: import.meta.glob('./messages/learn.??.ts'),
    parts: mode === 'act-2' ? ['act-2', 'told-2'] : ['act-1', 'told-1'],
    opponentPlays: [],
  }
}

const by = (seat: string, ...actions: readonly string[]): Answers => actions.map((action) => [seat, action])

const HUNT = { event: ['in-the-news', 'fourth-of-july'] }

/** Two rounds of Act 1 as the shark: swim, eat, be hit, and get away with a burst. */
const hunting = lesson('act-1', ['shark'], HUNT, [
  step('hunting', 'welcome'),
  step('hunting', 'start', ['start 4']),
  step('hunting', 'plan', ['swim S', 'eat', 'eat', 'done'], {
    answers: [
      ...by('hooper', 'turn hooper', 'move 7', 'finder', 'done'),
      ...by('quint', 'turn quint', 'launch S', 'done'),
      ...by('brody', 'move E', 'rescue', 'done'),
    ],
  }),
  step('hunting', 'hit'),
  step('hunting', 'burst', ['token burst', 'burst 8', 'burst E', 'eat', 'eat', 'done']),
  step('hunting', 'end'),
])

/** One round of Act 1 as the crew: a fish finder, binoculars, a barrel. */
const searching = lesson('act-1', CREW, HUNT, [
  step('searching', 'welcome', [], { answers: by('shark', 'start 4', 'swim S', 'eat', 'done') }),
  step('searching', 'told'),
  step('searching', 'finder', ['turn hooper', 'move 7', 'finder'], { seat: 'hooper' }),
  step('searching', 'nearby', ['done'], { seat: 'hooper' }),
  step('searching', 'binoculars', ['turn brody', 'move S', 'binoculars'], { seat: 'brody' }),
  step('searching', 'rescue', ['rescue', 'done'], { seat: 'brody' }),
  step('searching', 'launch', ['launch S'], { seat: 'quint' }),
  step('searching', 'end'),
])

const FIGHT = {
  gear: ['rifle', 'fire-axe', 'ammo', 'pistol', 'whale-lance', 'marker-barrel', 'anchor-chain'],
  resurface: ['2a', '7b', '4a', '6a', '3b', '8b'],
  ability: ['extra-strength', 'second-helping', 'big-mouth', 'ramming-speed', 'domino-effect', 'hard-target'],
  die: ['2', '1', '2', '1', '0', '2'],
}
const BOARDED: Answers = [
  ...by(
    'quint',
    'assign quint',
    'assign quint',
    'assign brody',
    'assign brody',
    'assign hooper',
    'assign hooper',
    'assign hooper',
    'board b2',
  ),
  ...by('brody', 'board b6'),
  ...by('hooper', 'board b3'),
]

/** A round of Act 2 as the shark: choose a letter, be shot at, break the boat. */
const breaking = lesson('act-2', ['shark'], FIGHT, [
  step('breaking', 'welcome', [], { answers: BOARDED }),
  step('breaking', 'cards'),
  step('breaking', 'lock', ['surface A', 'lay extra-strength', 'lock ability'], {
    answers: [
      ...by('quint', 'stay', 'ready 7', 'target w2'),
      ...by('brody', 'stay', 'ready 8', 'target w7'),
      ...by('hooper', 'stay', 'ready 5', 'target w3'),
      ...by('quint', 'attack'),
    ],
  }),
  step('breaking', 'attack', ['attack b2']),
  step('breaking', 'bonus', ['bonus quint']),
  step('breaking', 'end'),
])

/** A round of Act 2 as the crew: share, board, aim at the same letter, shoot. */
const shooting = lesson('act-2', CREW, FIGHT, [
  step('shooting', 'welcome', [], { answers: BOARDED.slice(0, 7) }),
  step('shooting', 'board', ['board b2'], {
    seat: 'quint',
    answers: [
      ...by('brody', 'board b6'),
      ...by('hooper', 'board b3'),
      ...by('shark', 'surface B', 'lock plain'),
    ],
  }),
  step('shooting', 'locked'),
  step('shooting', 'aim', ['stay', 'ready 7', 'target w7'], {
    seat: 'quint',
    answers: [
      ...by('brody', 'move b7', 'ready 3', 'target w7'),
      ...by('hooper', 'stay', 'ready 10', 'target w3'),
    ],
  }),
  step('shooting', 'fire', ['attack'], { seat: 'quint' }),
  step('shooting', 'end'),
])

export const lessons = { hunting, searching, breaking, shooting }
