import type { Exhibit } from '../exhibit.ts'
import { bigFish } from './packs.ts'

/** Tables that nobody has begun to play at. */
export const LOBBIES: readonly Exhibit[] = [
  {
    name: 'lobby-empty',
    what: 'a table with nobody at it but its host, who has no seat',
    game: 'jaws',
    options: { mode: 'act-1' },
    host: 'Zoë',
    seats: {},
  },
  {
    name: 'lobby-invited',
    what: 'three seats of a private table: one taken, one kept by an invitation, one open; they talk',
    game: 'sharks',
    options: { sharks: ['bull', 'tiger', 'mako'] },
    seats: { bull: ['Ann'] },
    async play(stage) {
      await stage.invite('tiger')
      await stage.do('Ann', 'say', { channel: 'table', text: 'Anybody there?' })
    },
  },
  {
    name: 'lobby-listed',
    what: 'a table for anybody: one is ready, a bot sits, a seat is open',
    game: 'shark-island',
    options: { players: 3 },
    listed: true,
    seats: { shark: ['Ben'], tempest: { bot: 'random' } },
    async play(stage) {
      await stage.do('Ben', 'ready', { on: true })
    },
  },
  {
    name: 'lobby-shared',
    what: 'three people for JAWS; the shared seat still has an invitation, and one is ready',
    game: 'jaws',
    options: { players: 3, mode: 'act-2' },
    seats: { shark: ['Cat'], quint: ['Ann'], brody: ['Dan'], hooper: ['Ann'] },
    async play(stage) {
      await stage.invite('hooper')
      await stage.do('Dan', 'ready', { on: true })
      await stage.do('Ann', 'say', { channel: 'team', text: 'Dan, the third is for both of us.' })
    },
  },
  {
    name: 'lobby-pack',
    what: 'cards of their own and bots of every level; somebody left, and a seat was taken from a bot',
    game: 'sharks',
    options: { players: 4 },
    pack: bigFish,
    seats: {
      'great-white': ['Zoë'],
      mako: { bot: 'captain' },
      tiger: ['Ben'],
      hammerhead: { bot: 'cadet' },
    },
    async play(stage) {
      // Whoever leaves a private table is shown out at once, before any answer.
      await stage.at('Ben').do('leave', { seat: 'tiger' })
      await stage.do('Zoë', 'bot', { seat: 'tiger', level: 'mate' })
      await stage.do('Zoë', 'reopen', { seat: 'hammerhead' })
      await stage.invite('hammerhead')
    },
  },
]
