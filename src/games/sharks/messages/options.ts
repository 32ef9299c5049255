import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { SharksOptions } from '../options.ts'
import type { en } from './options.en.ts'

const message: Sayer<typeof en> = kernelMessage

const HANDS = { secret: 'sharks.option.hands.secret', open: 'sharks.option.hands.open' } as const
const BOAT = {
  'own-view': 'sharks.option.boat.own-view',
  'common-view': 'sharks.option.boat.common-view',
} as const

/** A short line for each option, in the order of the set-up. */
export const tell: ToldOptions<SharksOptions>['tell'] = ({ sharks, hands, boat, first }) => [
  message('sharks.option.sharks', { count: sharks.length, sharks: [...sharks] }),
  message(HANDS[hands]),
  message(BOAT[boat]),
  first === 'random'
    ? message('sharks.option.first.random')
    : message('sharks.option.first.shark', { first }),
]
