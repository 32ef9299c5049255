import type { IslandContent } from '../../src/games/shark-island/content/schema.ts'
import type { IslandOptions } from '../../src/games/shark-island/options.ts'
import { practiseIsland } from '../../src/games/shark-island/page.ts'
import type { Lesson } from './lesson.ts'

const OPTIONS: IslandOptions = { players: 3, hunters: ['tempest', 'harlan'], first: 'tempest' }

/** A first turn of the Shark: a strategy, the shop, the fins, Terror, and two Shark! cards in one line. */
export const lesson: Lesson = {
  game: 'shark-island',
  options: { ...OPTIONS },
  seat: 'shark',
  seats: ['shark', 'tempest', 'harlan'],
  next: 'shark-island',
  open: (content) => practiseIsland(OPTIONS, content as IslandContent, 'shark', DRAWS),
  steps: [
    { title: 'shark-island.learn.shark', text: 'shark-island.learn.shark-text', plays: [] },
    {
      title: 'shark-island.learn.strategy',
      text: 'shark-island.learn.strategy-text',
      plays: ['strategy press'],
    },
    { title: 'shark-island.learn.shop', text: 'shark-island.learn.shop-text', plays: ['buy fin'] },
    { title: 'shark-island.learn.enough', text: 'shark-island.learn.enough-text', plays: ['done'] },
    {
      title: 'shark-island.learn.place',
      text: 'shark-island.learn.place-text',
      plays: ['put 2', 'put 1', 'put 1', 'put 1', 'put 2', 'put 2', 'put 2', 'put 1', 'put 2', 'done'],
    },
    { title: 'shark-island.learn.struck', text: 'shark-island.learn.struck-text', plays: ['take'] },
    { title: 'shark-island.learn.alarm', text: 'shark-island.learn.alarm-text', plays: ['take'] },
    { title: 'shark-island.learn.double', text: 'shark-island.learn.double-text', plays: [] },
  ],
  answers: [
    { seat: 'tempest', plays: ['keep'] },
    { seat: 'tempest', plays: ['sight 1'] },
    { seat: 'tempest', plays: ['token repair'] },
    { seat: 'tempest', plays: ['sail 2'] },
    { seat: 'harlan', plays: ['keep'] },
    { seat: 'harlan', plays: ['token repair'] },
    { seat: 'harlan', plays: ['token repair'] },
    { seat: 'harlan', plays: ['sail 1'] },
    { seat: 'harlan', plays: ['stop'] },
    { seat: 'tempest', plays: ['reveal'] },
    { seat: 'tempest', plays: ['stop'] },
    { seat: 'tempest', plays: ['vote attack'] },
    { seat: 'tempest', plays: ['take'] },
    { seat: 'tempest', plays: ['keep'] },
    { seat: 'harlan', plays: ['pass'] },
    { seat: 'tempest', plays: ['pass'] },
  ],
}

const DRAWS = {
  'skill-shark': ['thick-hide', 'deep-rest', 'blood-fury'],
  'skill-tempest': ['dolphin-escort'],
  'skill-harlan': ['hold-her-steady'],
  calendar: ['whale-carcass'],
  tile: ['lone-swimmer', 'crowded-beach', 'reef-diver'],
  back: ['1', '4'],
  'false-fin': ['dolphin', 'seal', 'shoal', 'prank', 'dolphin', 'seal'],
  die: [
    ...['binoculars', 'repair', 'harpoon'],
    ...['shark', 'repair', 'repair'],
    'harpoon',
    ...['binoculars', 'repair'],
  ],
  fin: ['dolphin', 'prank'],
  terror: ['press', 'press', 'mayor', 'resort'],
  down: ['7', '6', '9'],
  card: ['6', '10', '4', '4', 'shark', 'shark'],
}
