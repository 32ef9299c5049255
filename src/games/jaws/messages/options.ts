import type { Sayer } from '#kernel/catalogue.ts'
import { message as kernelMessage } from '#kernel/message.ts'
import type { ToldOptions } from '#kernel/told-options.ts'
import type { JawsOptions } from '../options.ts'
import { en } from './options.en.ts'
import { fr } from './options.fr.ts'

const message: Sayer<typeof en> = kernelMessage

export const toldOptions: ToldOptions<JawsOptions> = {
  messages: { en, fr },
  tell: ({ mode, players, help }) => [
    message(`jaws.option.mode.${mode}`),
    message('jaws.option.players', { players }),
    // Nothing is to be deduced in Act 2.
    ...(mode === 'act-2' ? [] : [message(help === 'off' ? 'jaws.option.help.off' : 'jaws.option.help.on')]),
  ],
}
