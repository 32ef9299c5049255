import type { Exhibit } from '../exhibit.ts'

const three = { sharks: ['great-white', 'mako', 'tiger'] }

/** What 0.3.0 brought: one link for a table, other options while people gather, quick words, blocks and reports. */
export const COMPANY: readonly Exhibit[] = [
  {
    name: 'lobby-linked',
    what: 'a private table with a link that leads to it; the host has changed what is played',
    game: 'sharks',
    since: '0.3.0',
    options: { sharks: ['bull', 'tiger'] },
    seats: { bull: ['Ann'] },
    async play(stage) {
      await stage.do('Ann', 'options', { options: { sharks: ['bull', 'tiger', 'mako'], hands: 'open' } })
      await stage.makeLink()
    },
  },
  {
    name: 'sharks-words',
    what: 'three people, quick words, and one who has blocked another and reported them',
    game: 'sharks',
    since: '0.3.0',
    options: three,
    seats: { 'great-white': ['Ann'], mako: ['Fay'], tiger: ['Gus'] },
    async play(stage) {
      await stage.begin()
      await stage.play(14)
      await stage.do('Ann', 'say', { channel: 'table', word: 'well-played' })
      await stage.do('Gus', 'say', { channel: 'table', text: 'You call that playing?' })
      await stage.report('Fay', 'Gus')
      await stage.block('Fay', 'Gus')
      await stage.do('Gus', 'say', { channel: 'table', word: 'well-played' })
    },
  },
  {
    name: 'sharks-swap-over',
    what: 'two people, ended by agreement; a rematch on the other sides is asked for',
    game: 'sharks',
    since: '0.3.0',
    options: { sharks: ['great-white', 'mako'] },
    seats: { 'great-white': ['Ann'], mako: ['Ben'] },
    async play(stage) {
      await stage.begin()
      await stage.play(10)
      await stage.do('Ann', 'offer', { offer: { what: 'end' } })
      await stage.agree('Ann')
      await stage.do('Ben', 'offer', { offer: { what: 'rematch', seating: 'swap' } })
    },
  },
]
