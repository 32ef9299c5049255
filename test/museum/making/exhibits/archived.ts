import type { Exhibit } from '../exhibit.ts'

/** What 0.4.0 brought: matches that have been over for a day, kept as archives. */
export const ARCHIVED: readonly Exhibit[] = [
  {
    name: 'sharks-archived-over',
    what: 'two people who talked, to the end, a month ago: an archive; one asked for a rematch',
    game: 'sharks',
    options: { sharks: ['great-white', 'mako'] },
    seats: { 'great-white': ['Ann'], mako: ['Ben'] },
    async play(stage) {
      await stage.beginWithNumbers()
      await stage.play(15)
      await stage.takeBack('Ann')
      await stage.do('Ben', 'say', { channel: 'table', text: 'À demain 🦈' })
      await stage.playOut()
      await stage.do('Ben', 'offer', { offer: { what: 'rematch' } })
    },
  },
  {
    name: 'jaws-archived-over',
    what: 'Act 2 of JAWS with one for the crew, to the end, a month ago: an archive',
    game: 'jaws',
    options: { mode: 'act-2', players: 2 },
    seats: { shark: ['Ben'], quint: ['Ann'], brody: ['Ann'], hooper: ['Ann'] },
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
  {
    name: 'island-archived-over',
    what: 'Shark Island for two, one of them two Hunters, to the end, a month ago: an archive',
    game: 'shark-island',
    options: { players: 2, hunters: ['harlan', 'anya'] },
    seats: { shark: ['Ben'], harlan: ['Ann'], anya: ['Ann'] },
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
]
