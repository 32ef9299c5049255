import type { Exhibit } from '../exhibit.ts'
import { otherFins } from './packs.ts'

const two = {
  options: { players: 2, hunters: ['harlan', 'anya'] },
  seats: { shark: ['Ben'], harlan: ['Ann'], anya: ['Ann'] },
}
const three = {
  options: { players: 3, hunters: ['tempest', 'sheriff'] },
  seats: { shark: ['Ann'], tempest: ['Ben'], sheriff: ['Cat'] },
}
const five = {
  options: { players: 5, hunters: ['hudlo', 'anya', 'pilot', 'tempest'], first: 'pilot' },
  seats: { shark: ['Cat'], hudlo: ['Ann'], anya: ['Ben'], pilot: ['Dan'], tempest: ['Zoë'] },
}

export const SHARK_ISLAND: readonly Exhibit[] = [
  {
    name: 'island-two',
    what: 'two people, one of them two Hunters',
    game: 'shark-island',
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.play(45)
      await stage.do('Ann', 'note', { seat: 'anya', notes: { hunch: 'north shore' } })
    },
  },
  {
    name: 'island-three',
    what: 'three people; the Hunters talk among themselves',
    game: 'shark-island',
    ...three,
    async play(stage) {
      await stage.begin()
      await stage.play(70)
      await stage.do('Ben', 'say', { channel: 'team', text: 'Meet me at the lighthouse.' })
    },
  },
  {
    name: 'island-four-bots',
    what: 'two people and two bots in the lobby; a bot is to play',
    game: 'shark-island',
    options: { players: 4, hunters: ['sheriff', 'pilot', 'hudlo'] },
    listed: true,
    seats: { shark: { bot: 'greedy' }, sheriff: ['Ann'], pilot: { bot: 'random' }, hudlo: ['Ben'] },
    async play(stage) {
      await stage.begin()
      await stage.play(30)
    },
    async later(stage) {
      await stage.playUntil(() => stage.isWaitingForBot)
    },
  },
  {
    name: 'island-five',
    what: 'five people, far into the game, with steps undone and taken back',
    game: 'shark-island',
    ...five,
    async play(stage) {
      await stage.begin()
      await stage.play(60)
      await stage.undo()
      await stage.play(5)
      await stage.takeBack('Dan')
      await stage.play(60)
    },
  },
  {
    name: 'island-pack',
    what: 'three people with other fins',
    game: 'shark-island',
    pack: otherFins,
    ...three,
    async play(stage) {
      await stage.begin()
      await stage.play(40)
    },
  },
  {
    name: 'island-two-over',
    what: 'two people, one of them two Hunters, to the end',
    game: 'shark-island',
    ...two,
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
  {
    name: 'island-three-over',
    what: 'one person and two bots, to the end',
    game: 'shark-island',
    options: three.options,
    seats: { shark: ['Ann'], tempest: { bot: 'random' }, sheriff: { bot: 'greedy' } },
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
  {
    name: 'island-five-over',
    what: 'five people, to the end',
    game: 'shark-island',
    ...five,
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
]
