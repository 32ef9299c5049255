import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { testSeed } from '#kernel/testing/seeds.ts'
import { dorsal, EngineProcess, type Reply } from './support/dorsal.ts'
import { answerText, playWithBots } from './support/playing.ts'

const NEW = { cmd: 'new', game: 'sharks', seed: 'engine test' }

let running: EngineProcess
beforeAll(() => {
  running = new EngineProcess()
})
afterAll(async () => {
  expect(await running.end()).toBe(0)
})

/** All tests talk to one process: `new` starts over. */
function engine(): EngineProcess {
  return running
}

test('games lists what can be played', async () => {
  const { games } = await engine().ask({ cmd: 'games' })
  expect(games).toContainEqual({
    id: 'sharks',
    rules: expect.any(Number),
    options: {
      players: 2,
      sharks: ['great-white', 'mako'],
      hands: 'secret',
      boat: 'own-view',
      first: 'random',
    },
    seats: ['great-white', 'mako'],
    content: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

describe('new', () => {
  test('starts a match with the same draws for the same seed', async () => {
    const table = engine()
    const first = await table.ask(NEW)
    expect(first).toMatchObject({ ok: true, outcome: null, seats: ['great-white', 'mako'] })
    expect(first.toAct).toHaveLength(1)
    expect(first.commitment).toMatch(/^[0-9a-f]{64}$/)
    const { state } = await table.ask({ cmd: 'state' })
    expect(await table.ask(NEW)).toEqual(first)
    expect((await table.ask({ cmd: 'state' })).state).toEqual(state)
    expect((await table.ask({ ...NEW, seed: 'another' })).commitment).not.toBe(first.commitment)
  })

  test('takes 64 hexadecimal digits as the seed itself', async () => {
    const table = engine()
    const seed = '0123456789abcdef'.repeat(4)
    await table.ask({ ...NEW, seed: seed.toUpperCase() })
    expect(await answerText(table, { cmd: 'save' })).toContain(`seed: ${seed}\n`)
  })

  test('draws a seed when none is given', async () => {
    const table = engine()
    const request = { cmd: 'new', game: 'sharks' }
    const seeds = new Set([(await table.ask(request)).commitment, (await table.ask(request)).commitment])
    expect(seeds.size).toBe(2)
  })

  test('stacks the draws', async () => {
    const table = engine()
    const stack = { boat: ['c2'], first: ['mako'], small: ['mammal', 'mammal'], 'card-mako': ['big-game', 0] }
    expect(await table.ask({ ...NEW, stack })).toMatchObject({ ok: true, toAct: ['mako'] })
    const { view } = await table.ask({ cmd: 'view', seat: 'spectator' })
    expect(view).toMatchObject({ boat: 'c2', bags: { small: { shown: ['mammal', 'mammal'] } } })
  })

  test('plays with a content pack', async () => {
    const table = engine()
    const pack = JSON.parse((await dorsal(['content', 'sharks'])).out)
    pack.sharks.mako.name = { en: 'Blue Bullet', fr: 'Balle bleue' }
    pack.creatures[0].count++
    pack.creatures[1].count--
    const plain = await table.ask(NEW)
    const renamed = { game: 'sharks', sharks: { mako: pack.sharks.mako } }
    // What a thing is called is not what is committed to.
    expect((await table.ask({ ...NEW, content: renamed })).commitment).toBe(plain.commitment)
    const own = await table.ask({ ...NEW, content: { ...renamed, creatures: pack.creatures } })
    expect(own.ok).toBe(true)
    expect(own.commitment).not.toBe(plain.commitment)
    const text = await answerText(table, { cmd: 'save' })
    expect(text).toContain('Blue Bullet')
    expect((await table.ask({ cmd: 'load', text })).commitment).toBe(own.commitment)
  })
})

describe('act', () => {
  test('tells everything that happened, and to whom', async () => {
    const table = engine()
    await table.ask({ ...NEW, stack: { first: ['mako'] } })
    const answer = await table.ask({ cmd: 'act', seat: 'mako', action: ' START  North-A ' })
    expect(answer).toEqual({
      ok: true,
      events: [{ key: 'sharks.placed', params: { seat: 'mako', spot: 'north-a' } }],
      toAct: ['great-white'],
      outcome: null,
    })
  })

  test('says who is told of a secret', async () => {
    const { events } = await engine().ask({ ...NEW, stack: { first: ['mako'] } })
    expect(events).toContainEqual(
      expect.objectContaining({ key: 'sharks.cards', audience: { only: ['great-white'] } }),
    )
    expect(events).toContainEqual({
      key: 'sharks.cards-hidden',
      params: { seat: 'mako', count: 3 },
      audience: { except: ['mako'] },
    })
  })

  test('plays a list of actions, or none of them', async () => {
    const table = await entered()
    const before = await table.ask({ cmd: 'state' })
    const { actions } = await table.ask({ cmd: 'legal', seat: 'mako' })
    const [step] = actions as string[]
    const bad = await table.ask({ cmd: 'act', seat: 'mako', actions: [step, 'boat north'] })
    expect(bad).toMatchObject({ ok: false, error: { code: 'illegal' } })
    expect(await table.ask({ cmd: 'state' })).toEqual(before)
    expect(await table.ask({ cmd: 'act', seat: 'mako', actions: [step, 'stop'] })).toMatchObject({ ok: true })
  })

  test('refuses an answer to a question that is gone', async () => {
    const table = await entered()
    const { view } = await table.ask({ cmd: 'view', seat: 'mako' })
    const [{ id }] = (view as { decisions: { id: string }[] }).decisions
    const [action] = (await table.ask({ cmd: 'legal', seat: 'mako' })).actions as string[]
    const request = { cmd: 'act', seat: 'mako', action, answering: id }
    expect((await table.ask(request)).ok).toBe(true)
    expect(await table.ask(request)).toMatchObject({ ok: false, error: { code: 'stale' } })
  })
})

test('a seat that is not to act has no legal actions', async () => {
  const table = engine()
  await table.ask({ ...NEW, stack: { first: ['mako'] } })
  expect(await table.ask({ cmd: 'legal', seat: 'great-white' })).toEqual({ ok: true, actions: [] })
})

test('a view holds what its viewer may know', async () => {
  const table = engine()
  await table.ask(NEW)
  const hands = async (seat: string) => {
    const { view } = await table.ask({ cmd: 'view', seat })
    return (view as { seats: { hand: string[] | null }[] }).seats.map(({ hand }) => hand?.length ?? null)
  }
  expect(await hands('great-white')).toEqual([3, null])
  expect(await hands('mako')).toEqual([null, 3])
  expect(await hands('spectator')).toEqual([null, null])
  expect(await hands('all')).toEqual([3, 3])
})

test('undo takes a quiet step back, and only that', async () => {
  const table = await entered()
  const before = await table.ask({ cmd: 'state' })
  const [action] = (await table.ask({ cmd: 'legal', seat: 'mako' })).actions as string[]
  await table.ask({ cmd: 'act', seat: 'mako', action })
  expect(await table.ask({ cmd: 'undo', seat: 'mako' })).toEqual({
    ok: true,
    events: [{ key: 'match.undo', params: { seat: 'mako' } }],
    toAct: ['mako'],
    outcome: null,
  })
  expect(await table.ask({ cmd: 'state' })).toEqual(before)
  expect(await table.ask({ cmd: 'undo', seat: 'great-white' })).toMatchObject({ error: { code: 'no-undo' } })
})

describe('bot', () => {
  test.each(['random', 'greedy'])('%s chooses a legal action, the same one again', async (level) => {
    const table = await entered()
    const order = { cmd: 'bot', seat: 'mako', level, seed: 'dice' }
    const answer = await table.ask(order)
    expect((await table.ask({ cmd: 'legal', seat: 'mako' })).actions).toContain(answer.action)
    expect(await table.ask(order)).toEqual(answer)
  })

  test('changes nothing', async () => {
    const table = await entered()
    const before = await answerText(table, { cmd: 'save' })
    await table.ask({ cmd: 'bot', seat: 'mako', level: 'random' })
    expect(await answerText(table, { cmd: 'save' })).toBe(before)
  })
})

describe('a whole match', () => {
  test('is played through the protocol, ends, and is told by its record', async () => {
    const table = engine()
    const options = { players: 3 }
    await table.ask({ ...NEW, options })
    expect(await table.ask({ cmd: 'record' })).toMatchObject({ error: { code: 'unfinished' } })
    const { outcome, actions } = await playWithBots(table, 'random')
    console.log(`engine: a game of ${actions} actions`)
    expect(outcome.winners.length).toBeGreaterThan(0)
    expect(Object.keys(outcome.scores)).toEqual(['great-white', 'mako', 'tiger'])
    const best = Math.max(...Object.values(outcome.scores))
    for (const winner of outcome.winners) expect(outcome.scores[winner]).toBe(best)
    expect(outcome.why.key).toMatch(/^sharks\.end\./)
    expect(await table.ask({ cmd: 'act', seat: 'mako', action: 'done' })).toMatchObject({
      error: { code: 'over' },
    })

    const text = await answerText(table, { cmd: 'record' })
    expect(text).toMatch(/^dorsal record 1\n/)
    expect(await answerText(table, { cmd: 'save' })).toBe(text)
    const { state } = await table.ask({ cmd: 'state' })
    await table.ask(NEW)
    expect(await table.ask({ cmd: 'load', text })).toMatchObject({ ok: true, toAct: [], outcome })
    expect((await table.ask({ cmd: 'state' })).state).toEqual(state)
  })

  test('can be saved and loaded anywhere, and goes on as it would have', async () => {
    const there = new EngineProcess()
    const here = engine()
    await here.ask(NEW)
    let over = false
    while (!over) {
      over = (await playWithBots(here, 'random', 12)).outcome !== null
      const text = await answerText(here, { cmd: 'save' })
      const { toAct } = await there.ask({ cmd: 'load', text })
      expect(await there.ask({ cmd: 'state' })).toEqual(await here.ask({ cmd: 'state' }))
      expect(await answerText(there, { cmd: 'save' })).toBe(text)
      for (const seat of toAct as string[])
        expect(await there.ask({ cmd: 'legal', seat })).toEqual(await here.ask({ cmd: 'legal', seat }))
    }
    expect(await there.end()).toBe(0)
  })
})

describe('a bad line changes nothing and says why', () => {
  const cases: [what: string, line: string, code: string, says: string][] = [
    ['no JSON', '{"cmd":', 'bad-json', 'not JSON'],
    ['an empty line', '', 'bad-json', 'not JSON'],
    ['a list', '[{"cmd":"games"}]', 'not-an-object', 'one JSON object'],
    ['a number', '7', 'not-an-object', 'one JSON object'],
    ['nothing', 'null', 'not-an-object', 'one JSON object'],
    ['no command', '{}', 'missing-field', '"cmd"'],
    ['a command that is no text', '{"cmd":1}', 'bad-field', '"cmd"'],
    ['an unknown command', '{"cmd":"cheat"}', 'unknown-command', '"cheat"'],
    ['a command from the prototype', '{"cmd":"toString"}', 'unknown-command', '"toString"'],
    ['a prototype key', '{"cmd":"games","__proto__":{"a":1}}', 'reserved-key', '__proto__'],
    [
      'a prototype key inside',
      '{"cmd":"new","game":"sharks","options":{"__proto__":1}}',
      'reserved-key',
      '__proto__',
    ],
    [
      'a constructor key',
      '{"cmd":"new","game":"sharks","stack":{"constructor":[]}}',
      'reserved-key',
      'constructor',
    ],
    ['no game', '{"cmd":"new"}', 'missing-field', '"game"'],
    ['an unknown game', '{"cmd":"new","game":"chess"}', 'unknown-game', '"chess"'],
    ['a seed that is no text', '{"cmd":"new","game":"sharks","seed":7}', 'bad-field', '"seed"'],
    ['an unknown option', '{"cmd":"new","game":"sharks","options":{"depth":1}}', 'option', '"depth"'],
    ['a wrong option', '{"cmd":"new","game":"sharks","options":{"players":9}}', 'option', '"players"'],
    ['options that are a list', '{"cmd":"new","game":"sharks","options":[]}', 'option', '"options"'],
    ['an unknown label', '{"cmd":"new","game":"sharks","stack":{"coin":[1]}}', 'stack-label', '"coin"'],
    ['an unknown outcome', '{"cmd":"new","game":"sharks","stack":{"boat":["z9"]}}', 'stack-outcome', '"z9"'],
    [
      'an outcome that cannot come',
      '{"cmd":"new","game":"sharks","stack":{"boat":["a1"]}}',
      'stack-unfit',
      '"a1"',
    ],
    [
      'a stack that is none',
      '{"cmd":"new","game":"sharks","stack":{"boat":"b2"}}',
      'bad-field',
      '"stack.boat"',
    ],
    ['content that is none', '{"cmd":"new","game":"sharks","content":7}', 'content', 'pack'],
    ['content of another game', '{"cmd":"new","game":"sharks","content":{"game":"jaws"}}', 'content', 'game'],
    ['no seat', '{"cmd":"legal"}', 'missing-field', '"seat"'],
    ['a seat that is no text', '{"cmd":"legal","seat":0}', 'bad-field', '"seat"'],
    ['an unknown seat', '{"cmd":"legal","seat":"tiger"}', 'unknown-seat', '"tiger"'],
    ['an unknown viewer', '{"cmd":"view","seat":"everyone"}', 'unknown-seat', '"everyone"'],
    ['no action', '{"cmd":"act","seat":"mako"}', 'missing-field', '"action"'],
    [
      'two kinds of action',
      '{"cmd":"act","seat":"mako","action":"stop","actions":["stop"]}',
      'action-twice',
      'not both',
    ],
    ['an empty list', '{"cmd":"act","seat":"mako","actions":[]}', 'no-action', 'No action'],
    ['a list of numbers', '{"cmd":"act","seat":"mako","actions":[1]}', 'bad-field', '"actions.0"'],
    ['an unknown action', '{"cmd":"act","seat":"mako","action":"fly"}', 'unknown-action', '"fly"'],
    ['an illegal action', '{"cmd":"act","seat":"mako","action":"swim d3"}', 'illegal', 'You cannot reach d3'],
    [
      'another seat’s turn',
      '{"cmd":"act","seat":"great-white","action":"stop"}',
      'not-your-turn',
      'Great White',
    ],
    ['nothing to undo', '{"cmd":"undo","seat":"great-white"}', 'no-undo', 'nothing'],
    ['an unknown bot', '{"cmd":"bot","seat":"mako","level":"kraken"}', 'level', '"kraken"'],
    [
      'a bot out of turn',
      '{"cmd":"bot","seat":"great-white","level":"random"}',
      'not-your-turn',
      'Great White',
    ],
    ['a bot with no time', '{"cmd":"bot","seat":"mako","level":"random","ms":0}', 'bad-field', '"ms"'],
    ['the record of an open match', '{"cmd":"record"}', 'unfinished', 'not finished'],
    ['a load of nothing', '{"cmd":"load"}', 'missing-field', '"text"'],
    ['a load of something else', '{"cmd":"load","text":"hello"}', 'bad-record', 'line 1'],
    ['a deep nest', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'not-an-object', 'one JSON object'],
  ]

  test('each with its code', async () => {
    const table = await entered()
    const before = await answerText(table, { cmd: 'save' })
    for (const [what, line, code, says] of cases) {
      const answer = await table.line(line)
      expect(answer, what).toEqual({ ok: false, error: { code, message: expect.stringContaining(says) } })
      expect(await answerText(table, { cmd: 'save' }), what).toBe(before)
    }
    console.log(`engine: ${cases.length} kinds of bad lines`)
  })

  test('when there is no match yet', async () => {
    const table = new EngineProcess()
    for (const cmd of ['legal', 'act', 'view', 'state', 'bot', 'undo', 'record', 'save'])
      expect(await table.ask({ cmd, seat: 'mako', action: 'stop', level: 'random' }), cmd).toMatchObject({
        ok: false,
        error: { code: 'no-match' },
      })
    expect(await table.end()).toBe(0)
  })

  test('when a saved text was changed', async () => {
    const table = await entered()
    const text = await answerText(table, { cmd: 'save' })
    await table.ask({ cmd: 'act', seat: 'mako', action: 'stop' })
    const before = await answerText(table, { cmd: 'save' })
    for (const wrong of [
      text.replace('rules: 1', 'rules: 99'),
      text.replace(/#[0-9a-f]+\n$/, '#0\n'),
      text.replace('seed: ', 'stack: {"boat":7}\nseed: '),
      text.replace('seed: ', 'stack: null\nseed: '),
      text.replace(/options: .*/, 'options: {"__proto__":1}'),
    ]) {
      const answer = await table.ask({ cmd: 'load', text: wrong })
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad-record' } })
      expect(await answerText(table, { cmd: 'save' })).toBe(before)
    }
  })

  test('when it is longer than a line may be, and the next line is read again', async () => {
    const table = await entered()
    const before = await answerText(table, { cmd: 'save' })
    const longest = 1024 * 1024
    const padded = (length: number) => `{"cmd":"save"${' '.repeat(length - 14)}}`
    expect((await table.line(padded(longest))).ok).toBe(true)
    expect(await table.line(padded(longest + 1))).toMatchObject({ error: { code: 'line-too-long' } })
    expect(await table.line('x'.repeat(20 * longest))).toMatchObject({ error: { code: 'line-too-long' } })
    expect(await answerText(table, { cmd: 'save' })).toBe(before)
  })

  test('when it is not text', async () => {
    const table = engine()
    expect(await table.line(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({
      error: { code: 'not-text' },
    })
  })
})

test('random bytes get one answer a line', async () => {
  const seed = testSeed('random bytes')
  const chance = new FastChance(seed)
  const bytes: number[] = []
  let lines = 0
  const pieces = [
    '{"cmd":"',
    'new',
    'act',
    '"seat":"mako"',
    '"game":"sharks"',
    '}',
    '[',
    '"',
    ',',
    'é',
    '\\u0000',
  ]
  while (bytes.length < 400_000) {
    for (let left = chance.upTo(60); left > 0; left--)
      if (chance.upTo(3) === 0) bytes.push(...Buffer.from(pieces[chance.upTo(pieces.length)]))
      else bytes.push(pick(chance.upTo(256)))
    bytes.push(0x0a)
    lines++
  }
  const { code, out, err } = await dorsal(['engine'], { input: Buffer.from(bytes) })
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line): Reply => JSON.parse(line))
  expect({ code, err, answers: answers.length }).toEqual({ code: 0, err: '', answers: lines })
  for (const answer of answers) expect(typeof answer.ok).toBe('boolean')
  console.log(`engine: ${lines} lines, seed "${seed}"`)

  function pick(byte: number): number {
    return byte === 0x0a ? 0x20 : byte
  }
})

test('answers keep their order, quit ends at once, and the last line needs no end', async () => {
  const lines = ['{"cmd":"new","game":"sharks"}', '{"cmd":"legal","seat":"nobody"}', '{"cmd":"games"}']
  const all = await dorsal(['engine'], { input: lines.join('\r\n') })
  const kinds = all.out
    .trimEnd()
    .split('\n')
    .map((line) => Object.keys(JSON.parse(line))[1])
  expect(kinds).toEqual(['toAct', 'error', 'games'])
  const quit = await dorsal(['engine'], { input: '{"cmd":"quit"}\n{"cmd":"games"}\n' })
  expect(quit).toEqual({ code: 0, out: '{"ok":true}\n', err: '' })
  expect(await dorsal(['engine'])).toEqual({ code: 0, out: '', err: '' })
})

/** A match in which the mako has swum in at c1 and may go on. */
async function entered(): Promise<EngineProcess> {
  const table = engine()
  const tiles = ['reef-small', 'tide', 'reef-large', 'relief']
  await table.ask({ ...NEW, stack: { first: ['mako'], boat: ['b2'], tile: tiles } })
  await table.ask({ cmd: 'act', seat: 'mako', action: 'start north-c' })
  await table.ask({ cmd: 'act', seat: 'great-white', action: 'start north-a' })
  expect((await table.ask({ cmd: 'act', seat: 'mako', action: 'swim c1' })).ok).toBe(true)
  return table
}
