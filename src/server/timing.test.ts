import { describe, expect, test } from 'vitest'
import { layOut as layOrca } from '#games/jaws/act-2/testing.ts'
import { jaws } from '#games/jaws/index.ts'
import { layOut as layIsland } from '#games/shark-island/testing.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Game } from '#kernel/game.ts'
import { message } from '#kernel/message.ts'
import { allSeats } from '#kernel/seats.ts'
import { type Evening, evening, type Heard } from './testing/evening.ts'
import { offered } from './testing/offered.ts'
import type { ToldThought } from './testing/told-thinker.ts'

/** Thoughts that take these times, one after the other and then again. */
function thinking(actions: readonly string[], ...times: readonly number[]): ToldThought[] {
  return actions.map((action, index) => ({ action, after: times[index % times.length] }))
}

/** The moments at which somebody was sent something of the game. */
function moments(heard: readonly Heard[]): number[] {
  return [...new Set(heard.flatMap(([at, , text]) => (text.startsWith('{"update"') ? [at] : [])))]
}

/** The same evening twice, but for what is hidden: everything reaches everyone else at the same moment. */
async function expectAlike(one: Evening, other: Evening): Promise<readonly Heard[]> {
  const [heard, heardToo] = [await evening(one), await evening(other)]
  expect(moments(heardToo)).toEqual(moments(heard))
  expect(heardToo).toEqual(heard)
  return heard
}

describe('the shark’s turn in Act 1', () => {
  /** Every event lets the shark take one action more. */
  const events = jaws.shelf.builtIn.events.map((each) => ({ ...each, effect: { kind: 'wrong-shark' } }))
  const turn = (
    plan: readonly ToldThought[],
    { begins = 1_000, meanwhile = [] }: { begins?: number; meanwhile?: Evening['doings'] } = {},
  ): Evening => ({
    game: 'jaws',
    options: { mode: 'act-1' },
    pack: { game: 'jaws', events },
    bots: { shark: [{ action: 'start 1', after: 5 }, ...plan] },
    people: [['quint'], ['brody', 'hooper']],
    lasts: 40_000,
    doings: [
      { at: begins, person: 0, what: 'act', fields: { seat: 'quint', actions: ['dock 5'] } },
      ...meanwhile,
    ],
  })
  const FIVE = ['swim 2', 'swim 1', 'swim 3', 'swim 1', 'done']
  const STAYED = thinking(['done'], 20)

  test('is told at the same moment after one action and after five', async () => {
    const heard = await expectAlike(turn(STAYED), turn(thinking(FIVE, 30, 200, 90)))
    // The set-up, the start with its event, where the crew were fetched to, and the turn.
    expect(moments(heard)).toHaveLength(4)
    const [, , asked, told] = moments(heard)
    expect(told - asked).toBeGreaterThanOrEqual(2_000)
    expect(told - asked).toBeLessThanOrEqual(4_500)
  })

  test('also when others do something meanwhile, seen or unseen, and the table is swept', async () => {
    const begins = 29_000
    const meanwhile = [
      { at: 29_500, person: 0, what: 'say', fields: { channel: 'table', text: 'Well?' } },
      { at: 29_700, person: 1, what: 'note', fields: { seat: 'brody', notes: { '1': 'no' } } },
    ]
    const quiet = moments(await evening(turn(STAYED, { begins })))
    const heard = await expectAlike(
      turn(STAYED, { begins, meanwhile }),
      turn(thinking(FIVE, 100), { begins, meanwhile }),
    )
    expect(moments(heard)).toEqual(quiet)
    // The sweep comes every thirty seconds.
    expect(quiet.at(-1)).toBeGreaterThan(30_000)
  })

  test('when thinking takes longer than a turn is held back, at the next moment that was drawn alike', async () => {
    const slow = turn(thinking(['done'], 5_000))
    const heard = await expectAlike(slow, turn(thinking(FIVE, 1_050)))
    const [, , asked, told] = moments(heard)
    expect(told - asked).toBeGreaterThanOrEqual(3 * 2_000)
  })
})

describe('turns that a game tells alike', () => {
  const people = (game: Game, actor: number): string[] =>
    game.seats.flatMap(({ id }, seat) => (seat === actor ? [] : [id]))

  /** Two turns of the game's own choice, the second with other thinking times. */
  async function expectTurnsAlike(
    id: string,
    game: Game,
    state: unknown,
    more: Partial<Evening>,
  ): Promise<void> {
    const chance = new FastChance('two turns')
    const all = allSeats(game.seats.length)
    const pair = game.secretTurns?.(state, all & ~1, chance)
    if (!pair) throw new Error('there is no pair of secret turns')
    const turns = pair.turns.map(
      ({ state: from, actions }, index): Evening => ({
        game: id,
        options: game.options,
        bots: {
          [game.seats[pair.seat].id]: thinking(
            actions.map((action) => game.vocabulary.text(action)),
            ...(index === 0 ? [1] : [150, 0, 80]),
          ),
        },
        people: [people(game, pair.seat)],
        from: game.write(from),
        lasts: 8_000,
        ...more,
      }),
    )
    const heard = await expectAlike(turns[0], turns[1])
    expect(moments(heard)).toHaveLength(2)
  }

  test('what the shark locks in in Act 2', async () => {
    const { game, match } = layOrca({
      crew: { quint: 'b1', brody: 'b2' },
      cards: '1a 2a 3a',
      hand: 'big-mouth hard-target',
    })
    await expectTurnsAlike('jaws', game, match.state, {})
  })

  test('how the Shark places its fins', async () => {
    const { game, match } = layIsland({ phase: 'shark' }).play('done')
    await expectTurnsAlike('shark-island', game, match.state, {})
  })
})

function answered(down: '2' | '10', after: number): Evening {
  const { game, match } = offered(down)
  return {
    game: 'shark-island',
    options: game.options,
    bots: { harlan: [{ action: 'pass', after }] },
    people: [['shark'], ['sheriff']],
    from: game.write(match.state),
    lasts: 5_000,
  }
}

describe('a Hunter over 23 who can only pass, and one who thinks about it', () => {
  test('pass at the same moment', async () => {
    await expectAlike(answered('10', 0), answered('2', 390))
  })

  test('also where the machine is so busy that both are late', async () => {
    await expectAlike(answered('10', 950), answered('2', 1_250))
  })
})

describe('several bots who are asked at once', () => {
  const crew = (times: { readonly [seat: string]: readonly number[] }): Evening => {
    const { game, match } = layOrca({
      crew: { quint: 'b1', brody: 'b2', hooper: 'b4' },
      cards: '1a 2a 3a',
      hand: '',
    }).lock('A')
    return {
      game: 'jaws',
      options: game.options,
      bots: {
        quint: thinking(['stay', 'ready 1', 'target w1'], ...times.quint),
        brody: thinking(['stay', 'ready 3', 'target w2'], ...times.brody),
        hooper: thinking(['stay', 'ready 5', 'target w4'], ...times.hooper),
      },
      people: [['shark']],
      from: game.write(match.state),
      lasts: 5_000,
    }
  }

  test('answer in an order and at moments that say nothing of how long each has thought', async () => {
    const heard = await expectAlike(
      crew({ quint: [1], brody: [200, 30], hooper: [399] }),
      crew({ quint: [380, 0, 50], brody: [1], hooper: [20, 300] }),
    )
    expect(moments(heard).length).toBeGreaterThan(8)
  })

  test('spoken or not, to a mate who hears it', async () => {
    const says = message('jaws.says.climb')
    const spoken = (said: boolean): Evening => {
      const { bots, ...rest } = crew({ quint: [10], brody: [10], hooper: [10] })
      const quint = bots.quint.map((thought) => (said ? { ...thought, says } : thought))
      return { ...rest, bots: { quint, brody: bots.brody }, people: [['shark'], ['hooper']] }
    }
    const others = (heard: readonly Heard[]): Heard[] => heard.filter(([, who]) => who !== 'socket 2')
    const [silent, loud] = [await evening(spoken(false)), await evening(spoken(true))]
    expect(others(loud)).toEqual(others(silent))
    expect(loud).not.toEqual(silent)
  })
})
