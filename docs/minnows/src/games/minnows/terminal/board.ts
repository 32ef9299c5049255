import { message } from '#kernel/message.ts'
import type { Board } from '#kernel/terminal/board.ts'
import { wrapped } from '#kernel/terminal/text.ts'
import type { MinnowsContent } from '../content/schema.ts'
import type { MinnowsView } from '../view.ts'

export const board: Board<MinnowsView, MinnowsContent> = {
  flags: { players: { type: 'string' }, 'large-shoal': { type: 'boolean' } },

  options(given) {
    const players = given.count('players')
    return {
      ...(players === undefined ? {} : { players }),
      ...(given.has('large-shoal') ? { shoal: 'large' } : {}),
    }
  },

  status: ({ shoal }) => message('cli.minnows.status', { shoal }),

  draw({ view, say, pen, columns }) {
    const shoal = wrapped(pen('cyan', new Array<string>(view.shoal).fill('><>').join(' ')), columns)
    const seats = view.seats.map(({ seat, eaten, card, points }) => {
      const marker = view.turn === seat && !view.isOver ? pen('bold', '▸') : ' '
      const shown = card === null ? '?' : say(message(`minnows.kind.${card}`))
      const count = points ?? eaten
      return `${marker} ${say(message('cli.minnows.seat', { seat, count, card: shown }))}`
    })
    return [...shoal, ...seats]
  },

  rules: ({ say, content, columns }) =>
    wrapped(say(message('cli.minnows.rules', { bonus: content.bonus })), columns),
}
