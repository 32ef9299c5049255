import { everyScreen } from './support/tour/every-screen.ts'

everyScreen('jaws', [
  'rules',
  'learn',
  'set-up',
  'shark-start',
  'shark-plan',
  'crew-order',
  'crew-turn',
  'end',
  'replay',
  'gear',
  'orca-prepare',
  'orca-choose',
])
