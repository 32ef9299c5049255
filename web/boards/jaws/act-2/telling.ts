import type { Act2Event } from '#games/jaws/act-2/events.ts'
import type { Telling, Tellings } from '../../telling.ts'

/** Milliseconds for which dice tumble. */
const TUMBLE = 700

/** How each event of Act 2 is presented: milliseconds on the board, sound, place and sign in the log. */
export const act2Telling: Tellings<Act2Event> = {
  // Setup
  'jaws.orca.begins': { lasts: 3200, sound: 'fin', log: 'chapter' },
  'jaws.orca.hand': { sign: 'shark' },
  'jaws.orca.dealt': { lasts: 500 },
  'jaws.orca.assigned': { lasts: 160 },
  'jaws.orca.boarded': { lasts: 320, sound: 'step' },
  // Step 1: Resurface
  'jaws.orca.round': { lasts: 200, log: 'chapter' },
  'jaws.orca.reshuffled': {},
  'jaws.orca.turned-up': { lasts: 260 },
  'jaws.orca.turned-up-shaking': { lasts: 260 },
  // Step 2: Shark's Choice
  'jaws.orca.plan-letter': { sign: 'shark' },
  'jaws.orca.plan-ability': { sign: 'shark' },
  'jaws.orca.locked': { lasts: 500, sound: 'tick', sign: 'shark' },
  'jaws.orca.locked-ability': { lasts: 500, sound: 'tick', sign: 'shark' },
  'jaws.orca.chum': { lasts: 500, sound: 'splash' },
  'jaws.orca.showed': { lasts: 600, sign: 'shark' },
  // Step 3: Crew Preparation
  'jaws.orca.stayed': { log: 'aside' },
  'jaws.orca.moved': { lasts: 320, sound: 'step' },
  'jaws.orca.climbed': { lasts: 420, sound: 'splash' },
  'jaws.orca.readied': { lasts: 120 },
  'jaws.orca.targeted': { lasts: 280 },
  // Step 4: Shark Revealed
  'jaws.orca.surfaced': { lasts: 1500, sound: 'fin', sign: 'shark', settles: true },
  'jaws.orca.ability': { lasts: 1300, sign: 'shark' },
  'jaws.orca.shook-off': { lasts: 600, sign: 'shark' },
  'jaws.orca.barbs': { lasts: 800, sound: 'bite', sign: 'shark' },
  'jaws.orca.shifted': { lasts: 400 },
  'jaws.orca.nobody-on-target': { lasts: 700 },
  // Step 5: Crew Attacks
  'jaws.orca.held-back': { lasts: 300 },
  'jaws.orca.hit': dice(1300),
  'jaws.orca.missed': dice(800),
  'jaws.orca.attached': { lasts: 700, sound: 'bite' },
  'jaws.orca.gave-up': {},
  // Step 6: Shark Attacks
  'jaws.orca.rammed': { lasts: 500, sound: 'splash', sign: 'shark' },
  'jaws.orca.no-attack': { lasts: 500, sign: 'shark' },
  'jaws.orca.attacks-boat': { lasts: 500, sign: 'shark' },
  'jaws.orca.attacks-boat-again': { lasts: 500, sign: 'shark' },
  'jaws.orca.attacks-crew': { lasts: 500, sign: 'shark' },
  'jaws.orca.attacks-crew-again': { lasts: 500, sign: 'shark' },
  'jaws.orca.caged': { lasts: 500 },
  'jaws.orca.rolled': { ...dice(600), sign: 'shark' },
  'jaws.orca.rerolled': { ...dice(600), sign: 'shark' },
  'jaws.orca.boat-missed': { lasts: 600, sign: 'shark' },
  'jaws.orca.boat-damaged': { lasts: 1200, sound: 'bite', sign: 'shark' },
  'jaws.orca.boat-destroyed': { lasts: 1700, sound: 'bite', sign: 'shark' },
  'jaws.orca.fell': { lasts: 500, sound: 'splash' },
  'jaws.orca.unhurt': { lasts: 500 },
  'jaws.orca.safe-in-cage': { lasts: 500 },
  'jaws.orca.wounded': { lasts: 700, sound: 'bite' },
  'jaws.orca.eliminated': { lasts: 1600, sound: 'bite' },
  'jaws.orca.no-second': { sign: 'shark' },
  'jaws.orca.muzzled': { lasts: 500, sign: 'shark' },
  // End of the Round, End of the Game
  'jaws.orca.dives': { lasts: 400, sound: 'splash', log: 'aside', sign: 'shark' },
  'jaws.orca.over': { lasts: 1200, log: 'chapter' },
}

/** Dice tumble, then what they show is looked at for a while. */
function dice(after: number): Telling {
  return { lasts: TUMBLE + after, doubt: TUMBLE / (TUMBLE + after), sound: 'dice' }
}
