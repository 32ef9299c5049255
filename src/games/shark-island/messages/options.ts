import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { IslandOptions } from '../options.ts'
import type { en } from './options.en.ts'

const message: Sayer<typeof en> = kernelMessage

/** A short line for each option, in the order of the set-up. */
export const tell: ToldOptions<IslandOptions>['tell'] = ({ hunters, players, first }) => [
  message('shark-island.option.hunters', { hunters: [...hunters] }),
  players === 2 ? message('shark-island.option.alone') : message('shark-island.option.players', { players }),
  first === 'random'
    ? message('shark-island.option.first.random')
    : message('shark-island.option.first.hunter', { first }),
]
