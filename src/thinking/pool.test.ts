import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { ITERATIONS } from '#bots/levels.ts'
import { sharks } from '#games/sharks/index.ts'
import type { Box } from '#kernel/game.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { seatSet } from '#kernel/seats.ts'
import { Cancelled, shortened, ThinkingPool } from './pool.ts'
import { type MatchTask, perform, type ThinkTask } from './tasks.ts'

const OPTIONS = { players: 3 }

/** A bot's question some decisions into a game. */
function question(decisions: number, budget: Partial<ThinkTask> = { iterations: 40 }): ThinkTask {
  const { match, player } = beginPlay(sharks as Box, OPTIONS, 'pool')
  const { game } = match
  let seat = player.seat(game.toAct(match.state))
  for (let left = decisions; left > 0 || match.legal(seat).length < 3; left--) {
    match.submit(seat, [player.action(match.legal(seat))])
    seat = player.seat(game.toAct(match.state))
  }
  const view = game.view(match.state, seatSet(seat))
  const seed = `question ${decisions}`
  return { kind: 'think', game: 'sharks', options: OPTIONS, view, seat, level: 'mate', seed, ...budget }
}

function game(number: number): MatchTask {
  const seed = number.toString(16).padStart(64, '0')
  const players = [{ level: 'random' }, { level: 'greedy' }, { level: 'random' }]
  return { kind: 'match', game: 'sharks', options: OPTIONS, seed, players }
}

const forever = (): boolean => true
const pools: ThinkingPool[] = []
function pool(threads: number, script?: URL): ThinkingPool {
  const made = new ThinkingPool(threads, script)
  pools.push(made)
  return made
}
afterAll(() => Promise.all(pools.map((each) => each.close())))

describe('a pool answers like a direct call', () => {
  const two = pool(2)

  test('about decisions, one after the other', async () => {
    for (const decisions of [0, 20, 60]) {
      const task = question(decisions)
      expect(await two.run(task)).toEqual(perform(task, forever))
    }
  })

  test('about matches, many at a time', async () => {
    const tasks = Array.from({ length: 6 }, (_, number) => game(number))
    const results = await Promise.all(tasks.map((task) => two.run(task)))
    expect(results).toEqual(tasks.map((task) => perform(task, forever)))
  })

  test('within the time it is given, without which this thought had no end', async () => {
    const { iterations } = await two.run(question(20, { ms: 200, level: 'captain' }))
    expect(iterations).toBeGreaterThan(0)
  })
})

describe('a task nobody waits for any more', () => {
  const one = pool(1, new URL('testing/telling-worker.ts', import.meta.url))
  const endless = (): ThinkTask => question(20, { iterations: Number.POSITIVE_INFINITY })

  /** Until the thread has begun with something. */
  function begun(): Promise<void> {
    const channel = new BroadcastChannel('begun')
    return new Promise((resolve) => {
      channel.onmessage = () => {
        channel.close()
        resolve()
      }
    })
  }

  test('is rejected, whether it runs or waits, and the pool goes on', async () => {
    const running = new AbortController()
    const waiting = new AbortController()
    const runs = begun()
    const first = one.run(endless(), running.signal)
    const second = one.run(endless(), waiting.signal)
    const third = one.run(game(1))
    expect(one.waiting).toBe(2)
    waiting.abort()
    await expect(second).rejects.toThrow(Cancelled)
    expect(one.waiting).toBe(1)
    await runs
    running.abort()
    await expect(first).rejects.toThrow(Cancelled)
    expect(await third).toEqual(perform(game(1), forever))
  })

  test('may be a whole match', async () => {
    const controller = new AbortController()
    const players = OPTIONS.players
    const slow = { ...game(2), players: new Array(players).fill({ level: 'captain', iterations: 1_000_000 }) }
    const runs = begun()
    const match = one.run(slow, controller.signal)
    await runs
    controller.abort()
    await expect(match).rejects.toThrow(Cancelled)
  })

  test('is not even begun when it is too late', async () => {
    await expect(one.run(game(1), AbortSignal.abort())).rejects.toThrow(Cancelled)
    expect(one.waiting).toBe(0)
  })

  test('after its answer, cancelling changes nothing', async () => {
    const controller = new AbortController()
    await one.run(game(1), controller.signal)
    controller.abort()
    expect((await one.run(game(3))).decisions).toBeGreaterThan(0)
  })
})

describe('a longer line makes shorter thoughts', () => {
  const asked = (budget: Partial<ThinkTask>): ThinkTask => {
    const { iterations: _, ...task } = question(0)
    return { ...task, ...budget }
  }

  const own = (count: number) => ({ own: count, others: 0 })
  const others = (count: number) => ({ own: 0, others: count })

  test('for whoever has more than a few waiting, in proportion, down to a sixteenth', () => {
    const task = asked({ iterations: 1600 })
    for (const few of [0, 3, 8]) expect(shortened(task, own(few), 2)).toBe(task)
    expect(shortened(task, own(16), 2)).toMatchObject({ iterations: 800 })
    expect(shortened(task, own(32), 2)).toMatchObject({ iterations: 400 })
    expect(shortened(task, own(1000), 2)).toMatchObject({ iterations: 100 })
    expect(shortened(asked({ iterations: 3 }), own(1000), 2)).toMatchObject({ iterations: 1 })
  })

  test('for everyone only where many different people wait', () => {
    const task = asked({ iterations: 1600 })
    for (const few of [0, 5, 16]) expect(shortened(task, others(few), 2)).toBe(task)
    expect(shortened(task, others(32), 2)).toMatchObject({ iterations: 800 })
    expect(shortened(task, others(1000), 2)).toMatchObject({ iterations: 100 })
  })

  test('whatever the budget was', () => {
    const half = shortened(asked({ level: 'mate' }), own(16), 2)
    expect(half).toMatchObject({ share: 0.5 })
    expect(perform(half, forever)).toMatchObject({ iterations: ITERATIONS.mate / 2 })
    const timed = shortened(asked({ ms: 100 }), own(16), 2)
    expect(timed).toMatchObject({ ms: 50 })
    expect(timed).not.toHaveProperty('iterations')
  })

  test('but matches between bots are measurements', () => {
    expect(shortened(game(1), own(100), 1)).toEqual(game(1))
  })

  test('a hundred tables of five guests shorten nobody else’s thoughts, and let them have their turn', async () => {
    const one = pool(1)
    const order: string[] = []
    const think = (owner: string): Promise<number> =>
      one.run(question(0, { iterations: 64 }), undefined, owner).then(({ iterations }) => {
        order.push(owner)
        return iterations
      })
    const guests: Promise<number>[] = []
    for (let table = 0; table < 20; table++)
      for (let guest = 0; guest < 5; guest++) guests.push(think(`guest ${guest}`))
    const ann = think('ann')
    expect(await ann).toBe(64)
    // One was begun before; each of the guests comes once before Ann.
    expect(order.indexOf('ann')).toBe(6)
    const thoughts = await Promise.all(guests)
    expect(Math.min(...thoughts)).toBe(Math.round((64 * 4) / 19))
    expect(thoughts.at(-1)).toBe(64)
  })
})

describe('what goes wrong', () => {
  test('a task that throws is rejected, and the pool lives', async () => {
    const one = pool(1)
    await expect(one.run({ ...game(1), game: 'chess' })).rejects.toThrow('there is no game "chess"')
    await expect(one.run({ ...question(0), level: 'kraken' })).rejects.toThrow('level')
    expect((await one.run(game(1))).decisions).toBeGreaterThan(0)
  })

  test('so is one that cannot be sent', async () => {
    const one = pool(1)
    await expect(one.run({ ...game(1), pack: () => {} })).rejects.toThrow('could not be cloned')
    expect((await one.run(game(1))).decisions).toBeGreaterThan(0)
  })

  test('a worker that dies takes its task with it and is replaced', async () => {
    const one = pool(1, new URL('testing/mortal-worker.ts', import.meta.url))
    const fallen = one.run({ ...game(1), game: 'fall' })
    const after = one.run(game(1))
    await expect(fallen).rejects.toThrow('it fell')
    expect(await after).toEqual(perform(game(1), forever))
    await expect(one.run({ ...game(1), game: 'leave' })).rejects.toThrow('a thinking thread has ended')
    expect(await one.run(game(2))).toEqual(perform(game(2), forever))
    expect(one.size).toBe(1)
  })

  test('a pool that is closed takes nothing more, and keeps nobody waiting', async () => {
    const one = new ThinkingPool(1)
    const [running, waiting] = [
      one.run(question(0, { iterations: Number.POSITIVE_INFINITY })),
      one.run(game(1)),
    ]
    const both = Promise.all([
      expect(running).rejects.toThrow(Cancelled),
      expect(waiting).rejects.toThrow(Cancelled),
    ])
    await one.close()
    await both
    await expect(one.run(game(1))).rejects.toThrow(Cancelled)
  })

  test('an answer that comes while the pool is being closed does not end the process', async () => {
    const script = fileURLToPath(new URL('testing/close-before-the-answer.ts', import.meta.url))
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit', 'pipe', 'pipe'] })
    const [, output, , letThePoolClose, letTheThreadEnd] = child.stdio
    const said: string[] = []
    for await (const line of createInterface({ input: output as Readable })) {
      said.push(line)
      if (line === 'answered') (letThePoolClose as Writable).end()
      if (line === 'closing') (letTheThreadEnd as Writable).end()
    }
    expect(said).toEqual(['answered', 'closing', 'Cancelled'])
  })
})
