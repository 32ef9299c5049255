import { Vocabulary } from '#kernel/vocabulary.ts'

export const SHARKS = ['blue', 'lemon', 'nurse'] as const
export type SharkId = (typeof SHARKS)[number]

export const SHOALS = ['small', 'large'] as const

/** What the count of a shark's minnows has to be for its bonus. */
export const CARDS = ['odd', 'even'] as const
export type Card = (typeof CARDS)[number]

/** Every action of the game. */
export const vocabulary = new Vocabulary()

export const BITE = vocabulary.verb('bite', ['1', '2', '3'])
