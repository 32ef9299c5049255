import { describe, expect, test } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import type { Box, Game } from '#kernel/game.ts'
import { Engine } from './engine.ts'

/** The engine with Sharks on its shelf, in which something breaks while `broken` says so. */
function faulty(broken: { now: boolean }, fault: (game: Game) => Partial<Game>) {
  const box: Box = {
    ...(sharks as unknown as Box),
    open(options, content) {
      const game = sharks.open(sharks.options(options), content as never)
      return new Proxy(game, {
        get: (target, name) => (broken.now && Reflect.get(fault(target), name)) || Reflect.get(target, name),
      })
    },
  }
  const engine = new Engine(() => box)
  const ask = (request: object) => engine.answer(JSON.stringify(request))
  ask({ cmd: 'new', game: 'sharks', seed: 'fault', stack: { first: ['mako'] } })
  return ask
}

const fail = (): never => {
  throw new TypeError('undefined is not a shark')
}

describe('a fault in a game is answered as internal and leaves the match as it was', () => {
  const faults: [where: string, fault: (game: Game) => Partial<Game>][] = [
    ['playing', () => ({ apply: fail })],
    [
      'playing, half done',
      (game) => ({
        apply(state, seat, action, chance, emit) {
          game.apply(state, seat, action, chance, emit)
          fail()
        },
      }),
    ],
    ['the state', () => ({ invariants: () => ['a shark is missing'] })],
    ['the result', () => ({ outcome: fail })],
    ['the list of actions', () => ({ legal: fail })],
  ]
  test.each(faults)('in %s', (_where, fault) => {
    const broken = { now: false }
    const ask = faulty(broken, fault)
    const act = { cmd: 'act', seat: 'mako', action: 'start north-b' }
    const before = [ask({ cmd: 'state' }), ask({ cmd: 'save' })]
    broken.now = true
    expect(ask(act)).toMatchObject({ ok: false, error: { code: 'internal' } })
    broken.now = false
    expect([ask({ cmd: 'state' }), ask({ cmd: 'save' })]).toEqual(before)
    expect(ask(act)).toMatchObject({ ok: true, toAct: ['great-white'] })
  })

  test('even when it shows only after the move went through', () => {
    const broken = { now: false }
    let calls = 0
    const ask = faulty(broken, (game) => ({
      toAct: (state) => (calls++ === 0 ? fail() : game.toAct(state)),
    }))
    const before = [ask({ cmd: 'state' }), ask({ cmd: 'save' })]
    broken.now = true
    expect(ask({ cmd: 'act', seat: 'mako', action: 'start north-b' })).toMatchObject({
      error: { code: 'internal' },
    })
    expect([ask({ cmd: 'state' }), ask({ cmd: 'save' })]).toEqual(before)
  })
})
