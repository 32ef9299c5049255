import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { SharksOptions } from '../options.ts'
import { en } from './options.en.ts'
import { fr } from './options.fr.ts'

const message: Sayer<typeof en> = kernelMessage

export const toldOptions: ToldOptions<SharksOptions> = {
  messages: { en, fr },
  tell: ({ sharks, hands, boat, first }) => [
    message('sharks.option.sharks', { count: sharks.length, sharks: [...sharks] }),
    message(`sharks.option.hands.${hands}`),
    message(`sharks.option.boat.${boat}`),
    first === 'random'
      ? message('sharks.option.first.random')
      : message('sharks.option.first.shark', { first }),
  ],
}
