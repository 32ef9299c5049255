import type { Exhibit } from '../exhibit.ts'
import { bigFish } from './packs.ts'

const two = { options: { sharks: ['great-white', 'mako'] }, seats: { 'great-white': ['Ann'], mako: ['Ben'] } }
const three = {
  options: { sharks: ['bull', 'thresher', 'hammerhead'] },
  seats: { bull: ['Ann'], thresher: ['Ben'], hammerhead: ['Cat'] },
}
const four = {
  options: { sharks: ['tiger', 'bull', 'great-white', 'thresher'], hands: 'open', boat: 'common-view' },
  seats: { tiger: ['Ann'], bull: ['Ben'], 'great-white': ['Cat'], thresher: ['Dan'] },
}

export const SHARKS: readonly Exhibit[] = [
  {
    name: 'sharks-two',
    what: 'two people in the middle of a game, who talk and note things down',
    game: 'sharks',
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.play(20)
      await stage.submitBoth(/^swim /, 'stop')
      await stage.play(10)
      await stage.do('Ann', 'offer', { offer: { what: 'takeback' } })
      await stage.do('Ben', 'answer', { agree: false })
      await stage.do('Ann', 'say', { channel: 'table', text: 'Is that reef yours?' })
      await stage.do('Ben', 'say', { channel: 'table', text: 'Não — c’est à toi 🦈' })
      await stage.do('Ann', 'note', { seat: 'great-white', notes: { next: 'the reef', after: 'north' } })
      await stage.do('Ann', 'note', { seat: 'great-white', notes: { after: '' } })
      await stage.do('Ben', 'note', { seat: 'mako', notes: { 'a b': 'tide on d1' } })
    },
  },
  {
    name: 'sharks-three-listed',
    what: 'three people at a table in the lobby, with steps that were undone and taken back',
    game: 'sharks',
    listed: true,
    ...three,
    async play(stage) {
      await stage.begin()
      await stage.play(25)
      await stage.undo()
      await stage.play(9)
      await stage.takeBack('Ben')
      await stage.play(6)
    },
  },
  {
    name: 'sharks-four-bots',
    what: 'two people and two bots with open hands; a bot is to play',
    game: 'sharks',
    options: four.options,
    seats: { tiger: ['Ann'], bull: { bot: 'greedy' }, 'great-white': ['Ben'], thresher: { bot: 'cadet' } },
    async play(stage) {
      await stage.begin()
      await stage.play(20)
    },
    async later(stage) {
      await stage.playUntil(() => stage.isWaitingForBot)
    },
  },
  {
    name: 'sharks-four',
    what: 'four people, late in the game',
    game: 'sharks',
    ...four,
    async play(stage) {
      await stage.begin()
      await stage.play(120)
      await stage.do('Ann', 'list', { on: true })
      await stage.do('Ann', 'list', { on: false })
    },
  },
  {
    name: 'sharks-pack',
    what: 'two people with cards of their own; one can take a step back',
    game: 'sharks',
    pack: bigFish,
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.play(35)
      await stage.playUntil(() => stage.canUndo)
    },
  },
  {
    name: 'sharks-takeback-asked',
    what: 'one asks to take a step back, the other has not answered',
    game: 'sharks',
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.play(15)
      await stage.do('Ben', 'offer', { offer: { what: 'takeback' } })
    },
  },
  {
    name: 'sharks-end-asked',
    what: 'three people; one asks to end it, one has agreed',
    game: 'sharks',
    ...three,
    async play(stage) {
      await stage.begin()
      await stage.play(12)
      await stage.do('Cat', 'offer', { offer: { what: 'end' } })
      await stage.do('Ann', 'answer', { agree: true })
    },
  },
  {
    name: 'sharks-one-conceded',
    what: 'one of three has given up; a bot minds the seat',
    game: 'sharks',
    ...three,
    async play(stage) {
      await stage.begin()
      await stage.play(10)
      await stage.do('Ben', 'concede')
      await stage.play(6)
    },
  },
  {
    name: 'sharks-minded',
    what: 'bots play for one who wanted it and for two who are gone; with the first, somebody new shares the seat',
    game: 'sharks',
    options: { sharks: ['great-white', 'mako', 'tiger', 'hammerhead'] },
    seats: { 'great-white': ['Ann'], mako: ['Ben'], tiger: ['Cat'], hammerhead: ['Dan'] },
    async play(stage) {
      await stage.begin()
      await stage.play(14)
      await stage.do('Ben', 'mute', { whom: stage.idOf('Dan'), on: true })
      await stage.do('Dan', 'say', { channel: 'table', text: 'I must go.' })
      await stage.do('Ben', 'bot', { seat: 'mako', level: 'greedy' })
      await stage.play(4)
    },
    async later(stage) {
      await stage.send('Cat')
      await stage.send('Dan')
      await stage.twoMinutesPass()
      for (const seat of ['tiger', 'hammerhead']) await stage.do('Ann', 'bot', { seat, level: 'mate' })
      await stage.sit('Zoë', 'mako')
    },
  },
  {
    name: 'sharks-two-over',
    what: 'two people, to the end; one asks for a rematch',
    game: 'sharks',
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.playOut()
      await stage.do('Ben', 'offer', { offer: { what: 'rematch' } })
    },
  },
  {
    name: 'sharks-three-over',
    what: 'three people, to the end, with steps undone and taken back; a rematch was laid and waits',
    game: 'sharks',
    listed: true,
    ...three,
    async play(stage) {
      await stage.begin()
      await stage.play(20)
      await stage.undo()
      await stage.play(12)
      await stage.takeBack('Cat')
      await stage.do('Cat', 'say', { channel: 'table', text: 'Thank you.' })
      await stage.playOut()
      await stage.do('Ann', 'offer', { offer: { what: 'rematch' } })
      await stage.agree('Ann')
    },
  },
  {
    name: 'sharks-four-over',
    what: 'two people and two bots, to the end',
    game: 'sharks',
    options: four.options,
    seats: { tiger: ['Ann'], bull: { bot: 'random' }, 'great-white': ['Ben'], thresher: { bot: 'greedy' } },
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
  {
    name: 'sharks-pack-over',
    what: 'two people with cards of their own, to the end',
    game: 'sharks',
    pack: bigFish,
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
  {
    name: 'sharks-conceded-over',
    what: 'one of two has given up',
    game: 'sharks',
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.play(8)
      await stage.do('Ann', 'concede')
    },
  },
  {
    name: 'sharks-agreed-over',
    what: 'all agreed to end it',
    game: 'sharks',
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.play(8)
      await stage.do('Ann', 'offer', { offer: { what: 'end' } })
      await stage.agree('Ann')
    },
  },
]
