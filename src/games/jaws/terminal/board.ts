import type { Options } from '#kernel/game.ts'
import type { Board, Given } from '#kernel/terminal/board.ts'
import { wrapped } from '#kernel/terminal/text.ts'
import type { View } from '#kernel/view.ts'
import type { JawsView } from '../view.ts'
import { islandLines } from './island.ts'
import { message } from './messages/message.ts'
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
    return (act2 === null ? ACT_1 : ACT_2).flatMap((key) => wrapped(say(message(key)), columns, '  '))
  },
}

const ACT_1 = [
  'cli.jaws.rules.goal-1',
  'cli.jaws.rules.event',
  'cli.jaws.rules.shark',
  'cli.jaws.rules.tokens',
  'cli.jaws.rules.quint',
  'cli.jaws.rules.brody',
  'cli.jaws.rules.hooper',
  'cli.jaws.rules.end-1',
] as const

const ACT_2 = [
  'cli.jaws.rules.goal-2',
  'cli.jaws.rules.choose',
  'cli.jaws.rules.prepare',
  'cli.jaws.rules.attack',
  'cli.jaws.rules.bite',
  'cli.jaws.rules.end-2',
] as const
