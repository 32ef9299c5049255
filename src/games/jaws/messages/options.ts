import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { JawsOptions } from '../options.ts'
import type { en } from './options.en.ts'

const message: Sayer<typeof en> = kernelMessage

const MODES = {
  full: 'jaws.option.mode.full',
  'act-1': 'jaws.option.mode.act-1',
  'act-2': 'jaws.option.mode.act-2',
} as const

/** A short line for each option, in the order of the set-up. */
export const tell: ToldOptions<JawsOptions>['tell'] = ({ mode, players, help }) => [
  message(MODES[mode]),
  message('jaws.option.players', { players }),
  // Nothing is to be deduced in Act 2.
  ...(mode === 'act-2' ? [] : [message(help === 'off' ? 'jaws.option.help.off' : 'jaws.option.help.on')]),
]
