import type { IslandContent } from '../../src/games/shark-island/content/schema.ts'
import type { IslandOptions } from '../../src/games/shark-island/options.ts'
import { practiseIsland } from '../../src/games/shark-island/page.ts'
import type { Lesson } from './lesson.ts'

const OPTIONS: IslandOptions = { players: 3, hunters: ['tempest', 'harlan'], first: 'tempest' }

/** A first turn of Tempest: dice, a sighting, a search with a dolphin in it, and a combat that is won. */
export const lesson: Lesson = {
  game: 'shark-island',
  options: { ...OPTIONS },
  seat: 'tempest',
  seats: ['shark', 'tempest', 'harlan'],
  next: 'shark-island/shark',
  open: (content) => practiseIsland(OPTIONS, content as IslandContent, 'tempest', DRAWS),
  steps: [
    { title: 'shark-island.learn.hunter', text: 'shark-island.learn.hunter-text', plays: [] },
    { title: 'shark-island.learn.coast', text: 'shark-island.learn.coast-text', plays: [] },
    { title: 'shark-island.learn.dice', text: 'shark-island.learn.dice-text', plays: ['reroll'] },
    { title: 'shark-island.learn.keep', text: 'shark-island.learn.keep-text', plays: ['keep'] },
    { title: 'shark-island.learn.sight', text: 'shark-island.learn.sight-text', plays: ['sight 1'] },
    { title: 'shark-island.learn.draw', text: 'shark-island.learn.draw-text', plays: ['draw'] },
    { title: 'shark-island.learn.sail', text: 'shark-island.learn.sail-text', plays: ['sail 2'] },
    { title: 'shark-island.learn.search', text: 'shark-island.learn.search-text', plays: ['reveal'] },
    { title: 'shark-island.learn.again', text: 'shark-island.learn.again-text', plays: ['reveal'] },
    { title: 'shark-island.learn.found', text: 'shark-island.learn.found-text', plays: ['stay'] },
    { title: 'shark-island.learn.combat', text: 'shark-island.learn.combat-text', plays: [] },
    { title: 'shark-island.learn.card', text: 'shark-island.learn.card-text', plays: ['play 5'] },
    { title: 'shark-island.learn.take', text: 'shark-island.learn.take-text', plays: ['take', 'keep'] },
    { title: 'shark-island.learn.more', text: 'shark-island.learn.more-text', plays: ['take', 'keep'] },
    { title: 'shark-island.learn.pass', text: 'shark-island.learn.pass-text', plays: ['pass'] },
    { title: 'shark-island.learn.won', text: 'shark-island.learn.won-text', plays: [] },
  ],
  answers: [
    { seat: 'shark', plays: ['strategy resort'] },
    { seat: 'shark', plays: ['done'] },
    {
      seat: 'shark',
      plays: ['put 2', 'put 2', 'put 2', 'put 1', 'put 1', 'put 1', 'put 2', 'put 1', 'done'],
    },
    { seat: 'harlan', plays: ['keep'] },
    { seat: 'harlan', plays: ['token repair'] },
    { seat: 'harlan', plays: ['token binoculars'] },
    { seat: 'harlan', plays: ['sail 1'] },
    { seat: 'harlan', plays: ['stop'] },
    { seat: 'harlan', plays: ['stay'] },
    { seat: 'harlan', plays: ['pass'] },
    { seat: 'shark', plays: ['pass'] },
  ],
}

const DRAWS = {
  'skill-shark': ['thick-hide', 'feeding-frenzy', 'deep-rest'],
  'skill-tempest': ['trainers-nerve', 'leap-and-strike'],
  'skill-harlan': ['hold-her-steady'],
  calendar: ['coast-guard-drill'],
  tile: ['lone-swimmer', 'crowded-beach', 'reef-diver'],
  back: ['1', '2'],
  'false-fin': ['dolphin', 'seal', 'shoal', 'prank', 'dolphin'],
  die: [
    ...['shark', 'shark', 'repair'],
    ...['binoculars', 'harpoon', 'buoy'],
    ...['harpoon', 'repair', 'binoculars'],
    'repair',
    ...['binoculars', 'buoy'],
  ],
  fin: ['prank', 'dolphin', 'shark'],
  down: ['8', '5', '10'],
  card: ['2', '9', '6', '5', 'shark'],
}
