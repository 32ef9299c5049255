import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { IslandOptions } from '../options.ts'
import { en } from './options.en.ts'
import { fr } from './options.fr.ts'

const message: Sayer<typeof en> = kernelMessage

export const toldOptions: ToldOptions<IslandOptions> = {
  messages: { en, fr },
  tell: ({ hunters, players, first }) => [
    message('shark-island.option.hunters', { hunters: [...hunters] }),
    players === 2
      ? message('shark-island.option.alone')
      : message('shark-island.option.players', { players }),
    first === 'random'
      ? message('shark-island.option.first.random')
      : message('shark-island.option.first.hunter', { first }),
  ],
}
