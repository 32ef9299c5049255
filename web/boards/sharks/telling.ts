import type { SharksEvent } from '#games/sharks/events.ts'
import { kitTelling, type Tellings } from '../telling.ts'

/** A line of the log like any other; the board shows nothing of it. */
const LINE = {}

/** How each event of Sharks is presented. */
const TELLINGS: Tellings<SharksEvent> = {
  'sharks.shown': { lasts: 140, log: 'aside' },
  'sharks.boat-starts': LINE,
  'sharks.cards': LINE,
  'sharks.cards-hidden': { log: 'aside' },
  'sharks.cards-reshuffled': LINE,
  'sharks.first': LINE,
  'sharks.placed': { lasts: 420 },

  'sharks.shifted': { lasts: 420 },
  'sharks.swam': { lasts: 300, sound: 'step', log: 'aside' },
  'sharks.ability.bull': LINE,
  'sharks.ability.thresher': LINE,
  'sharks.ability.hammerhead': LINE,
  'sharks.ability.great-white': LINE,
  'sharks.ability.mako': LINE,
  'sharks.ability.tiger': LINE,
  'sharks.ate-trash': { lasts: 320, sound: 'bite' },
  'sharks.left-trash': LINE,
  'sharks.stayed': LINE,
  'sharks.waited': LINE,

  'sharks.landed': { lasts: 120 },
  'sharks.too-full': LINE,
  'sharks.drew': { lasts: 900, sound: 'bite' },
  'sharks.took': { lasts: 760, sound: 'bite' },
  'sharks.refilled': { lasts: 240, log: 'aside' },
  'sharks.bag-empty': LINE,
  'sharks.none-shown': LINE,
  'sharks.tide': { lasts: 340, sound: 'splash' },
  'sharks.tide-bonus': { lasts: 700 },
  'sharks.relieved': { lasts: 500 },
  'sharks.discarded': { lasts: 260 },

  'sharks.scored': { lasts: 900, sound: 'turn', hasFace: true },

  'sharks.token': { lasts: 900, log: 'aside' },
  'sharks.no-token': LINE,
  'sharks.trash-reshuffled': LINE,
  'sharks.boat': { lasts: 420, sound: 'horn' },
  'sharks.dropped': { lasts: 260 },
  'sharks.not-dropped.trash': LINE,
  'sharks.not-dropped.relief': LINE,
  'sharks.not-dropped.oil': LINE,

  'sharks.full': { lasts: 600, sound: 'fin' },
  'sharks.round': { log: 'chapter' },
  'sharks.over': { lasts: 1200, log: 'chapter' },
}

export const telling = kitTelling(TELLINGS)
