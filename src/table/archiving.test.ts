import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { finish } from '#kernel/slices.ts'
import { tellings } from './archiving.ts'
import { recordOf } from './record.ts'
import { replayText } from './replay.ts'
import { talkSince } from './talk-view.ts'
import { answerTo, Club } from './testing/club.ts'
import { wildBotAnswer, wildCommand } from './testing/wild-command.ts'

let club: Club
beforeEach(() => {
  club = new Club()
})
afterEach(() => vi.restoreAllMocks())

/** A whole game with undo, takebacks, take-overs and talk, to its end or to one that is agreed on. */
async function playWildly(game: string, options: object, seats: number): Promise<string> {
  const chance = new FastChance(`archived ${game}`)
  const people = Array.from({ length: seats }, (_, seat) => `person-${seat}`)
  const id = await club.play(game, people, { ...options })
  for (let step = 0; step < 400; step++) {
    club.wait(1000)
    const person = people[chance.upTo(seats)]
    const { command, bot, isOver } = await club.table(id, (table) => ({
      command: wildCommand(table, person, chance, club.tag()),
      bot: wildBotAnswer(table, chance),
      isOver: table.room.status === 'over',
    }))
    if (isOver) return id
    if (step % 20 === 0) await club.do(id, person, { do: 'say', channel: 'table', text: `line ${step}` })
    if (bot !== null && chance.upTo(2) === 0)
      await answerTo(club.tables.botActs(id, bot.seat, [bot.action], bot.decision, club.tag()))
    else await answerTo(club.do(id, person, command))
  }
  await club.tables.abandon(id)
  return id
}

/** Every eye that a replay can be asked for with, the record, the talk, and what the lists show. */
async function allTold(id: string): Promise<unknown> {
  club.crash()
  const told = await club.table(id, (table) => ({
    tellings: finish(tellings(table)),
    seats: table.game.seats.map((_, seat) => finish(replayText(table, 1 << seat))),
    record: recordOf(table),
    talk: ['person-0', 'person-1', null].map((person) => talkSince(table, person, 0)),
    length: table.length,
  }))
  return { ...told, listing: club.listing(id), room: await club.room(id, 'person-0') }
}

/** With nothing in memory, as when it is swept. */
function archive(id: string): Promise<boolean> {
  club.crash()
  return club.tables.archive(id)
}

const TABLES: [game: string, options: object, seats: number][] = [
  ['oysters', { rounds: 2 }, 3],
  ['sharks', {}, 2],
  ['jaws', {}, 4],
  ['shark-island', { hunters: ['tempest', 'pilot'] }, 3],
]

describe.each(TABLES)('an archived match of %s', (game, options, seats) => {
  test('is told byte for byte as before, from a text without tags', async () => {
    const id = await playWildly(game, options, seats)
    const before = await allTold(id)
    expect(await archive(id)).toBe(true)
    expect([club.store.isArchived(id), club.store.entries(id)]).toEqual([true, []])
    expect(await allTold(id)).toEqual(before)
    const { entries = [] } = (await club.store.loadMatch(id)) ?? {}
    expect(entries.filter((text) => /"tag":"[^"]/.test(text))).toEqual([])
  })

  test('loses nothing when archiving is cut off before or after any of its steps', async () => {
    const id = await playWildly(game, options, seats)
    const before = await allTold(id)
    for (const step of ['keepArchive', 'loadArchive', 'dropEntries'] as const)
      for (const isDone of [false, true]) {
        const whole = club.store[step].bind(club.store) as (...args: unknown[]) => Promise<unknown>
        vi.spyOn(club.store, step).mockImplementationOnce(async (...args: unknown[]) => {
          if (isDone) await whole(...args)
          throw new Error('killed')
        })
        await expect(archive(id)).rejects.toThrow('killed')
        expect(await allTold(id)).toEqual(before)
        const isAll = step === 'dropEntries' && isDone
        expect({ step, isDone, isArchived: club.store.isArchived(id) }).toMatchObject({ isArchived: isAll })
        const { entries = [] } = (await club.store.loadMatch(id)) ?? {}
        if (!isAll) expect(entries).toEqual(club.store.entries(id))
      }
    await expect(archive(id)).rejects.toThrow()
    expect(await allTold(id)).toEqual(before)
  })
})

describe('the entries stay', () => {
  test('when what was read back tells anything else', async () => {
    const id = await playWildly('sharks', {}, 2)
    const before = await allTold(id)
    const { entries = [], ...match } = (await club.store.loadMatch(id)) ?? {}
    const act = entries.findLastIndex((text) => text.includes('"kind":"act"'))
    const changes = [
      entries.toSpliced(act, 1),
      entries.with(0, entries[0].replace(/"name":"[^"]*"/, '"name":"Somebody"')),
      entries.slice(0, -1),
      ['{}'],
    ]
    for (const changed of changes) {
      vi.spyOn(club.store, 'loadArchive').mockResolvedValueOnce({ ...match, entries: changed } as never)
      await expect(archive(id)).rejects.toThrow()
      expect(club.store.isArchived(id)).toBe(false)
      expect(await allTold(id)).toEqual(before)
    }
    vi.spyOn(club.store, 'loadArchive').mockResolvedValueOnce(null)
    await expect(archive(id)).rejects.toThrow()
    expect(club.store.entries(id)).toEqual(entries)
  })

  test('while the match runs or gathers, or is in memory', async () => {
    const playing = await club.play('oysters', ['ann', 'bob'])
    const gathering = await club.open('ann', { game: 'oysters' })
    for (const id of [playing, gathering])
      await expect(archive(id)).rejects.toMatchObject({ code: 'running' })
    await club.tables.abandon(playing)
    expect(await club.tables.archive(playing)).toBe(false)
    expect(club.store.isArchived(playing)).toBe(false)
    expect(await archive(playing)).toBe(true)
  })
})

describe('an archived match', () => {
  test('that never began is shown as before', async () => {
    const id = await club.open('ann', { game: 'oysters', seats: [{ mine: true }] })
    await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'nobody comes' })
    await club.tables.abandon(id)
    const before = await club.room(id, 'ann')
    expect(await archive(id)).toBe(true)
    club.crash()
    expect(await club.room(id, 'ann')).toEqual(before)
  })

  test('is still talked at, and leads to a rematch', async () => {
    const id = await club.play('oysters', ['ann', 'bob'])
    await club.tables.abandon(id)
    await archive(id)
    await club.do(id, 'bob', { do: 'say', channel: 'table', text: 'again?', tag: club.tag() })
    expect(club.store.isArchived(id)).toBe(false)
    await archive(id)
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'rematch' } })
    await club.do(id, 'bob', { do: 'answer', agree: true })
    const { id: next } = await club.rematch(id)
    await archive(id)
    club.crash()
    expect((await club.room(id, 'ann')).rematch).toBe(next)
    expect(await club.tables.rematch(id)).toBe(next)
    expect((await club.room(next)).status).toBe('playing')
  })

  test('forgets a person like any other, and is archived without them', async () => {
    const id = await club.play('oysters', ['zoë', 'bob'])
    await club.do(id, 'zoë', { do: 'say', channel: 'table', text: 'under the pier' })
    await club.do(id, 'bob', { do: 'say', channel: 'table', text: 'a line of another' })
    await club.tables.abandon(id)
    await archive(id)
    await club.tables.forget(id, 'zoë')
    await archive(id)
    const { entries = [], summary = '' } = (await club.store.loadMatch(id)) ?? {}
    const text = [...entries, summary].join()
    expect(text).not.toMatch(/under the pier|"name":"zoë"|"names":\["zoë"\]/)
    expect(text).toContain('a line of another')
    expect(await club.store.matchesEverOf('zoë')).toEqual([])
  })
})
