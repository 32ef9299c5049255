import type { Exhibit } from '../exhibit.ts'

/** What 0.2.0 brought: draws that players add numbers to, and people who ask to be forgotten. */
export const SEALED: readonly Exhibit[] = [
  {
    name: 'sharks-sealed-over',
    what: 'two people who each added a number to the draws, one of which was taken back; to the end',
    game: 'sharks',
    since: '0.2.0',
    options: { sharks: ['great-white', 'mako'] },
    seats: { 'great-white': ['Ann'], mako: ['Ben'] },
    async play(stage) {
      await stage.beginWithNumbers()
      await stage.play(15)
      await stage.takeBack('Ann')
      await stage.playOut()
    },
  },
  {
    name: 'jaws-sealed',
    what: 'Act 1 of JAWS with numbers of three of four people',
    game: 'jaws',
    since: '0.2.0',
    options: { mode: 'act-1', players: 4 },
    seats: { shark: ['Ann'], quint: ['Ben'], brody: ['Cat'], hooper: ['Dan'] },
    async play(stage) {
      await stage.beginWithNumbers('Dan')
      await stage.play(30)
    },
  },
  {
    name: 'sharks-bot-invited',
    what: 'somebody is invited to the seat of a bot in a game that runs',
    game: 'sharks',
    since: '0.2.0',
    options: { sharks: ['great-white', 'mako'] },
    seats: { 'great-white': ['Ann'], mako: { bot: 'random' } },
    async play(stage) {
      await stage.begin()
      await stage.play(8)
      await stage.invite('mako')
    },
  },
  {
    name: 'sharks-forgotten-over',
    what: 'one of two asked to be forgotten after the game: what they said is gone, what they played is not',
    game: 'sharks',
    since: '0.2.0',
    options: { sharks: ['great-white', 'mako'] },
    seats: { 'great-white': ['Ann'], mako: ['Eve'] },
    async play(stage) {
      await stage.begin()
      await stage.play(12)
      await stage.do('Eve', 'say', { channel: 'table', text: 'Forget that I said this.' })
      await stage.do('Ann', 'say', { channel: 'table', text: 'Said what?' })
      await stage.do('Ann', 'concede')
    },
  },
]
