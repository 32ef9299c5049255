import { expect, test } from 'vitest'
import { sharkIsland as box } from '../../../games/shark-island/index.ts'
import { LANGUAGES, type Language } from '../../../kernel/message.ts'
import { seatSet } from '../../../kernel/seats.ts'
import { botAction } from '../../bots.ts'
import { type Sitting, sitDown } from '../../sitting.ts'
import { sayer } from '../../words.ts'
import { penFor } from '../pen.ts'
import { widthOf } from '../text.ts'
import type { Scene } from './board.ts'
import { sharkIsland } from './shark-island.ts'

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

test('fits 80 columns in both languages, all through a game', () => {
  let drawn = 0
  for (const players of [3, 5]) {
    const sitting = sitDown(box, { options: { players }, seed: `island ${players}` })
    const { match } = sitting
    while (match.outcome === null) {
      const seat = match.game.seats.findIndex((_, each) => match.isToAct(each))
      for (const language of LANGUAGES)
        for (const compact of [false, true]) {
          const scene = sceneOf(sitting, seat, language, compact)
          for (const line of [...sharkIsland.draw(scene), ...sharkIsland.rules(scene)]) {
            expect(widthOf(line), line).toBeLessThanOrEqual(80)
            expect(line).not.toContain('⟨')
          }
          drawn++
        }
      match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
    }
  }
  console.log(`board: drawn ${drawn} times`)
})

test('shows the Shark its own fins and the Hunters none of them', () => {
  const sitting = sitDown(box, { seed: 'fins' })
  const { match } = sitting
  const plain = (seat: number): string =>
    sharkIsland.draw({ ...sceneOf(sitting, seat, 'en', false), pen: penFor(false) }).join('\n')
  while ((match.game.view(match.state, seatSet(0)) as unknown as { question: string }).question !== 'act') {
    const seat = match.game.seats.findIndex((_, each) => match.isToAct(each))
    match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
  }
  expect(plain(0)).toContain('SHARK')
  expect(plain(1)).not.toContain('SHARK')
})

test('Hunters stand under each other, whether it is their turn or not', () => {
  const sitting = sitDown(box, { options: { players: 5 }, seed: 'columns' })
  const { match } = sitting
  while ((match.game.view(match.state, seatSet(0)) as unknown as { question: string }).question !== 'act') {
    const seat = match.game.seats.findIndex((_, each) => match.isToAct(each))
    match.submit(seat, [botAction(sitting, seat, { level: 'random' })])
  }
  const lines = sharkIsland.draw({ ...sceneOf(sitting, 0, 'en', false), pen: penFor(false) })
  const hunters = lines.filter((line) => /^[▸ ][① ][A-Z] /.test(line))
  expect(hunters).toHaveLength(4)
  expect(hunters.filter((line) => line.startsWith('▸'))).toHaveLength(1)
})
