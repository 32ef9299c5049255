import type { IslandEvent } from '#games/shark-island/events.ts'
import type { Message } from '#kernel/message.ts'
import { kitTelling, type Tellings } from '../telling.ts'

/** Milliseconds for which dice tumble, in a second or more that a roll lasts. */
const TUMBLE = 700
const ROLL = 1000
const NIGHT = 1200

/** How each event of Shark Island is presented; what lasts no time is seen on the board with what comes next. */
const tellings: Tellings<IslandEvent> = {
  // Game Setup
  'shark-island.starts': {},
  'shark-island.strategy': { sign: 'shark' },
  'shark-island.strategy-hidden': { lasts: 500, sign: 'shark' },
  // I. Calendar
  'shark-island.round': { lasts: 300, log: 'chapter' },
  'shark-island.first': {},
  'shark-island.calendar-reshuffled': { log: 'aside' },
  'shark-island.day': { lasts: 1100, sound: 'tick' },
  'shark-island.tiles-reshuffled': { log: 'aside' },
  'shark-island.tiles': { lasts: 700 },
  'shark-island.fins': { lasts: 250, sign: 'shark' },
  // II. Shark
  'shark-island.bought': { lasts: 700, sign: 'shark' },
  'shark-island.hazards': { lasts: 500, sign: 'shark' },
  'shark-island.night': { lasts: NIGHT, doubt: TUMBLE / NIGHT, sound: 'dice', sign: 'shark' },
  'shark-island.night-calm': { lasts: 900, sign: 'shark' },
  'shark-island.placed': { lasts: 260, sound: 'splash', sign: 'shark' },
  // III. Hunters
  'shark-island.rolled': { lasts: ROLL, doubt: TUMBLE / ROLL, sound: 'dice' },
  'shark-island.reroll': { lasts: 250 },
  'shark-island.three-sharks': { lasts: 700, sound: 'fin' },
  'shark-island.three-buoys': { lasts: 700, sound: 'horn' },
  'shark-island.turned': { lasts: 1100, doubt: 0.55, sound: 'splash' },
  'shark-island.sailed': { lasts: 520, sound: 'step' },
  'shark-island.docked': { lasts: 450, sound: 'step' },
  // IV. Search
  'shark-island.searched': { lasts: ROLL, doubt: TUMBLE / ROLL, sound: 'dice' },
  'shark-island.found': { lasts: 2200, sound: 'fin' },
  'shark-island.moved': { lasts: 520, sound: 'step' },
  // V. Combat
  'shark-island.combat': { lasts: 800, sound: 'fin', log: 'chapter' },
  'shark-island.dealt-down': { lasts: 120, log: 'aside' },
  'shark-island.dealt': { lasts: 340, sound: 'tick' },
  'shark-island.passed': { lasts: 260 },
  'shark-island.fought': { lasts: 420 },
  'shark-island.harpooned': { lasts: 500, sound: 'splash' },
  'shark-island.double-shark': { lasts: 1800, sound: 'bite', sign: 'shark' },
  'shark-island.total': { lasts: 900, sound: 'tick' },
  'shark-island.beat': { lasts: 900, sound: 'horn' },
  'shark-island.more-exact': {},
  'shark-island.more-skill': {},
  'shark-island.less-hide': { sign: 'shark' },
  'shark-island.no-wound': { sign: 'shark' },
  'shark-island.lost': { lasts: 900 },
  'shark-island.more-shark': {},
  'shark-island.more-exact-shark': {},
  'shark-island.more-frenzy': {},
  'shark-island.less-shield': {},
  'shark-island.no-damage': {},
  'shark-island.sunk-terror': { lasts: 500 },
  'shark-island.paid': { lasts: 300 },
  'shark-island.bonus': { lasts: 300 },
  // VI. Terrorize
  'shark-island.struck': { lasts: 1800, sound: 'fin', sign: 'shark' },
  'shark-island.shown': { lasts: 650, sound: 'splash', sign: 'shark' },
  'shark-island.terrorized': { lasts: 1600, sound: 'bite', sign: 'shark' },
  'shark-island.terror': { lasts: 800, sound: 'horn', sign: 'shark' },
  'shark-island.wild': { lasts: 600, sign: 'shark' },
  'shark-island.wild-open': { lasts: 600, sign: 'shark' },
  'shark-island.goal': { lasts: 1800, sign: 'shark' },
  'shark-island.response': { lasts: 900 },
  // VII. Dusk
  'shark-island.dusk': { lasts: 500, log: 'aside' },
  'shark-island.over': { lasts: 1200, log: 'chapter' },
  // Whenever it comes to it: skill cards, coins, tokens, wounds and damage
  'shark-island.drew': { lasts: 320 },
  'shark-island.drew-hidden': { lasts: 260 },
  'shark-island.reshuffled': { log: 'aside' },
  'shark-island.played': { lasts: 900, sound: 'tick' },
  'shark-island.aided': { lasts: 300 },
  'shark-island.discarded': {},
  'shark-island.coins': { lasts: 320, sign: 'shark' },
  'shark-island.coins-none': { sign: 'shark' },
  'shark-island.rerolls': { lasts: 260 },
  'shark-island.spoiled': {},
  'shark-island.wounded': { lasts: 1600, sound: 'splash', sign: 'shark' },
  'shark-island.healed': { lasts: 500, sound: 'splash', sign: 'shark' },
  'shark-island.damaged': { lasts: 800, sound: 'bite' },
  'shark-island.sunk': { lasts: 800, sound: 'bite' },
  'shark-island.repaired': { lasts: 300 },
}

export const telling = kitTelling(tellings)

/** The shell hands a board nothing but the events of its own game. */
export const ours = (event: Message): IslandEvent => event as IslandEvent
