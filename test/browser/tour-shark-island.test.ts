import { everyScreen } from './support/tour/every-screen.ts'

everyScreen('shark-island', [
  'rules',
  'learn',
  'set-up',
  'shark-strategy',
  'shark-spend',
  'shark-place',
  'shark-placed',
  'shark-offer',
  'shark-wild',
  'hunter-roll',
  'hunter-act',
  'hunter-sail',
  'hunter-search',
  'hunter-offer',
  'table-waiting',
  'explain',
  'end',
  'replay',
])
