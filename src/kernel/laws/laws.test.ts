import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import { inEachLanguage } from '../catalogues.ts'
import { happened } from '../event.ts'
import type { Box, Game } from '../game.ts'
import { LANGUAGES, type Language } from '../languages.ts'
import { oysters } from '../testing/oysters/index.ts'
import { show } from '../view.ts'
import { checkLaws } from './check-laws.ts'
import { valuesNotPlayed } from './coverage.ts'
import { idleOptions } from './difference.ts'
import { seeEverything } from './see-everything.ts'

/** What is told here has words; it is just that it should not be told. */
function withWordsForLeaks(box: Box): Box['messages'] {
  return inEachLanguage((language) => ({ ...box.messages[language], leak: 'Psst.' }))
}

/** A game with one thing done wrong. */
function wrong(fault: (game: Game) => Partial<Game>, box = sharks as Box): Box {
  return {
    ...box,
    messages: withWordsForLeaks(box),
    open(options, content) {
      const game = box.open(options, content)
      return { ...game, ...fault(game) }
    },
  }
}

function check(box: Box): void {
  let games = 0
  checkLaws(box, { options: [{ players: 3 }], goOn: () => ++games < 4, seed: 'bite', longest: 3000 })
}

interface Peek {
  hands: number[][]
  points: number[]
  beat: number
}

describe('a law bites when', () => {
  it('nothing is wrong: it does not', () => {
    expect(() => check(sharks as Box)).not.toThrow()
  })

  it.each<[string, RegExp, (game: Game) => Partial<Game>]>([
    [
      'a view shows a hidden card',
      /Twins are alike|Imagination is honest|Undo never pays/,
      (game) => ({
        view: (state, viewer) => show({ ...game.view(state, viewer), peek: (state as Peek).hands[0][0] }),
      }),
    ],
    [
      'an event tells everyone what was drawn',
      /Twins are alike|The log is enough/,
      (game) => ({
        apply(state, seat, action, chance, emit) {
          game.apply(state, seat, action, chance, emit)
          emit?.(happened('leak', { first: (state as Peek).hands[1].join() }))
        },
      }),
    ],
    [
      'what is imagined is not what is seen',
      /Imagination is honest/,
      (game) => ({
        imaginer: (view) => (chance) => {
          const state = game.imaginer(view)(chance)
          ;(state as Peek).points[0]++
          return state
        },
      }),
    ],
    [
      'what is imagined is not as likely as it is true',
      /Imagination is honest/,
      (game) => ({
        secrets: (state, viewer) => game.secrets(state, viewer).filter((_, index) => index === 0),
        imaginer: (view) => (chance) => {
          const states = [1, 2, 3, 4].map(() => game.imaginer(view)(chance))
          return states.sort((a, b) =>
            (a as Peek).hands.flat().join() < (b as Peek).hands.flat().join() ? -1 : 1,
          )[0]
        },
      }),
    ],
    [
      'a clone is shallow',
      /Clone is deep|Undo never pays|Nothing breaks/,
      () => ({ clone: (state) => ({ ...(state as object) }) }),
    ],
    [
      'a legal action is missing from the list of what can be explained',
      /Legal is exact/,
      () => ({ explain: () => null }),
    ],
    [
      'somebody is asked who cannot act',
      /Legal is exact/,
      (game) => ({ toAct: (state) => (game.toAct(state) === 0 ? 0 : 7) }),
    ],
    [
      'a piece is lost',
      /Nothing breaks/,
      (game) => ({
        apply(state, seat, action, chance, emit) {
          game.apply(state, seat, action, chance, emit)
          ;(state as Peek).hands[0].length = 1
        },
      }),
    ],
    [
      'a view holds a part of the state',
      /A view stays as it was/,
      (game) => ({
        view: (state, viewer) => show({ ...game.view(state, viewer), points: (state as Peek).points }),
      }),
    ],
  ])('%s', (_, law, fault) => {
    expect(() => check(wrong(fault))).toThrow(law)
  })

  // Many games are played before it is said, so a short one will do.
  it('nothing is hidden', () => {
    expect(() => check(wrong(() => ({ twins: () => null }), oysters as Box))).toThrow(/no twins/)
  })
})

describe('the law of words bites when', () => {
  const { messages } = sharks
  const without = (prefix: string, language: Language): Box => ({
    ...(sharks as Box),
    messages: {
      ...messages,
      [language]: Object.fromEntries(
        Object.entries(messages[language]).filter(([key]) => !key.startsWith(prefix)),
      ),
    },
  })

  it.each<[what: string, key: string]>([
    ['a question', 'sharks.ask.swim'],
    ['an action', 'sharks.do.stop'],
    ['an event', 'sharks.landed'],
    ['a refusal', 'sharks.no.'],
    ['an end', 'sharks.end.'],
    ['the name of a thing', 'sharks.tile.'],
  ])('%s has no words in one language', (_what, key) => {
    const law = /Everything is said in every language: /
    for (const language of LANGUAGES) expect(() => check(without(key, language))).toThrow(law)
  })

  it('a name of the content is missing', () => {
    const nameless: Box = { ...(sharks as Box), names: () => () => undefined }
    expect(() => check(nameless)).toThrow(/Everything is said in every language: en: .*⟨seat/)
  })
})

describe('nothing is left out', () => {
  const seen = (box: Box, packs: readonly unknown[] = []) =>
    seeEverything(box, { options: box.tables, packs, seed: 'coverage', goOn: (games) => games < 5 })

  it('of a game without sights, which fails', () => {
    expect(() => seen(wrong(() => ({ sights: [] })))).toThrow(/sharks has no sights/)
  })

  it('of what only a pack adds', () => {
    const [pack] = sharks.packs
    const added: Box = {
      ...(sharks as Box),
      open(options, content) {
        const game = (sharks as Box).open(options, content)
        return content === sharks.shelf.builtIn
          ? game
          : { ...game, sights: [...game.sights, 'card of a pack'] }
      },
    }
    expect(seen(added).unseen).not.toContain('card of a pack')
    expect(seen(added, [pack]).unseen).toContain('card of a pack')
  })

  it('of the values of an option', () => {
    expect(valuesNotPlayed(sharks)).toEqual([])
    const fewer: Box = { ...(sharks as Box), tables: sharks.tables.filter((_, table) => table !== 3) }
    expect(valuesNotPlayed(fewer)).toEqual(['boat: common-view', 'first: thresher'])
    const optionsSchema = Type.Object({
      players: Type.Integer({ minimum: 2, maximum: 5 }),
      solo: Type.Boolean(),
    })
    expect(valuesNotPlayed({ ...(sharks as Box), optionsSchema })).toEqual([
      'players: 5',
      'solo: false',
      'solo: true',
    ])
  })
})

it('an option that no step plays is named', () => {
  const deaf: Box = {
    ...(sharks as Box),
    open: (options, content) => (sharks as Box).open({ ...options, hands: 'secret' }, content),
  }
  expect(idleOptions(deaf)).toEqual(['hands'])
})

describe('the law of secret turns bites when', () => {
  /** Oysters that count how often the pearl was moved about, and tell it when that is over. */
  const talkative: Box = {
    ...(oysters as Box),
    messages: withWordsForLeaks(oysters as Box),
    open(options, content): Game {
      const game = (oysters as Box).open(options, content)
      return {
        ...game,
        twins: () => null,
        apply(state, seat, action, chance, emit) {
          const moves = state as { moves?: number }
          const text = game.vocabulary.text(action)
          if (text.startsWith('put')) moves.moves = (moves.moves ?? 0) + 1
          game.apply(state, seat, action, chance, emit)
          if (text === 'done') emit?.(happened('leak', { moves: moves.moves ?? 0 }))
        },
        clone(state, into) {
          const { moves } = state as { moves?: number }
          return Object.assign(game.clone(state, into) as object, moves === undefined ? {} : { moves })
        },
      }
    },
  }

  function checkSome(box: Box): void {
    let games = 0
    checkLaws(box, { options: [{}], goOn: () => ++games < 40, seed: 'secret', longest: 2000 })
  }

  it('an announcement counts the actions of the turn', () => {
    expect(() => checkSome(oysters as Box)).not.toThrow()
    expect(() => checkSome(talkative)).toThrow(/A secret turn is a plan/)
  })

  it('a game says it has secret turns and never has one', () => {
    const none: Box = {
      ...(oysters as Box),
      open: (options, content) => ({
        ...(oysters as Box).open(options, content),
        secretTurns: () => null,
      }),
    }
    expect(() => checkSome(none)).toThrow(/A secret turn is a plan: none was found/)
  })

  it('a game does not say which questions ask for a plan', () => {
    const silent: Box = {
      ...(oysters as Box),
      open: (options, content) => ({ ...(oysters as Box).open(options, content), asksForPlan: () => false }),
    }
    expect(() => checkSome(silent)).toThrow(/What is unseen is planned: nobody notices "(swap|put)/)
  })
})
