import { describe, expect, test } from 'vitest'
import { SeededChance } from '../chance/seeded.ts'
import { StackedChance } from '../chance/stacked.ts'
import { happened } from '../event.ts'
import type { Game } from '../game.ts'
import { message } from '../message.ts'
import { Refusal } from '../refusal.ts'
import { seatSet } from '../seats.ts'
import { DEAL, OysterTable, SEED } from '../testing/oyster-table.ts'
import { content } from '../testing/oysters/content.ts'
import { oystersGame } from '../testing/oysters/game.ts'
import { DIE } from '../testing/oysters/setting.ts'
import { AT, type OystersState } from '../testing/oysters/state.ts'
import type { OystersView } from '../testing/oysters/view.ts'
import { DONE, PUT, SEND, vocabulary, WADE } from '../testing/oysters/words.ts'
import { NO_ACTION } from '../vocabulary.ts'
import { Match } from './match.ts'

const [ANN, BEN, CAT] = [0, 1, 2]

function refusal(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it was accepted')
}

const code = (work: () => unknown): string => refusal(work).code

/** A match of oysters whose rules are changed in one place. */
function matchWith(change: (game: Game<OystersState, OystersView>) => Partial<Game<OystersState>>) {
  const game = oystersGame({ players: 3, rounds: 2 }, content.builtIn)
  const chance = new StackedChance(new SeededChance(SEED), DEAL, game.draws)
  const match: Match<OystersState> = new Match({ ...game, ...change(game) } as Game<OystersState>, chance)
  const act = (seat: number, ...texts: readonly string[]) =>
    match.submit(
      seat,
      texts.map((text) => vocabulary.parse(text)),
    )
  return { match, act }
}

describe('a submission', () => {
  test('plays its actions in order and tells what happened', () => {
    const table = new OysterTable().layAll()
    table.act('ann', 'send ann')
    const events = table.act('ann', 'put N', 'put W', 'done')
    expect(events.map((event) => event.key)).toEqual(['oysters.hidden'])
    expect(table.state.pearl).toBe(2)
    expect(table.match.log).toHaveLength(5)
  })

  test('is played whole or not at all', () => {
    const table = new OysterTable().layAll()
    table.act('ann', 'send ann')
    const before = table.print
    expect(code(() => table.act('ann', 'put N', 'put W', 'put W'))).toBe('illegal')
    expect(table.print).toBe(before)
    expect(table.match.log).toHaveLength(4)
    table.act('ann', 'put N')
    expect(table.state.pearl).toBe(0)
  })

  test('cannot reach into the turn of another', () => {
    const table = new OysterTable().layAll()
    const before = table.print
    expect(code(() => table.act('ann', 'send ben', 'put N'))).toBe('not-your-turn')
    expect(table.print).toBe(before)
  })

  test('of nothing is refused', () => {
    expect(code(() => new OysterTable().act('ann'))).toBe('no-action')
  })

  test('that answers a question which is no longer open is refused, even if it would be legal', () => {
    const table = new OysterTable().hideInS()
    const wade = vocabulary.parse('wade N')
    table.match.submit(ANN, [wade], 'seek:1')
    expect(code(() => table.match.submit(CAT, [wade], 'seek:1'))).toBe('stale')
    expect(code(() => table.match.submit(ANN, [WADE.of(1)], 'seek:1'))).toBe('stale')
    table.match.submit(ANN, [WADE.of(1)], 'search:1')
    expect(table.state.at).toBe(1)
  })

  test('may answer any of the questions its seat is asked', () => {
    const { match } = matchWith((game) => ({
      decisions: (s) => [
        ...game.decisions(s),
        { id: 'also', seats: seatSet(ANN), need: 'any', optional: false, prompt: message('also') },
      ],
    }))
    match.submit(ANN, [vocabulary.parse('lay 5')], 'also')
    expect(match.state.laid[ANN]).toBe(5)
  })

  test('of someone who is not asked is refused', () => {
    const table = new OysterTable().layAll()
    const { code: why, said } = refusal(() => table.act('ben', 'send cat'))
    expect(why).toBe('not-your-turn')
    expect(said).toEqual(message('refusal.not-your-turn', { seat: 'ben' }))
  })

  test('of someone who is not asked is refused even if the rules would let them', () => {
    const { act } = matchWith((game) => ({
      legal: (s, _seat, into) => game.legal(s, ANN, into),
      decisions: (s) => game.decisions(s).map((each) => ({ ...each, seats: seatSet(ANN) })),
    }))
    expect(code(() => act(BEN, 'lay 5'))).toBe('not-your-turn')
  })

  test('that is not legal is refused in the words of the game', () => {
    const table = new OysterTable()
    const { code: why, said } = refusal(() => table.act('ann', 'lay 4'))
    expect(why).toBe('illegal')
    expect(said).toEqual(message('oysters.no.card', { card: '4' }))
  })

  test('that is not legal and not explained is refused all the same', () => {
    const { act } = matchWith(() => ({ explain: () => null }))
    expect(refusal(() => act(ANN, 'lay 4')).said).toEqual(message('refusal.illegal'))
  })

  test('with an action that does not exist is refused', () => {
    const table = new OysterTable()
    for (const action of [NO_ACTION, 4096, 0.5, Number.NaN])
      expect(code(() => table.match.submit(ANN, [action]))).toBe('illegal')
  })

  test('is refused when the game is over', () => {
    const table = finished()
    expect(code(() => table.act('ann', 'lay 1'))).toBe('over')
  })

  test('keeps its own copy of the list it was given', () => {
    const table = new OysterTable().layAll()
    const actions = [SEND.of(BEN)]
    table.match.submit(ANN, actions)
    actions[0] = SEND.of(CAT)
    expect(table.match.log.at(-1)).toMatchObject({ actions: [SEND.of(BEN)] })
  })
})

describe('a failure inside the rules', () => {
  test('while an action is played leaves the match as it was', () => {
    const { match, act } = matchWith((game) => ({
      apply(s, seat, action, chance, emit) {
        game.apply(s, seat, action, chance, emit)
        if (action === DONE) throw new TypeError('a bug')
      },
    }))
    for (const [seat, text] of [
      [ANN, 'lay 5'],
      [BEN, 'lay 4'],
      [CAT, 'lay 3'],
      [ANN, 'send ben'],
    ] as const)
      act(seat, text)
    act(BEN, 'put N')
    const before = JSON.stringify(match.state)
    expect(() => act(BEN, 'put W', 'done')).toThrow('a bug')
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.log).toHaveLength(5)
    expect(match.canUndo(BEN)).toBe(true)
    match.undo(BEN)
    expect(match.state.pearl).toBe(-1)
  })

  test('that breaks an invariant leaves the match as it was, the chance too', () => {
    let broken = true
    const { match, act } = matchWith((game) => ({
      invariants: (s) =>
        broken && s.hands[BEN].includes(4) && s.laid[ANN] > 0 ? ['broken'] : game.invariants(s),
    }))
    const before = JSON.stringify(match.state)
    expect(() => act(ANN, 'swap', 'lay 4')).toThrow()
    expect(() => act(ANN, 'lay 5')).toThrow('lay 5: broken')
    expect(JSON.stringify(match.state)).toBe(before)
    broken = false
    act(ANN, 'swap')
    expect(match.state.hands[ANN]).toEqual([3, 4, 5])
  })
})

describe('a list of actions', () => {
  test('cannot buy a look at what an action draws', () => {
    const table = new OysterTable()
    const before = table.print
    const well = refusal(() => table.act('ann', 'swap', 'lay 4'))
    const badly = refusal(() => table.act('ann', 'swap', 'lay 2'))
    expect(well.code).toBe('too-far')
    expect([badly.code, badly.said]).toEqual([well.code, well.said])
    expect(table.print).toBe(before)
  })

  test('cannot buy a look at what an action shows', () => {
    const refusals = ['N', 'S', 'W'].map((shell) => {
      const table = new OysterTable().hideInS()
      const { code, said } = refusal(() => table.act('cat', `wade ${shell}`, 'peek', 'peek'))
      return JSON.stringify({ code, said })
    })
    expect(new Set(refusals).size).toBe(1)
    expect(refusals[0]).toContain('too-far')
  })

  test('may end with an action that draws or shows something', () => {
    const table = new OysterTable().hideInS()
    table.act('cat', 'wade N', 'wade S', 'open')
    expect(table.state.phase).toBe('respond')
  })
})

describe('undo', () => {
  test('takes back one submission after another inside a turn', () => {
    const table = new OysterTable().hideInS()
    const sought = table.print
    table.act('cat', 'wade N')
    const inN = table.print
    table.act('cat', 'wade S')
    expect(table.undo('cat').map((event) => event.key)).toEqual(['match.undo'])
    expect(table.print).toBe(inN)
    table.undo('cat')
    expect(table.print).toBe(sought)
    expect(table.match.log.map((entry) => entry.kind).slice(-4)).toEqual(['act', 'act', 'undo', 'undo'])
  })

  test('takes a whole list back', () => {
    const table = new OysterTable().hideInS()
    const before = table.print
    table.act('cat', 'wade N', 'wade S', 'wade W')
    table.undo('cat')
    expect(table.print).toBe(before)
  })

  test('works in a secret turn, back to its beginning and no further', () => {
    const table = new OysterTable().layAll()
    table.act('ann', 'send ben')
    table.act('ben', 'put N')
    table.act('ben', 'put W')
    table.undo('ben')
    table.undo('ben')
    expect(table.state.pearl).toBe(-1)
    expect(code(() => table.undo('ben'))).toBe('no-undo')
  })

  test('is refused before anything was done', () => {
    const table = new OysterTable()
    expect(table.canUndo('ann')).toBe(false)
    expect(code(() => table.undo('ann'))).toBe('no-undo')
  })

  test('is not for what drew something', () => {
    const table = new OysterTable()
    table.act('ann', 'swap')
    expect(table.canUndo('ann')).toBe(false)
  })

  test('is not for what drew something and said nothing of it', () => {
    const { match, act } = matchWith((game) => ({
      apply(s, seat, action, chance, emit) {
        game.apply(s, seat, action, chance, emit)
        if (action === PUT.first) chance.pick(DIE)
      },
    }))
    act(ANN, 'lay 5')
    act(BEN, 'lay 4')
    act(CAT, 'lay 3')
    act(ANN, 'send ann')
    act(ANN, 'put W')
    expect(match.canUndo(ANN)).toBe(true)
    expect(code(() => act(ANN, 'put N', 'put S'))).toBe('too-far')
    act(ANN, 'put N')
    expect(match.canUndo(ANN)).toBe(false)
  })

  test('is not for what a stack decided either', () => {
    const table = new OysterTable({ stack: { ...DEAL, die: ['2'] } }).hideInS()
    table.act('ann', 'wade S', 'open')
    table.act('ben', 'splash')
    expect(table.canUndo('ben')).toBe(false)
  })

  test('is not for what showed its actor something, nor for what came before that', () => {
    const table = new OysterTable().hideInS()
    table.act('cat', 'wade N')
    expect(table.canUndo('cat')).toBe(true)
    table.act('cat', 'peek')
    expect(table.canUndo('cat')).toBe(false)
    table.act('cat', 'wade S')
    table.undo('cat')
    expect(table.canUndo('cat')).toBe(false)
    expect(table.state.peeked).toBe(0)
  })

  test('is not for what another has gone on from', () => {
    const table = new OysterTable().hideInS()
    table.act('cat', 'wade N')
    expect(table.canUndo('ann')).toBe(false)
    expect(table.canUndo('ben')).toBe(false)
    expect(code(() => table.undo('ben'))).toBe('no-undo')
  })

  test('is for handing the turn to oneself, not to another, who may already be at it unseen', () => {
    const toSelf = new OysterTable().layAll()
    toSelf.act('ann', 'send ann')
    expect(toSelf.canUndo('ann')).toBe(true)
    const toOther = new OysterTable().layAll()
    toOther.act('ann', 'send ben')
    expect(toOther.canUndo('ann')).toBe(false)
  })

  test('is for a question that any of several may answer, as long as no other has', () => {
    const { match, act } = matchWith((game) => ({
      // Whoever wades, the same seats go on being asked.
      apply(s, seat, action, chance, emit) {
        game.apply(s, seat, action, chance, emit)
        if (WADE.has(action)) s.step = AT.seek
      },
    }))
    for (const [seat, text] of [
      [ANN, 'lay 5'],
      [BEN, 'lay 4'],
      [CAT, 'lay 3'],
      [ANN, 'send ben'],
    ] as const)
      act(seat, text)
    act(BEN, 'put N', 'done')
    act(ANN, 'wade N')
    expect(match.canUndo(ANN)).toBe(true)
    act(CAT, 'wade S')
    expect([match.canUndo(ANN), match.canUndo(CAT)]).toEqual([false, true])
    match.undo(CAT)
    match.undo(ANN)
    expect(match.state.at).toBe(-1)
  })

  test('is not for the end of a game', () => {
    const { match, act } = matchWith(() => ({
      outcome: (s) =>
        s.pearl < 0 ? null : { winners: 1, scores: [], tieBreak: null, why: message('found') },
      decisions: (s) =>
        s.pearl < 0 ? [{ id: 'q', seats: 1, need: 'any', optional: false, prompt: message('q') }] : [],
      legal(_s, _seat, into) {
        into[0] = PUT.first
        return 1
      },
      apply(s, _seat, action) {
        s.pearl = PUT.thing(action)
      },
    }))
    act(ANN, 'put N')
    expect(match.outcome).not.toBeNull()
    expect(match.canUndo(ANN)).toBe(false)
  })
})

describe('an answer given at the same time as others', () => {
  test('can be withdrawn by its seat although others answered later', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    table.act('ben', 'lay 4')
    table.undo('ann')
    expect(table.state.laid).toEqual([0, 4, 0])
    expect(table.state.hands[ANN]).toEqual([1, 3, 5])
    table.act('ann', 'lay 3')
    table.undo('ben')
    expect(table.state.laid).toEqual([3, 0, 0])
  })

  test('can be withdrawn although its seat is asked something else as well', () => {
    const { match, act } = matchWith((game) => ({
      decisions: (s) => [
        { id: 'also', seats: seatSet(ANN), need: 'any', optional: false, prompt: message('also') },
        ...game.decisions(s),
      ],
    }))
    match.submit(ANN, [vocabulary.parse('lay 5')], 'lay:1')
    act(BEN, 'lay 4')
    expect(match.canUndo(ANN)).toBe(true)
    match.undo(ANN)
    expect(match.state.laid).toEqual([0, 4, 0])
  })

  test('cannot be withdrawn twice', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    table.undo('ann')
    expect(table.canUndo('ann')).toBe(false)
  })

  test('cannot be withdrawn once all have answered', () => {
    const table = new OysterTable().layAll()
    for (const seat of ['ann', 'ben', 'cat']) expect(table.canUndo(seat)).toBe(false)
  })

  test('can still be withdrawn when another, unseen, drew on the way to an answer', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    table.act('ben', 'swap')
    expect(table.state.hands[BEN]).toEqual([2, 4, 4])
    expect(table.canUndo('ann')).toBe(true)
    expect(table.canUndo('ben')).toBe(false)
    table.undo('ann')
    expect(table.state.hands).toEqual([
      [1, 3, 5],
      [2, 4, 4],
      [2, 2, 3],
    ])
    table.act('ann', 'swap')
    expect(table.state.hands[ANN]).toEqual([3, 5, 5])
  })

  test('stays when another’s own step is taken back after it', () => {
    const table = new OysterTable()
    table.act('ben', 'lay 2')
    table.act('ann', 'swap')
    table.act('ann', 'lay 4')
    table.undo('ben')
    expect(table.state.laid).toEqual([4, 0, 0])
    table.undo('ann')
    expect(table.state.laid).toEqual([0, 0, 0])
    expect(table.state.hands[ANN]).toEqual([3, 4, 5])
  })

  test('cannot be withdrawn when the last to answer has gone on, even if nothing was shown', () => {
    const { match, act } = matchWith((game) => ({
      // The cards are never turned up, and the last to lay one calls.
      apply(s, seat, action, chance) {
        game.apply(s, seat, action, chance)
        if (s.step === AT.send) s.caller = seat
      },
    }))
    act(ANN, 'lay 5')
    act(BEN, 'lay 4')
    act(CAT, 'lay 3', 'send cat')
    expect([ANN, BEN, CAT].map((seat) => match.canUndo(seat))).toEqual([false, false, true])
    match.undo(CAT)
    expect([ANN, BEN, CAT].map((seat) => match.canUndo(seat))).toEqual([true, true, false])
  })
})

test('the last submission of a seat, or of several, is known while it stands', () => {
  const table = new OysterTable()
  const last = (...seats: number[]) => table.match.lastOf(seatSet(...seats))
  expect(last(ANN, BEN, CAT)).toBe(-1)
  table.act('ann', 'lay 5')
  table.act('ben', 'lay 4')
  expect([last(ANN), last(BEN), last(CAT), last(ANN, BEN)]).toEqual([0, 1, -1, 1])
  table.undo('ann')
  expect([last(ANN), last(BEN)]).toEqual([-1, 0])
})

describe('a takeback', () => {
  test('leads back to when so many submissions stood, and the same draws come again', () => {
    const table = new OysterTable({ stack: null })
    const opening = table.print
    const [first] = table.legal('ann')
    table.act('ann', first)
    const one = table.print
    const rest = () => {
      table.act('ben', table.legal('ben')[0])
      table.act('cat', table.legal('cat')[0])
      table.act(table.match.game.seats[table.state.caller].id, 'send ben')
      table.act('ben', 'put N', 'done')
      table.act('ann', 'wade N', 'open')
      table.act('ben', 'splash')
      return table.print
    }
    const then = rest()
    expect(table.takeback(1).map((event) => event.key)).toEqual(['match.takeback'])
    expect(table.print).toBe(one)
    expect(rest()).toBe(then)
    table.takeback(0)
    expect(table.print).toBe(opening)
  })

  test('rewinds a stack too', () => {
    const table = new OysterTable()
    table.act('ann', 'swap')
    expect(table.state.hands[ANN]).toEqual([3, 4, 5])
    table.takeback(0)
    table.act('ben', 'swap')
    expect(table.state.hands[BEN]).toEqual([2, 4, 4])
  })

  test('does not count what was undone', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    table.undo('ann')
    expect(table.match.length).toBe(0)
    expect(code(() => table.takeback(0))).toBe('no-takeback')
  })

  test('is refused to where the match is, further on, before its start, and to nowhere', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    for (const keep of [1, 2, -1, 0.5, Number.NaN])
      expect(code(() => table.takeback(keep))).toBe('no-takeback')
  })

  test('leaves undo as it was then', () => {
    const table = new OysterTable().hideInS()
    table.act('cat', 'wade N')
    table.act('cat', 'peek')
    table.takeback(7)
    expect(table.canUndo('cat')).toBe(true)
    table.undo('cat')
    expect(table.state.phase).toBe('seek')
    expect(table.canUndo('ben')).toBe(false)
  })
})

describe('a match', () => {
  test('keeps what happened in its opening', () => {
    const { match } = new OysterTable()
    expect(match.opening.map((event) => event.key)).toEqual([
      'oysters.cards',
      'oysters.drew',
      'oysters.cards',
      'oysters.drew',
      'oysters.cards',
      'oysters.drew',
    ])
  })

  test('can begin with a state made elsewhere, and leads back to it', () => {
    const game = oystersGame({ players: 3, rounds: 2 }, content.builtIn)
    const state = game.read(new OysterTable().hideInS().state)
    const match = new Match(game, new SeededChance(SEED), game.clone(state))
    expect(match.opening).toEqual([])
    match.submit(CAT, [vocabulary.parse('wade N')])
    match.undo(CAT)
    expect(match.state).toEqual(state)
  })

  describe('plays again no more than it must', () => {
    function counted() {
      const calls = { setup: 0, apply: 0 }
      const { match, act } = matchWith((game) => ({
        setup(chance, emit) {
          calls.setup++
          return game.setup(chance, emit)
        },
        apply(s, seat, action, chance, emit) {
          calls.apply++
          game.apply(s, seat, action, chance, emit)
        },
      }))
      act(ANN, 'lay 5')
      act(BEN, 'lay 4')
      act(CAT, 'lay 3')
      act(ANN, 'send ben')
      /** What a piece of work called. */
      const during = (work: () => unknown) => {
        const before = { ...calls }
        work()
        return { setup: calls.setup - before.setup, apply: calls.apply - before.apply }
      }
      return { match, act, during }
    }

    test('for what is refused: nothing', () => {
      const { act, during } = counted()
      expect(during(() => code(() => act(BEN, 'done')))).toEqual({ setup: 0, apply: 0 })
    })

    test('for an undo: what stands since nobody could go back alone', () => {
      const { match, act, during } = counted()
      act(BEN, 'put N')
      act(BEN, 'put S')
      expect(during(() => match.undo(BEN))).toEqual({ setup: 0, apply: 1 })
      expect(during(() => match.undo(BEN))).toEqual({ setup: 0, apply: 0 })
    })

    test('for a takeback: everything once, and then no more than before', () => {
      const { match, act, during } = counted()
      act(BEN, 'put N')
      expect(during(() => match.takeback(4))).toEqual({ setup: 0, apply: 0 })
      act(BEN, 'put N')
      act(BEN, 'done')
      expect(during(() => match.takeback(5))).toEqual({ setup: 1, apply: 5 })
      expect(during(() => match.undo(BEN))).toEqual({ setup: 0, apply: 0 })
    })

    test('and that is what a replay of the log is said to cost: its entries, and what going back plays again', () => {
      const { match, act } = counted()
      const before = match.work
      expect(before).toBe(match.log.length)
      act(BEN, 'put N')
      act(BEN, 'done')
      expect(code(() => act(BEN, 'done'))).not.toBeNull()
      expect(match.work).toBe(before + 2)
      match.takeback(5)
      expect(match.work).toBe(before + 3 + 5)
      match.undo(BEN)
      expect(match.work).toBe(before + 4 + 5)
    })
  })

  test('does not let an event that shows something only to others stop undo', () => {
    const { match, act } = matchWith((game) => ({
      apply(s, seat, action, chance, emit) {
        game.apply(s, seat, action, chance, emit)
        emit?.(happened('told', {}, { except: seatSet(seat) }))
      },
    }))
    act(ANN, 'lay 5')
    expect(match.canUndo(ANN)).toBe(true)
  })
})

function finished(): OysterTable {
  const table = new OysterTable({ options: { rounds: 1 } }).hideInS()
  table.act('cat', 'wade S', 'open')
  table.act('ben', 'pass')
  return table
}
