import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { MinnowsOptions } from '../options.ts'
import type { en } from './options.en.ts'

const message: Sayer<typeof en> = kernelMessage

const SHOALS = { small: 'minnows.option.shoal.small', large: 'minnows.option.shoal.large' } as const

/** A short line for each option, in the order of the set-up. */
export const tell: ToldOptions<MinnowsOptions>['tell'] = ({ players, shoal }) => [
  message('minnows.option.players', { players }),
  message(SHOALS[shoal]),
]
