import { describe, expect, test } from 'vitest'
import { formatter, type Message } from '#kernel/message.ts'
import type { MyMatch } from '#wire/matches.ts'
import { en } from './messages/en.ts'
import { type Calling, companyOf, inOrder, resultOf, turnOf } from './own-match.ts'

const say = formatter('en', en)
const calling: Calling = { person: (name) => name, bots: (level, count) => `${count} ${level}` }
const text = (said: Message | null): string => (said === null ? '' : say(said))
const company = (match: MyMatch): string => companyOf(match, calling).map(text).join(', ')
const turn = (match: MyMatch): string => text(turnOf(match, calling))
const result = (match: MyMatch): string => text(resultOf(match))

type Seat = MyMatch['seats'][number]

const seat = (id: string, team: number, who: string | { bot: string }): Seat => ({
  seat: id,
  role: id.toUpperCase(),
  team,
  names: typeof who === 'string' ? [who] : [],
  bot: typeof who === 'string' ? null : who.bot,
})

const mate = { bot: 'mate' }
const match = (part: Partial<MyMatch>): MyMatch => ({
  match: 'm',
  game: 'jaws',
  status: 'playing',
  playable: true,
  listed: false,
  created: 0,
  rules: 1,
  result: null,
  changed: 0,
  options: {},
  seats: [seat('shark', 0, 'Bob'), seat('quint', 1, 'Ann'), seat('brody', 1, mate), seat('hooper', 1, mate)],
  mine: ['quint'],
  ending: null,
  winners: null,
  scores: null,
  waiting: [],
  ...part,
})
const over = (winners: string[], part: Partial<MyMatch> = {}): MyMatch =>
  match({ status: 'over', winners, ...part })

describe('those at the table', () => {
  test('are told apart by side, and nobody is named twice', () => {
    expect(company(match({}))).toBe('as QUINT, with 2 mate, against Bob')
    const crew = ['quint', 'brody', 'hooper'].map((id) => seat(id, 1, 'Bob'))
    expect(company(match({ seats: [seat('shark', 0, 'Ann'), ...crew], mine: ['shark'] }))).toBe(
      'as SHARK, against Bob',
    )
  })

  test('of a list of an earlier release are just there', () => {
    const seats = match({}).seats.map(({ team: _, ...rest }) => rest)
    expect(company(match({ seats }))).toBe('as QUINT, with Bob and 2 mate')
  })

  test('are all there is to say where one has no seat', () => {
    expect(company(match({ mine: [] }))).toBe('against Bob, Ann and 2 mate')
  })
})

describe('whose turn it is', () => {
  test('one’s own, a friend’s, or that of bots, who wait until one comes', () => {
    expect(turn(match({ waiting: ['quint'] }))).toBe('Your turn')
    expect(turn(match({ waiting: ['shark'] }))).toBe('Waiting for Bob')
    expect(turn(match({ waiting: ['brody'] }))).toBe('Go on')
    expect(turn(match({ status: 'gathering' }))).toBe('Not begun')
  })

  test('what is one’s own to do stands first, what is over last', () => {
    const all = [
      over(['shark'], { match: 'over', changed: 9 }),
      match({ match: 'theirs', changed: 5, waiting: ['shark'] }),
      match({ match: 'mine', waiting: ['quint'] }),
    ]
    expect(inOrder(all).map((each) => each.match)).toEqual(['mine', 'theirs', 'over'])
  })
})

describe('the result', () => {
  test('speaks to whoever reads it, with their role where no points are counted', () => {
    expect(result(over(['shark']))).toBe('You lost as QUINT')
    expect(result(over(['quint', 'brody', 'hooper']))).toBe('You won as QUINT')
    expect(company(over(['shark']))).toBe('with 2 mate, against Bob')
  })

  const sharks = (part: Partial<MyMatch>): MyMatch =>
    over(['tiger'], {
      game: 'sharks',
      seats: [seat('mako', 0, 'Bob'), seat('tiger', 1, 'Ann'), seat('bull', 2, mate)],
      mine: ['tiger'],
      scores: { mako: 40, tiger: 63, bull: 53 },
      ...part,
    })

  test('has one’s own points first', () => {
    expect(result(sharks({}))).toBe('You won 63 : 53 : 40')
    expect(company(sharks({}))).toBe('as TIGER, against Bob and 1 mate')
    expect(result(sharks({ mine: ['mako'] }))).toBe('You lost 40 : 63 : 53')
    expect(result(sharks({ winners: ['tiger', 'bull'] }))).toBe('You share the victory, 63 : 53 : 40')
    expect(result(sharks({ mine: ['mako', 'tiger'] }))).toBe('TIGER won, 63 : 40 : 53')
    expect(result(sharks({ mine: [] }))).toBe('TIGER won, 63 : 53 : 40')
  })

  test('says when there was none', () => {
    expect(result(over([]))).toBe('Nobody won')
    expect(result(over([], { ending: 'agreed' }))).toBe('Ended by agreement')
    expect(result(over([], { ending: 'abandoned' }))).toBe('Broken off')
    expect(result(over([], { ending: 'conceded' }))).toBe('Given up as QUINT')
    expect(result(over(['shark'], { ending: 'conceded' }))).toBe('You lost as QUINT')
    expect(result(match({ winners: ['shark'] }))).toBe('')
  })
})
