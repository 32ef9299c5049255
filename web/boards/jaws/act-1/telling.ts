import type { Act1Event } from '#games/jaws/act-1/events.ts'
import type { Tellings } from '../../telling.ts'

/** How each event of Act 1 is presented: milliseconds on the board, sound, place and sign in the log. */
export const act1Telling: Tellings<Act1Event> = {
  // Setup
  'jaws.started': { sign: 'shark' },
  // Phase 1: Event
  'jaws.round': { log: 'chapter' },
  'jaws.event': { lasts: 900, sound: 'turn' },
  'jaws.crowd': { lasts: 300, log: 'aside' },
  'jaws.placed': { lasts: 320, log: 'aside' },
  'jaws.opening': { lasts: 400 },
  'jaws.opened': { lasts: 400 },
  'jaws.shut': { lasts: 600, sound: 'tick' },
  'jaws.fetched': { lasts: 600 },
  'jaws.michael': { lasts: 600 },
  'jaws.gathered': { lasts: 600 },
  'jaws.flew': { lasts: 600 },
  'jaws.stayed': {},
  // Phase 2: Shark. What it plans, told to nobody else
  'jaws.plan.swim': { log: 'aside', sign: 'shark' },
  'jaws.plan.burst': { log: 'aside', sign: 'shark' },
  'jaws.plan.eat': { log: 'aside', sign: 'shark' },
  'jaws.plan.eat-michael': { log: 'aside', sign: 'shark' },
  'jaws.plan.eat-all': { log: 'aside', sign: 'shark' },
  'jaws.plan.token': { log: 'aside', sign: 'shark' },
  'jaws.plan.knock': { log: 'aside', sign: 'shark' },
  // and what it announces
  'jaws.ate': { lasts: 900, sound: 'bite', sign: 'shark' },
  'jaws.ate-michael': { lasts: 1500, sound: 'bite', sign: 'shark' },
  'jaws.ate-none': { lasts: 500, sign: 'shark' },
  'jaws.sensors': { lasts: 1000, sound: 'siren', sign: 'shark' },
  'jaws.no-sensors': { lasts: 300, log: 'aside', sign: 'shark' },
  'jaws.token': { lasts: 500, sign: 'shark' },
  'jaws.no-token': { lasts: 200, log: 'aside', sign: 'shark' },
  'jaws.knocked': { lasts: 900, sound: 'splash', sign: 'shark' },
  'jaws.track': { log: 'aside', sign: 'shark' },
  // Phase 3: Crew
  'jaws.turn': { lasts: 240, log: 'aside' },
  'jaws.moved': { lasts: 420, sound: 'step' },
  'jaws.rescued': { lasts: 420, sound: 'step' },
  'jaws.rescued-michael': { lasts: 600, sound: 'step' },
  'jaws.took': { lasts: 380, sound: 'tick' },
  'jaws.dropped': { lasts: 380, sound: 'tick' },
  'jaws.gave': { lasts: 380, sound: 'tick' },
  'jaws.launched': { lasts: 520, sound: 'step', log: 'aside', sign: 'quint' },
  'jaws.missed': { lasts: 700, sign: 'quint' },
  'jaws.hit': { lasts: 2600, sound: 'splash', sign: 'quint' },
  'jaws.seen': { lasts: 2200, sound: 'fin', sign: 'brody' },
  'jaws.not-seen': { lasts: 800, sign: 'brody' },
  'jaws.finder-here': { lasts: 2200, sound: 'fin', sign: 'hooper' },
  'jaws.finder-nearby': { lasts: 1400, sound: 'fin', sign: 'hooper' },
  'jaws.finder-neither': { lasts: 900, sign: 'hooper' },
  'jaws.closed': { lasts: 600, sound: 'tick', sign: 'brody' },
  'jaws.climbs': { lasts: 300 },
  'jaws.aboard': { lasts: 300 },
  'jaws.spare': {},
  'jaws.ended': { log: 'aside' },
  // End of Act 1
  'jaws.act-1-over': { lasts: 2000, sound: 'fin', log: 'chapter' },
}
