import type { Options } from '#kernel/game.ts'
import { message } from '#kernel/message.ts'
import type { Board, Given } from '#kernel/terminal/board.ts'
import { wrapped } from '#kernel/terminal/text.ts'
import type { View } from '#kernel/view.ts'
import type { JawsView } from '../view.ts'
import { islandLines } from './island.ts'
import { orcaLines } from './orca.ts'

export const board: Board = {
  flags: { players: { type: 'string' }, mode: { type: 'string' } },

  options(given: Given): Options {
    const players = given.count('players')
    const mode = given.text('mode')
    return { ...(players === undefined ? {} : { players }), ...(mode === undefined ? {} : { mode }) }
  },

  status(view) {
    const { act1, act2 } = view as View<JawsView>
    return act1 === null
      ? message('cli.jaws.act-2', { round: act2.round })
      : message('cli.jaws.act-1', { round: act1.round })
  },

  draw(scene) {
    const { act1, act2 } = scene.view as View<JawsView>
    return act1 === null ? orcaLines(scene, act2) : islandLines(scene, act1)
  },

  rules({ say, view, columns }) {
    const { act2 } = view as View<JawsView>
    const keys =
      act2 === null
        ? ['goal-1', 'event', 'shark', 'tokens', 'quint', 'brody', 'hooper', 'end-1']
        : ['goal-2', 'choose', 'prepare', 'attack', 'bite', 'end-2']
    return keys.flatMap((key) => wrapped(say(message(`cli.jaws.rules.${key}`)), columns, '  '))
  },
}
