import type { SharksContent } from '../../src/games/sharks/content/schema.ts'
import type { SharksOptions } from '../../src/games/sharks/options.ts'
import { practiseSharks } from '../../src/games/sharks/page.ts'
import type { Lesson } from './lesson.ts'

const OPTIONS: SharksOptions = {
  players: 2,
  sharks: ['tiger', 'mako'],
  hands: 'secret',
  boat: 'own-view',
  first: 'tiger',
}

/** Three turns of the Tiger: a choice on show, a blind draw with trash on the way, and relief. */
export const lesson: Lesson = {
  game: 'sharks',
  options: { ...OPTIONS },
  seat: 'tiger',
  opponent: 'mako',
  open: (content) => practiseSharks(OPTIONS, content as SharksContent, 'tiger', DRAWS),
  steps: [
    { title: 'learn.sharks.welcome', text: 'learn.sharks.welcome-text', plays: [] },
    { title: 'learn.sharks.cards', text: 'learn.sharks.cards-text', plays: [] },
    { title: 'learn.sharks.start', text: 'learn.sharks.start-text', plays: ['start north-a'] },
    {
      title: 'learn.sharks.swim',
      text: 'learn.sharks.swim-text',
      plays: ['swim a1', 'swim b1', 'swim b2', 'stop'],
    },
    { title: 'learn.sharks.eat', text: 'learn.sharks.eat-text', plays: ['take crustacean'] },
    { title: 'learn.sharks.score', text: 'learn.sharks.score-text', plays: ['score 8'] },
    { title: 'learn.sharks.enough', text: 'learn.sharks.enough-text', plays: ['done'] },
    { title: 'learn.sharks.boat', text: 'learn.sharks.boat-text', plays: ['boat north'] },
    { title: 'learn.sharks.trash', text: 'learn.sharks.trash-text', plays: ['swim c2', 'stop'] },
    { title: 'learn.sharks.pair', text: 'learn.sharks.pair-text', plays: ['score 11'] },
    { title: 'learn.sharks.boat-again', text: 'learn.sharks.boat-again-text', plays: ['done', 'boat south'] },
    {
      title: 'learn.sharks.relief',
      text: 'learn.sharks.relief-text',
      plays: ['swim b2', 'swim a2', 'swim a3', 'stop'],
    },
    { title: 'learn.sharks.draw', text: 'learn.sharks.draw-text', plays: ['draw small'] },
    { title: 'learn.sharks.relieve', text: 'learn.sharks.relieve-text', plays: ['relieve', 'done'] },
    { title: 'learn.sharks.variety', text: 'learn.sharks.variety-text', plays: ['score 9'] },
    { title: 'learn.sharks.end', text: 'learn.sharks.end-text', plays: [] },
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
