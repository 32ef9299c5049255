import type { SharksContent } from '#games/sharks/content/schema.ts'
import { practiseSharks } from '#games/sharks/lesson.ts'
import type { SharksOptions } from '#games/sharks/options.ts'
import type { Lesson } from '../lesson.ts'

const OPTIONS: SharksOptions = {
  players: 2,
  sharks: ['tiger', 'mako'],
  hands: 'secret',
  boat: 'own-view',
  first: 'tiger',
}

/** Three turns of the Tiger: a choice on show, a blind draw with trash on the way, and relief. */
const first: Lesson = {
  game: 'sharks',
  options: { ...OPTIONS },
  seat: 'tiger',
  opponent: 'mako',
  words: import.meta.glob('./messages/learn.??.ts'),
  open: (content) => practiseSharks(OPTIONS, content as SharksContent, 'tiger', DRAWS),
  steps: [
    { title: 'sharks.learn.welcome', text: 'sharks.learn.welcome-text', plays: [] },
    { title: 'sharks.learn.cards', text: 'sharks.learn.cards-text', plays: [] },
    { title: 'sharks.learn.start', text: 'sharks.learn.start-text', plays: ['start north-a'] },
    {
      title: 'sharks.learn.swim',
      text: 'sharks.learn.swim-text',
      plays: ['swim a1', 'swim b1', 'swim b2', 'stop'],
    },
    { title: 'sharks.learn.eat', text: 'sharks.learn.eat-text', plays: ['take crustacean'] },
    { title: 'sharks.learn.score', text: 'sharks.learn.score-text', plays: ['score 8'] },
    { title: 'sharks.learn.enough', text: 'sharks.learn.enough-text', plays: ['done'] },
    { title: 'sharks.learn.boat', text: 'sharks.learn.boat-text', plays: ['boat north'] },
    { title: 'sharks.learn.trash', text: 'sharks.learn.trash-text', plays: ['swim c2', 'stop'] },
    { title: 'sharks.learn.pair', text: 'sharks.learn.pair-text', plays: ['score 11'] },
    { title: 'sharks.learn.boat-again', text: 'sharks.learn.boat-again-text', plays: ['done', 'boat south'] },
    {
      title: 'sharks.learn.relief',
      text: 'sharks.learn.relief-text',
      plays: ['swim b2', 'swim a2', 'swim a3', 'stop'],
    },
    { title: 'sharks.learn.draw', text: 'sharks.learn.draw-text', plays: ['draw small'] },
    { title: 'sharks.learn.relieve', text: 'sharks.learn.relieve-text', plays: ['relieve', 'done'] },
    { title: 'sharks.learn.variety', text: 'sharks.learn.variety-text', plays: ['score 9'] },
    { title: 'sharks.learn.end', text: 'sharks.learn.end-text', plays: [] },
  ],
  opponentPlays: [
    'start east-3',
    'swim d3',
    'stop',
    'take bony',
    'done',
    'boat west',
    'swim c3',
    'stop',
    'done',
    'boat west',
  ],
}

const DRAWS = {
  more: ['oil', 'creatures-medium', 'reef-small', 'creatures-large'],
  tile: [
    'creatures-small',
    'reef-medium',
    'creatures-medium',
    'tide',
    'reef-small',
    'creatures-large',
    'reef-large',
    'oil',
    'relief',
    'creatures-medium',
    'reef-small',
    'creatures-large',
  ],
  small: ['bony', 'crustacean', 'bony', 'cephalopod'],
  medium: ['pelagic', 'cartilaginous'],
  large: ['crustacean', 'bony', 'pelagic', 'cephalopod', 'mammal'],
  boat: ['c2'],
  trash: ['up-right', 'right-down', 'right-down', 'up-right'],
  'card-tiger': [
    'lobster-at-large',
    'feather-and-claw',
    'one-of-each-please',
    'tall-order',
    'loose-change',
    'rays-and-stripes',
  ],
  'card-mako': ['big-game', 'fast-food', 'tuna-for-two'],
}

export const lessons = { first }
