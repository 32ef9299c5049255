import { describe, expectTypeOf, test } from 'vitest'
import { englishFor, type ParamsFor, partOf, type Sayer, translationOf } from './catalogue.ts'
import type { EventOf } from './event.ts'
import { type Message, message } from './message.ts'

type Happening =
  | EventOf<'game.dug', { seat: string; bay: string; count: number }>
  | EventOf<'game.over' | 'game.paused', Record<never, string> | { tie: string }>

const en = englishFor<Happening>()({
  'game.dug': '{seat@seat} digs {count|a pearl|# pearls} in {bay}.',
  'game.dug?count=0': '{seat@seat} digs in vain.',
  'game.over': 'The game is over.',
  'game.over?tie': 'The game is over: {tie}.',
  'game.paused': 'The game stands still.',
  'game.no.bay': 'There is no bay {bay}.',
})

const rest = { 'game.over': '', 'game.paused': '' } as const

describe('what does not compile', () => {
  test('an event that nobody tells', () => {
    // @ts-expect-error the event game.over is missing
    englishFor<Happening>()({ 'game.dug': '', 'game.paused': '' })
  })

  test('a parameter that an event does not have', () => {
    // @ts-expect-error there is no {pearls}
    englishFor<Happening>()({ 'game.dug': '{pearls}', ...rest })
    // @ts-expect-error not in another way to say it either
    englishFor<Happening>()({ 'game.dug': '', 'game.dug?seat=me': '{pearls}', ...rest })
  })

  test('a translation that is missing, misspelt, or of something that English does not say', () => {
    const fr = {
      'game.dug': '{seat@seat} creuse à {bay}.',
      'game.over': 'Fini.',
      'game.paused': 'En pause.',
    } as const
    translationOf<typeof en, Happening>()({ ...fr, 'game.no.bay': 'Il n’y a pas de baie {bay}.' })
    // @ts-expect-error game.no.bay is missing
    translationOf<typeof en, Happening>()(fr)
    // @ts-expect-error English has no {baie}
    translationOf<typeof en, Happening>()({ ...fr, 'game.no.bay': 'Il n’y a pas de baie {baie}.' })
    // @ts-expect-error English does not say this
    translationOf<typeof en, Happening>()({ ...fr, 'game.no.bay': '', 'game.no.baie': '' })
  })

  test('a misspelt parameter in a language that may be partial', () => {
    partOf<typeof en, Happening>()({ 'game.over': 'Aus.' })
    // @ts-expect-error there is no {bucht}
    partOf<typeof en, Happening>()({ 'game.dug': '{bucht}' })
  })

  test('a number that the rules do not have', () => {
    const words = englishFor<never, 'game.depth'>()({ 'game.deep': 'Down to {game.depth|# foot|# feet}.' })
    translationOf<typeof words, never, 'game.depth'>()({ 'game.deep': 'Jusqu’à {game.depth}.' })
    const say: Sayer<typeof words> = message
    say('game.deep')
    // @ts-expect-error there is no {game.dept}
    englishFor<never, 'game.depth'>()({ 'game.deep': '{game.dept}' })
    // @ts-expect-error nor in another language
    translationOf<typeof words, never, 'game.depth'>()({ 'game.deep': '{game.dept}' })
  })

  test('a message that the catalogue cannot say', () => {
    const say: Sayer<typeof en> = message
    expectTypeOf(say('game.no.bay', { bay: 'north' })).toEqualTypeOf<Message>()
    say('game.over')
    // @ts-expect-error there is no such key
    say('game.no.boat', { bay: 'north' })
    // @ts-expect-error the bay is missing
    say('game.no.bay', {})
    // @ts-expect-error what is counted is a number
    say('game.dug', { seat: 'ann', bay: 'north', count: 'two' })
  })
})

test('what a template needs follows from it', () => {
  expectTypeOf<ParamsFor<'{seat@seat} has {count|one|#} in {place}'>>().toEqualTypeOf<{
    readonly seat: string | readonly string[]
    readonly count: number
    readonly place: string | number | readonly string[] | readonly Message[]
  }>()
})
