import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { MinnowsOptions } from '../options.ts'
import { en } from './options.en.ts'
import { fr } from './options.fr.ts'

const message: Sayer<typeof en> = kernelMessage

export const toldOptions: ToldOptions<MinnowsOptions> = {
  messages: { en, fr },
  tell: ({ players, shoal }) => [
    message('minnows.option.players', { players }),
    message(`minnows.option.shoal.${shoal}`),
  ],
}
