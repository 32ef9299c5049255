import { expect } from 'vitest'
import { botAction } from '#cli/bots.ts'
import { type Sitting, sitDown } from '#cli/sitting.ts'
import { sayer } from '#cli/words.ts'
import type { Box } from '#kernel/game.ts'
import { LANGUAGES, type Language } from '#kernel/message.ts'
import { seatSet } from '#kernel/seats.ts'
import type { Board, Scene } from '#kernel/terminal/board.ts'
import { widthOf } from '#kernel/terminal/text.ts'
import { penFor } from '../pen.ts'

const COLUMNS = 80

/** What somebody in a seat is shown at this moment. */
export function sceneOf(box: Box, { match, setup }: Sitting, seat: number, language: Language): Scene {
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
    columns: COLUMNS,
    compact: false,
  }
}

/** The picture without colours. */
export function picture(box: Box, board: Board, sitting: Sitting, seat: number): string[] {
  return board.draw({ ...sceneOf(box, sitting, seat, 'en'), pen: penFor(false) })
}

/** Plays whole games at random; whoever is asked is drawn the board, small and large, in both languages. */
export function expectToFit(box: Box, board: Board, tables: readonly object[]): void {
  let drawn = 0
  for (const options of tables) {
    const sitting = sitDown(box, { options, seed: `board ${JSON.stringify(options)}` })
    const { match } = sitting
    while (match.outcome === null) {
      const seat = match.game.seats.findIndex((_, each) => match.isToAct(each))
      for (const language of LANGUAGES)
        for (const compact of [false, true]) {
          const scene = { ...sceneOf(box, sitting, seat, language), compact }
          const lines = [...board.draw(scene), ...board.rules(scene)]
          for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(COLUMNS)
          expect(lines.join('\n')).not.toContain('⟨')
          drawn++
        }
      match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
    }
  }
  console.log(`board of ${box.id}: drawn ${drawn} times`)
}
