import { beforeEach, describe, expect, test } from 'vitest'
import { stateChecksum } from '#kernel/hash.ts'
import { oysters } from '#kernel/testing/oysters/index.ts'
import { PositionTaken } from './store.ts'
import { answerTo, Club } from './testing/club.ts'
import { dive, layOf, playOysters, stateOf } from './testing/oyster-night.ts'

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await playOysters(club)
})

/** All that a refusal must leave as it was. */
async function everything(): Promise<unknown> {
  const room = await club.room(id, 'ann')
  const inside = await club.table(id, (table) => ({
    length: table.length,
    print: stateChecksum(table.game.write(table.match?.state)),
    log: table.match?.log.length,
    sent: [0, 1, 2, 4].map((viewer) => table.latest(viewer)),
  }))
  return { room, inside, kept: [...club.store.entries(id)], listing: club.listing(id) }
}

describe('a submission is refused', () => {
  const act = (person: string, seat: number, actions: string[], answering?: string) =>
    club.do(id, person, {
      do: 'act',
      seat,
      actions,
      tag: club.tag(),
      ...(answering === undefined ? {} : { answering }),
    })

  const cases: [why: string, code: string, () => Promise<unknown>][] = [
    ['without an action', 'no-action', () => act('ann', 0, [])],
    ['with more actions than anybody needs', 'too-many-actions', () => act('ann', 0, Array(65).fill('swap'))],
    ['with words that are no action', 'unknown-action', () => act('ann', 0, ['lay everything'])],
    ['for a seat that is not there', 'no-such-seat', () => act('ann', 7, ['lay 1'])],
    ['for a seat of somebody else', 'not-your-seat', () => act('ann', 1, ['lay 1'])],
    ['of somebody who only watches', 'not-your-seat', () => act('eve', 0, ['lay 1'])],
    ['to a question that is no longer open', 'stale', () => act('ann', 0, ['lay 1'], 'lay:0')],
    ['that is not legal', 'illegal', () => act('ann', 0, ['open'])],
    [
      'whose second action is not legal, although the first one is',
      'illegal',
      async () => act('ann', 0, [await layOf(club, id, 0), 'open']),
    ],
  ]
  test.each(cases)('%s, and nothing has changed', async (_why, code, submit) => {
    const before = await everything()
    const answer = await answerTo(submit())
    expect(code === 'illegal' ? ['illegal', 'not-your-turn'] : [code]).toContain(answer)
    expect(await everything()).toEqual(before)
    expect(club.dropped).toEqual([])
  })

  test('by right before by rule: the wrong person learns nothing of the game', async () => {
    expect(await answerTo(act('eve', 0, ['open'], 'gone:9'))).toBe('not-your-seat')
    expect(await answerTo(act('ann', 0, ['open'], 'gone:9'))).toBe('stale')
  })

  test('before the game and after it', async () => {
    const early = await club.open('ann', { game: 'oysters', seats: [{ mine: true }] })
    expect(await answerTo(club.act(early, 'ann', 0, 'lay 1'))).toBe('not-started')
    await club.tables.abandon(id)
    expect(await answerTo(club.act(id, 'ann', 0, 'lay 1'))).toBe('over')
  })
})

test('two seats that answer one question at the same time both succeed', async () => {
  const lays = await Promise.all([layOf(club, id, 0), layOf(club, id, 1), layOf(club, id, 2)])
  const answering = 'lay:1'
  const people = ['ann', 'ben', 'cat']
  await Promise.all(
    lays.map((action, seat) =>
      club.do(id, people[seat], { do: 'act', seat, actions: [action], tag: 't', answering }),
    ),
  )
  expect((await stateOf(club, id)).phase).toBe('send')
})

describe('what is acknowledged', () => {
  test('is kept: nobody hears of it before', async () => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    club.store.delay = () => released
    const before = club.changed.length
    let acknowledged = false
    const sent = club.act(id, 'ann', 0, await layOf(club, id, 0)).then(() => {
      acknowledged = true
    })
    for (let tick = 0; tick < 20; tick++) await Promise.resolve()
    expect([acknowledged, club.changed.length]).toEqual([false, before])
    release()
    await sent
    expect(club.changed.length).toBe(before + 1)
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'act', person: 'ann' })
  })

  test('is not what could not be kept: the table is read again without it', async () => {
    const before = await everything()
    const lay = await layOf(club, id, 0)
    club.store.mishap = () => 'lost'
    await expect(club.act(id, 'ann', 0, lay)).rejects.toThrow('the disk is full')
    club.store.mishap = () => 'none'
    expect(club.dropped).toEqual([id])
    expect(await everything()).toEqual(before)
    expect(await answerTo(club.act(id, 'ann', 0, lay))).toBe('done')
  })

  test('is not what came second: somebody else wrote there first', async () => {
    const elsewhere = club.tables
    const lay = await layOf(club, id, 0)
    club.crash()
    await club.act(id, 'ben', 1, await layOf(club, id, 1))
    club.tables = elsewhere
    await expect(club.act(id, 'ann', 0, lay)).rejects.toThrow(PositionTaken)
    expect(club.dropped).toEqual([id])
    expect(await answerTo(club.act(id, 'ann', 0, lay))).toBe('done')
    expect((await stateOf(club, id)).laid.map((card) => card > 0)).toEqual([true, true, false])
  })

  test('stays with one table: the others go on', async () => {
    const other = await playOysters(club)
    const lay = await layOf(club, id, 0)
    club.store.mishap = () => 'lost'
    await expect(club.act(id, 'ann', 0, lay)).rejects.toThrow()
    club.store.mishap = () => 'none'
    expect(club.dropped).toEqual([id])
    expect(await answerTo(club.act(other, 'ann', 0, await layOf(club, other, 0)))).toBe('done')
  })
})

describe('the same submission sent twice', () => {
  const submit = (person: string, seat: number, action: string, tag: string) =>
    club.do(id, person, { do: 'act', seat, actions: [action], tag })

  test('is played once and acknowledged twice', async () => {
    const lay = await layOf(club, id, 0)
    const [first, second] = await Promise.all([submit('ann', 0, lay, 't'), submit('ann', 0, lay, 't')])
    expect([first.again, second.again]).toEqual([false, true])
    expect(club.log(id).filter(({ kind }) => kind === 'act')).toHaveLength(1)
  })

  test('also when the table was read again in between', async () => {
    const lay = await layOf(club, id, 0)
    await submit('ann', 0, lay, 't')
    club.crash()
    expect(await submit('ann', 0, lay, 't')).toEqual({ entries: [], again: true })
  })

  test('also when it had been kept, and the acknowledgement was lost', async () => {
    const lay = await layOf(club, id, 0)
    club.store.mishap = () => 'kept-but-failed'
    await expect(submit('ann', 0, lay, 't')).rejects.toThrow('the disk went away')
    club.store.mishap = () => 'none'
    expect((await submit('ann', 0, lay, 't')).again).toBe(true)
    expect(club.log(id).filter(({ kind }) => kind === 'act')).toHaveLength(1)
  })

  test('also when it took something back', async () => {
    await submit('ann', 0, await layOf(club, id, 0), 'l')
    await club.do(id, 'ann', { do: 'undo', seat: 0, tag: 'u' })
    expect((await club.do(id, 'ann', { do: 'undo', seat: 0, tag: 'u' })).again).toBe(true)
  })

  test('is two submissions when two people sent it', async () => {
    await submit('ann', 0, await layOf(club, id, 0), 't')
    expect((await submit('ben', 1, await layOf(club, id, 1), 't')).again).toBe(false)
  })

  test('is two submissions when names and tags only look alike together', async () => {
    const pair = await club.play('oysters', ['a', 'a b'])
    const act = (person: string, seat: number, action: string, tag: string) =>
      club.do(pair, person, { do: 'act', seat, actions: [action], tag })
    await act('a b', 1, await layOf(club, pair, 1), 'c')
    expect((await act('a', 0, await layOf(club, pair, 0), 'b c')).again).toBe(false)
  })

  test('that was refused the first time is looked at anew', async () => {
    expect(await answerTo(submit('ann', 0, 'open', 't'))).not.toBe('done')
    expect((await submit('ann', 0, await layOf(club, id, 0), 't')).again).toBe(false)
  })
})

test('a list of actions is one submission', async () => {
  await dive(club, id, 1)
  const before = club.log(id).length
  await club.act(id, 'ben', 1, 'put S', 'put N', 'done')
  expect(club.log(id)).toHaveLength(before + 1)
  expect(await stateOf(club, id)).toMatchObject({ phase: 'seek', pearl: 0 })
})

test('an idle table is let go and read again, a watched one is not', async () => {
  const before = await everything()
  club.watched.add(id)
  expect(club.tables.dropIdle(club.now + 1)).toBe(0)
  club.watched.delete(id)
  expect(club.tables.dropIdle(club.now)).toBe(0)
  expect(club.tables.dropIdle(club.now + 1)).toBe(1)
  expect(club.tables.loaded).toBe(0)
  expect(await everything()).toEqual(before)
})

test('there is no table that nobody opened, and no game that is not on the shelf', async () => {
  expect(await answerTo(club.room('nowhere'))).toBe('no-such-match')
  expect(await answerTo(club.open('ann', { game: 'chess' }))).toBe('no-such-game')
})

test('a table with a pack is read again with it, and one without shares what is in the box', async () => {
  const pack = { game: 'oysters', cards: [9, 9, 9, 9, 9] }
  const packed = await club.open('ann', { game: 'oysters', pack })
  const usual = await club.open('ann', { game: 'oysters' })
  club.crash()
  expect(await club.table(packed, (table) => table.setup.content)).toMatchObject({ cards: [9, 9, 9, 9, 9] })
  expect(await club.table(usual, (table) => table.setup.content)).toBe(oysters.shelf.builtIn)
})

test('a pack at two tables is held once, and kept until neither can be played', async () => {
  const pack = { game: 'oysters', cards: [9, 9, 9, 9, 9] }
  const [one, two] = [
    await club.open('ann', { game: 'oysters', pack }),
    await club.open('ben', { game: 'oysters', pack }),
  ]
  const contentOf = (id: string) => club.table(id, ({ setup }) => setup.content)
  const hash = await club.table(one, ({ setup }) => setup.contentHash)
  expect(await contentOf(one)).toBe(await contentOf(two))
  club.crash()
  expect(await contentOf(one)).toBe(await contentOf(two))
  await club.tables.abandon(one)
  expect(await club.store.content(hash)).not.toBeNull()
  expect((await club.room(two)).content).toBe(hash)
  await club.tables.abandon(two)
  expect(await club.store.content(hash)).toBeNull()
  expect(club.tables.packSize).toBe(0)
  expect(await contentOf(two)).toBe(oysters.shelf.builtIn)
  const { status, ending, content, commitment } = await club.room(two)
  expect([status, ending, content]).toEqual(['over', 'abandoned', oysters.shelf.hash(oysters.shelf.builtIn)])
  // What was promised is still what was promised.
  club.crash()
  expect((await club.room(two)).commitment).toBe(commitment)
})

test('whatever is noted is counted apart from what changes in the room', async () => {
  const counts = () => club.table(id, ({ notes, roomChanges, length }) => ({ notes, roomChanges, length }))
  const before = await counts()
  await club.do(id, 'ann', { do: 'note', seat: 0, notes: { one: 'a' } })
  expect(await counts()).toEqual({ ...before, notes: before.notes + 1, length: before.length + 1 })
  await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'hm' })
  expect(await counts()).toEqual({
    notes: before.notes + 1,
    roomChanges: before.roomChanges + 1,
    length: before.length + 2,
  })
})

function actOf(action: string): string {
  return JSON.stringify({
    kind: 'act',
    seat: 0,
    person: 'ann',
    tag: 'x',
    actions: [action],
    print: 'x',
    at: 0,
  })
}

describe('a table that was kept', () => {
  const kept = (id: string, change: (created: object) => object) => {
    const [created, ...rest] = club.store.entries(id)
    const listing = club.listing(id)
    const entries = [JSON.stringify(change(JSON.parse(created) as object)), ...rest]
    const content = { hash: 'of nobody', text: '{}' }
    return club.store.createMatch({ id: 'other', game: 'oysters', created: 0, entries, listing, content })
  }

  test.each([
    ['for a game that is no longer on the shelf', { game: 'mussels' }],
    ['by rules that have changed', { rules: 99 }],
  ])('%s cannot be played on', async (_what, changed) => {
    await kept(id, (created) => ({ ...created, ...changed }))
    expect(await answerTo(club.room('other'))).toBe('no-longer-playable')
  })

  test.each([
    [
      'content is lost',
      ([first, ...entries]: string[]) => [
        first.replace(/"contentHash":"\w+"/, '"contentHash":"lost"'),
        ...entries,
      ],
    ],
    ['first entry is gone', (entries: string[]) => entries.slice(1)],
    ['entries are no JSON', (entries: string[]) => [...entries, '{"kind":']],
    ['moves lead nowhere', (entries: string[]) => [...entries, actOf('sing')]],
  ])('and whose %s cannot be read: a fault of ours, told as such', async (_what, change) => {
    const listing = club.listing(id)
    const entries = change([...club.store.entries(id)])
    const content = { hash: 'another', text: '{}' }
    await club.store.createMatch({ id: 'other', game: 'oysters', created: 0, entries, listing, content })
    expect(await answerTo(club.room('other'))).toBe('unreadable')
    expect(club.damaged).toEqual(['other'])
    expect(await answerTo(club.room(id))).toBe('done')
  })

  test('and is otherwise the same table', async () => {
    await kept(id, (created) => created)
    expect({ ...(await club.room('other')), match: id }).toEqual(await club.room(id))
  })
})

test('an action that does not exist is refused by its first words', async () => {
  const act = club.act(id, 'ann', 0, `sing ${'la '.repeat(100)}`)
  await expect(act).rejects.toMatchObject({
    code: 'unknown-action',
    said: { params: { action: `sing ${'la '.repeat(25)}` } },
  })
})

test('an offer that goes because somebody plays on is a change in the room', async () => {
  const changes = () => club.table(id, ({ roomChanges }) => roomChanges)
  await club.act(id, 'ann', 0, await layOf(club, id, 0))
  await club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } })
  const before = await changes()
  await club.act(id, 'ben', 1, await layOf(club, id, 1))
  expect((await club.room(id)).offer).toBeNull()
  expect(await changes()).toBe(before + 1)
})

test('seats that a game does not have stay empty', async () => {
  const open = await club.open('ann', {
    game: 'oysters',
    options: { players: 2 },
    seats: [{ mine: true }, { bot: 'mate' }, { bot: 'mate' }],
  })
  expect((await club.room(open)).seats).toHaveLength(2)
  expect(club.log(open)).toHaveLength(3)
})

test('it is known how many tables somebody is using', async () => {
  expect(await club.table(id, () => club.tables.busy)).toBe(1)
  expect(club.tables.busy).toBe(0)
})
