import type { JawsView } from '#games/jaws/view.ts'
import type { Exhibit } from '../exhibit.ts'
import type { Stage } from '../stage.ts'
import { fewBarrels } from './packs.ts'

const four = { shark: ['Ann'], quint: ['Ben'], brody: ['Cat'], hooper: ['Dan'] }
const two = { shark: ['Ben'], quint: ['Ann'], brody: ['Ann'], hooper: ['Ann'] }
/** With three, the third crew member is for both of the crew. */
const three = { shark: ['Ann'], quint: ['Ben'], brody: ['Cat'], hooper: ['Ben', 'Cat'] }

const inAct2 = (stage: Stage): boolean =>
  stage.sockets.every(({ latest }) => (latest?.view as unknown as JawsView | undefined)?.act2 != null)

const isBegunTogether = (stage: Stage): boolean =>
  stage.sockets.some(({ room }) => room?.seats.some(({ turn }) => turn !== null))

export const JAWS: readonly Exhibit[] = [
  {
    name: 'jaws-act-1-four',
    what: 'Act 1 with four people; the crew talk among themselves, and both sides have notes',
    game: 'jaws',
    options: { mode: 'act-1', players: 4 },
    seats: four,
    async play(stage) {
      await stage.begin()
      await stage.play(45)
      await stage.do('Ben', 'say', { channel: 'team', text: 'It was west of us.' })
      await stage.do('Dan', 'say', { channel: 'team', text: 'Or below us.' })
      await stage.do('Ann', 'say', { channel: 'table', text: 'Nice weather.' })
      await stage.do('Cat', 'note', { seat: 'brody', notes: { seen: 'W', barrels: '2 left' } })
      await stage.do('Ann', 'note', { seat: 'shark', notes: { plan: 'east beach' } })
    },
  },
  {
    name: 'jaws-act-1-two',
    what: 'Act 1 with two people, one of them the whole crew, without help',
    game: 'jaws',
    options: { mode: 'act-1', players: 2, help: 'off' },
    seats: two,
    async play(stage) {
      await stage.begin()
      await stage.play(60)
    },
  },
  {
    name: 'jaws-act-1-bots',
    what: 'Act 1 with bots in the crew, who say what they are about to do; a bot is to play',
    game: 'jaws',
    options: { mode: 'act-1' },
    listed: true,
    seats: { shark: ['Ann'], quint: ['Ben'], brody: { bot: 'mate' }, hooper: { bot: 'cadet' } },
    async play(stage) {
      await stage.begin()
      await stage.playUntil(() => (stage.at('Ben').room?.told.length ?? 0) > 3)
    },
    async later(stage) {
      await stage.playUntil(() => stage.isWaitingForBot)
    },
  },
  {
    name: 'jaws-act-2-three',
    what: 'Act 2 with three people who share a seat, in the middle of its turn',
    game: 'jaws',
    options: { mode: 'act-2', players: 3 },
    seats: three,
    async play(stage) {
      await stage.begin()
      await stage.play(25)
      await stage.playUntil(() => isBegunTogether(stage))
    },
  },
  {
    name: 'jaws-act-1-three',
    what: 'Act 1 with three people who share a seat, in the middle of its turn',
    game: 'jaws',
    options: { mode: 'act-1', players: 3 },
    seats: three,
    async play(stage) {
      await stage.begin()
      await stage.play(25)
      await stage.playUntil(() => isBegunTogether(stage))
    },
  },
  {
    name: 'jaws-full-first',
    what: 'both acts, in the first',
    game: 'jaws',
    options: { players: 2 },
    seats: two,
    async play(stage) {
      await stage.begin()
      await stage.play(30)
    },
  },
  {
    name: 'jaws-full-second',
    what: 'both acts, in the second',
    game: 'jaws',
    seats: four,
    async play(stage) {
      await stage.begin()
      await stage.playUntil(() => inAct2(stage))
      await stage.play(12)
    },
  },
  {
    name: 'jaws-pack',
    what: 'Act 1 with other barrels',
    game: 'jaws',
    options: { mode: 'act-1', players: 2 },
    pack: fewBarrels,
    seats: two,
    async play(stage) {
      await stage.begin()
      await stage.play(40)
    },
  },
  {
    name: 'jaws-act-1-over',
    what: 'Act 1 with four people, to the end',
    game: 'jaws',
    options: { mode: 'act-1', players: 4 },
    seats: four,
    async play(stage) {
      await stage.begin()
      await stage.undo()
      await stage.playOut()
    },
  },
  {
    name: 'jaws-act-2-over',
    what: 'Act 2 with three people, to the end',
    game: 'jaws',
    options: { mode: 'act-2', players: 3 },
    seats: three,
    async play(stage) {
      await stage.begin()
      await stage.play(10)
      await stage.takeBack('Ann')
      await stage.playOut()
    },
  },
  {
    name: 'jaws-full-over',
    what: 'both acts with one person and three bots, to the end',
    game: 'jaws',
    options: { players: 2 },
    seats: { shark: ['Ann'], quint: { bot: 'random' }, brody: { bot: 'greedy' }, hooper: { bot: 'random' } },
    async play(stage) {
      await stage.begin()
      await stage.playOut()
    },
  },
  {
    name: 'jaws-conceded-over',
    what: 'the shark has given up',
    game: 'jaws',
    options: { players: 2 },
    seats: two,
    async play(stage) {
      await stage.begin()
      await stage.play(9)
      await stage.do('Ben', 'concede')
    },
  },
]
