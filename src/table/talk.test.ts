import { beforeEach, describe, expect, test } from 'vitest'
import { roomView } from './room-view.ts'
import { talkView } from './talk-view.ts'
import { answerTo, Club } from './testing/club.ts'
import { dive, playTeamOysters } from './testing/oyster-night.ts'

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await playTeamOysters(club)
})

const say = (person: string, channel: 'table' | 'team', text: string) =>
  answerTo(club.do(id, person, { do: 'say', channel, text }))
const reads = async (person: string | null) => (await club.room(id, person)).talk.map(({ text }) => text)
const mute = (person: string, whom: string, on = true) =>
  answerTo(club.do(id, person, { do: 'mute', whom, on }))

describe('what is said', () => {
  test('at the table is for everyone, also for those who only watch', async () => {
    club.wait(5)
    await say('ann', 'table', '  ahoy ')
    for (const who of ['ann', 'ben', 'eve', null]) expect(await reads(who)).toEqual(['ahoy'])
    expect((await club.room(id)).talk).toEqual([
      { at: club.now, person: 'ann', channel: 'table', text: 'ahoy' },
    ])
  })

  test('in a team is for the team', async () => {
    await say('ben', 'team', 'she bluffs')
    for (const who of ['ben', 'cat']) expect(await reads(who)).toEqual(['she bluffs'])
    for (const who of ['ann', 'eve', null]) expect(await reads(who)).toEqual([])
  })

  test('again under the same tag is heard once, also after the table was read again', async () => {
    const tagged = (person: string, tag: string) =>
      club.do(id, person, { do: 'say', channel: 'table', text: `${person} ${tag}`, tag })
    await tagged('ann', '1')
    expect((await tagged('ann', '1')).again).toBe(true)
    club.crash()
    expect((await tagged('ann', '1')).again).toBe(true)
    await tagged('ben', '1')
    await tagged('ann', '2')
    expect(await reads('ann')).toEqual(['ann 1', 'ben 1', 'ann 2'])
  })

  test('is by somebody at the table', async () => {
    expect(await say('eve', 'table', 'hello')).toBe('not-at-table')
  })

  test('is something, and not too long', async () => {
    expect(await say('ann', 'table', ' \n ')).toBe('nothing-said')
    expect(await say('ann', 'table', 'x'.repeat(501))).toBe('too-long')
    expect(await say('ann', 'table', 'x'.repeat(500))).toBe('done')
  })

  test('is still there when the table was read again', async () => {
    await say('ben', 'team', 'one')
    await say('ann', 'table', 'two')
    club.crash()
    expect(await reads('cat')).toEqual(['one', 'two'])
    expect(await reads('ann')).toEqual(['two'])
  })

  test('long ago is no longer shown', async () => {
    for (let line = 1; line <= 203; line++) await say('ann', 'table', `line ${line}`)
    expect((await reads(null)).length).toBe(200)
    expect((await reads(null))[0]).toBe('line 4')
  })

  test('may be said after the end', async () => {
    await club.tables.abandon(id)
    expect(await say('ann', 'table', 'well played')).toBe('done')
  })
})

describe('the channel of a team', () => {
  test('is closed while the rules want the team to be silent', async () => {
    await dive(club, id, 0)
    expect(await say('ben', 'team', 'psst')).toBe('hush')
    expect(await say('ben', 'table', 'the table may hear it')).toBe('done')
    await club.act(id, 'ann', 0, 'put S', 'done')
    expect(await say('ben', 'team', 'psst')).toBe('done')
  })

  test('is closed for one who is alone in it', async () => {
    expect(await say('ann', 'team', 'echo')).toBe('hush')
  })

  test('is open to two who share a seat', async () => {
    id = await club.open('ann', { game: 'oysters', seats: [{ mine: true }] })
    await club.sits(id, 'amy', 0)
    await club.sits(id, 'ben', 1)
    expect(await say('amy', 'team', 'you or me?')).toBe('done')
    expect(await reads('ann')).toEqual(['you or me?'])
    expect(await reads('ben')).toEqual([])
  })

  test('does not follow somebody who changes sides before the game', async () => {
    id = await club.open('cat', {
      game: 'team-oysters',
      seats: [undefined, undefined, { mine: true }],
      listed: true,
    })
    await club.sits(id, 'ben', 1)
    await club.sits(id, 'ann', 0)
    await say('ben', 'team', 'our plan')
    await club.do(id, 'ben', { do: 'leave', seat: 1 })
    await club.sits(id, 'ben', 0)
    expect(await reads('ann')).toEqual([])
    expect(await reads('cat')).toEqual(['our plan'])
  })
})

test('a room that is sent with what was said in it has the latest, and is never large', async () => {
  const long = '🦈'.repeat(250)
  for (let line = 0; line < 199; line++) await say('ben', 'table', long)
  await say('ben', 'table', 'the last')
  const room = await club.room(id, null)
  expect(room.talk.at(-1)?.text).toBe('the last')
  expect(JSON.stringify(room).length).toBeLessThan(20_000)
  expect((await club.table(id, (table) => talkView(table, null))).said).toHaveLength(200)
})

describe('whoever mutes another', () => {
  beforeEach(async () => {
    await say('ben', 'table', 'one')
    await mute('ann', 'ben')
    await say('ben', 'table', 'two')
    await say('cat', 'table', 'three')
  })

  test('does not read them any more, and everyone else does', async () => {
    expect(await reads('ann')).toEqual(['three'])
    expect(await reads('cat')).toEqual(['one', 'two', 'three'])
    expect(await reads(null)).toEqual(['one', 'two', 'three'])
  })

  test('is the only one who knows', async () => {
    expect((await club.room(id, 'ann')).muted).toEqual(['ben'])
    for (const who of ['ben', 'cat', null]) expect((await club.room(id, who)).muted).toEqual([])
  })

  test('still does not when the table was read again, and does after a change of mind', async () => {
    club.crash()
    expect(await reads('ann')).toEqual(['three'])
    await mute('ann', 'ben', false)
    expect(await reads('ann')).toEqual(['one', 'two', 'three'])
  })

  test('is at the table, and mutes somebody else there', async () => {
    expect(await mute('eve', 'ben')).toBe('not-at-table')
    expect(await mute('ann', 'ann')).toBe('no-such-person')
    expect(await mute('ann', 'nobody')).toBe('no-such-person')
  })
})

describe('a quick word', () => {
  test('is kept by its key, and reads in English for those who do not know it', async () => {
    id = await club.play('oysters', ['ann', 'ben'])
    await club.do(id, 'ann', { do: 'say', channel: 'table', word: 'well-played' })
    const line = { person: 'ann', channel: 'table', text: 'Well played!', word: 'well-played' }
    expect((await club.room(id, 'ben')).talk).toMatchObject([line])
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'said', ...line })
  })

  test('to one’s side is silent when the rules want it to be', async () => {
    id = await club.play('oysters', ['ann', 'ben'])
    expect(await answerTo(club.do(id, 'ann', { do: 'say', channel: 'team', word: 'go' }))).toBe('hush')
  })

  test('is forgotten with whoever said it', async () => {
    id = await club.play('oysters', ['ann', 'ben'])
    await club.do(id, 'ann', { do: 'say', channel: 'table', word: 'ouch' })
    await club.tables.forget(id, 'ann')
    expect((await club.room(id, 'ben')).talk).toEqual([])
    expect(JSON.stringify(club.log(id))).not.toContain('ouch')
  })
})

test('nobody is shown the lines of whom they have blocked, nor told of those who blocked them', async () => {
  id = await club.play('oysters', ['ann', 'ben'])
  await club.do(id, 'ben', { do: 'say', channel: 'table', text: 'rude' })
  await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'polite' })
  const seen = (person: string, blocked: readonly string[]) =>
    club.table(id, (table) => {
      const { talk, blocked: known } = roomView(table, person, new Set(blocked))
      return { said: talk.map(({ text }) => text), known }
    })
  expect(await seen('ann', ['ben', 'somebody elsewhere'])).toEqual({ said: ['polite'], known: ['ben'] })
  expect(await seen('ben', [])).toEqual({ said: ['rude', 'polite'], known: [] })
  const heard = club.table(id, (table) => talkView(table, 'ann', undefined, new Set(['ben'])).said)
  expect(await heard).toHaveLength(1)
})
