import type { JawsContent } from '#games/jaws/content/schema.ts'
import { practiseJaws } from '#games/jaws/lesson.ts'
import type { JawsOptions } from '#games/jaws/options.ts'
import type { Lesson, LessonKey, LessonStep } from '../lesson.ts'

type Answers = NonNullable<LessonStep['answers']>

const CREW = ['quint', 'brody', 'hooper']

/** A step of a lesson: what is said stands in the game's own words. */
function step(
  title: LessonKey,
  text: LessonKey,
  plays: readonly string[] = [],
  more: Partial<LessonStep> = {},
): LessonStep {
  return { title, text, plays, ...more }
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
    parts: mode === 'act-2' ? ['act-2', 'told-2', 'rules-2'] : ['act-1', 'told-1', 'rules-1', 'shark-1'],
    opponentPlays: [],
  }
}

const by = (seat: string, ...actions: readonly string[]): Answers => actions.map((action) => [seat, action])

const HUNT = { event: ['in-the-news', 'fourth-of-july'] }

/** Two rounds of Act 1 as the shark: swim, eat, be hit, and get away with a burst. */
const hunting = lesson('act-1', ['shark'], HUNT, [
  step('jaws.learn.hunting.welcome', 'jaws.learn.hunting.welcome-text'),
  step('jaws.learn.hunting.start', 'jaws.learn.hunting.start-text', ['start 4']),
  step('jaws.learn.hunting.plan', 'jaws.learn.hunting.plan-text', ['swim S', 'eat', 'eat', 'done'], {
    answers: [
      ...by('hooper', 'turn hooper', 'move 7', 'finder', 'done'),
      ...by('quint', 'turn quint', 'launch S', 'done'),
      ...by('brody', 'move E', 'rescue', 'done'),
    ],
  }),
  step('jaws.learn.hunting.hit', 'jaws.learn.hunting.hit-text'),
  step('jaws.learn.hunting.burst', 'jaws.learn.hunting.burst-text', [
    'token burst',
    'burst 8',
    'burst E',
    'eat',
    'eat',
    'done',
  ]),
  step('jaws.learn.hunting.end', 'jaws.learn.hunting.end-text'),
])

/** One round of Act 1 as the crew: a fish finder, binoculars, a barrel. */
const searching = lesson('act-1', CREW, HUNT, [
  step('jaws.learn.searching.welcome', 'jaws.learn.searching.welcome-text', [], {
    answers: by('shark', 'start 4', 'swim S', 'eat', 'done'),
  }),
  step('jaws.learn.searching.told', 'jaws.learn.searching.told-text'),
  step(
    'jaws.learn.searching.finder',
    'jaws.learn.searching.finder-text',
    ['turn hooper', 'move 7', 'finder'],
    { seat: 'hooper' },
  ),
  step('jaws.learn.searching.nearby', 'jaws.learn.searching.nearby-text', ['done'], { seat: 'hooper' }),
  step(
    'jaws.learn.searching.binoculars',
    'jaws.learn.searching.binoculars-text',
    ['turn brody', 'move S', 'binoculars'],
    { seat: 'brody' },
  ),
  step('jaws.learn.searching.rescue', 'jaws.learn.searching.rescue-text', ['rescue', 'done'], {
    seat: 'brody',
  }),
  step('jaws.learn.searching.launch', 'jaws.learn.searching.launch-text', ['launch S'], { seat: 'quint' }),
  step('jaws.learn.searching.end', 'jaws.learn.searching.end-text'),
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
  step('jaws.learn.breaking.welcome', 'jaws.learn.breaking.welcome-text', [], { answers: BOARDED }),
  step('jaws.learn.breaking.cards', 'jaws.learn.breaking.cards-text'),
  step(
    'jaws.learn.breaking.lock',
    'jaws.learn.breaking.lock-text',
    ['surface A', 'lay extra-strength', 'lock ability'],
    {
      answers: [
        ...by('quint', 'stay', 'ready 7', 'target w2'),
        ...by('brody', 'stay', 'ready 8', 'target w7'),
        ...by('hooper', 'stay', 'ready 5', 'target w3'),
        ...by('quint', 'attack'),
      ],
    },
  ),
  step('jaws.learn.breaking.attack', 'jaws.learn.breaking.attack-text', ['attack b2']),
  step('jaws.learn.breaking.bonus', 'jaws.learn.breaking.bonus-text', ['bonus quint']),
  step('jaws.learn.breaking.end', 'jaws.learn.breaking.end-text'),
])

/** A round of Act 2 as the crew: share, board, aim at the same letter, shoot. */
const shooting = lesson('act-2', CREW, FIGHT, [
  step('jaws.learn.shooting.welcome', 'jaws.learn.shooting.welcome-text', [], {
    answers: BOARDED.slice(0, 7),
  }),
  step('jaws.learn.shooting.board', 'jaws.learn.shooting.board-text', ['board b2'], {
    seat: 'quint',
    answers: [
      ...by('brody', 'board b6'),
      ...by('hooper', 'board b3'),
      ...by('shark', 'surface B', 'lock plain'),
    ],
  }),
  step('jaws.learn.shooting.locked', 'jaws.learn.shooting.locked-text'),
  step('jaws.learn.shooting.aim', 'jaws.learn.shooting.aim-text', ['stay', 'ready 7', 'target w7'], {
    seat: 'quint',
    answers: [
      ...by('brody', 'move b7', 'ready 3', 'target w7'),
      ...by('hooper', 'stay', 'ready 10', 'target w3'),
    ],
  }),
  step('jaws.learn.shooting.fire', 'jaws.learn.shooting.fire-text', ['attack'], { seat: 'quint' }),
  step('jaws.learn.shooting.end', 'jaws.learn.shooting.end-text'),
])

export const lessons = { hunting, searching, breaking, shooting }
