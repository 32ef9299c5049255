import { expect, test } from 'vitest'
import { jaws as box } from '../../../games/jaws/index.ts'
import { LANGUAGES, type Language } from '../../../kernel/message.ts'
import { seatSet } from '../../../kernel/seats.ts'
import { botAction } from '../../bots.ts'
import { type Sitting, sitDown } from '../../sitting.ts'
import { sayer } from '../../words.ts'
import { penFor } from '../pen.ts'
import { widthOf } from '../text.ts'
import type { Scene } from './board.ts'
import { jaws } from './jaws.ts'

function sceneOf({ match, setup }: Sitting, seat: number, language: Language, compact: boolean): Scene {
  const { game } = match
  const legal = match.legal(seat).map((action, index) => [game.vocabulary.text(action), index + 1] as const)
  return {
    game,
    content: setup.content,
    view: game.view(match.state, seatSet(seat)),
    seat,
    choices: new Map(legal),
    say: sayer(language, box.names(box.shelf.builtIn)),
    pen: penFor(true),
    columns: 80,
    compact,
  }
}

test('fits 80 columns from every side, in both languages, all through a game', () => {
  let drawn = 0
  for (const mode of ['act-1', 'act-2']) {
    const sitting = sitDown(box, { options: { mode }, seed: `board ${mode}` })
    const { match } = sitting
    while (match.outcome === null) {
      const seat = match.game.seats.findIndex((_, each) => match.isToAct(each))
      for (const language of LANGUAGES)
        for (const compact of [false, true]) {
          const scene = sceneOf(sitting, seat, language, compact)
          const lines = [...jaws.draw(scene), ...jaws.rules(scene)]
          for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80)
          expect(lines.join('\n')).not.toContain('⟨')
          drawn++
        }
      match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
    }
  }
  console.log(`board of JAWS: drawn ${drawn} times`)
})

test('shows everyone where they are, and the shark to itself alone', () => {
  const sitting = sitDown(box, { seed: 'board', stack: { event: ['in-the-news'] } })
  sitting.match.submit(0, [sitting.match.game.vocabulary.parse('start N')])
  const picture = (seat: number): string[] =>
    jaws.draw({ ...sceneOf(sitting, seat, 'en', false), pen: penFor(false) })
  const chart = picture(0).slice(0, 10)
  expect(chart[0]).toMatch(/^1 ‹\d›\s+N ▲\s+2$/)
  expect(chart[1]).toContain('☺1')
  expect(chart[2]).toMatch(/5 H ‹\d›\s+6 B ‹\d›/)
  expect(chart.join('\n')).toContain('8 Q')
  expect(picture(1).slice(0, 10).join('\n')).not.toContain('▲')
  expect(picture(1).join('\n')).toContain('The shark may be at')
})
